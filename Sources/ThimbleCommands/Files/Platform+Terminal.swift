#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Who looks at what is written, and the time.
extension Platform {
    /// Whether a person looks at a descriptor: 1 is standard output, 2 is standard error.
    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The variables that reports ask for, as far as they are set.
    static func environment() -> [String: String] {
        let names = [
            "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE",
            "CI_PROJECT_DIR",
        ]
        var result: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { result[name] = String(cString: value) }
        }
        return result
    }

    /// Seconds of a clock that only goes forward.
    static func secondsOfClock() -> Double {
        var time = timespec()
        guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Adds bytes at the end of a file, in one step where they are few; makes the file where there is none.
    static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let descriptor = try open(path, O_WRONLY | O_APPEND | O_CREAT)
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
    }
}
