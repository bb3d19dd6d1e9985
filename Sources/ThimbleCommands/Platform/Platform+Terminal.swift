#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Terminals, environment variables and the time.
extension Platform {
    /// Whether a descriptor is a terminal: 1 is standard output, 2 is standard error.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The width of a terminal in characters; `nil` if the descriptor is none, or its width is unknown.
    static func terminalColumns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard isTerminal(descriptor), ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// The environment variables that Thimble reads, if they are set.
    static func environment() -> [String: String] {
        let names = [
            "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE",
            "CI_PROJECT_DIR", "HOME", "XDG_CACHE_HOME", Environment.writingCommand,
        ]
        var result: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { result[name] = String(cString: value) }
        }
        return result
    }

    /// The seconds of a monotonic clock.
    static func secondsOfClock() -> Double {
        var time = timespec()
        guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Appends bytes to a file, atomically if they are few; creates the file if necessary.
    static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let descriptor = try open(path, O_WRONLY | O_APPEND | O_CREAT)
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
    }
}
