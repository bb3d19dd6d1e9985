import Foundation

/// One run of a program, as the system accounts for it.
struct ChildProcess: Codable {
    /// 128 and the signal's number where a signal ended it.
    let code: Int32
    /// From start to end.
    let seconds: Double
    /// Spent by all its threads in its own code and in the system's.
    let processorSeconds: Double
    /// The largest resident size, in bytes; never less than that of the process which ran it, which Linux counts as well.
    let peakMemory: Int

    /// Runs a program to its end. What it writes to standard output goes to a file that is written over each time, so
    /// that nothing is saved by not writing.
    ///
    /// - Parameters:
    ///   - words: an absolute path and the arguments.
    ///   - output: where its output goes, both kinds; lost where it is `nil`.
    static func run(_ words: [String], output: String? = nil) throws -> ChildProcess {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output ?? "/dev/null", flags, 0o644)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        let arguments = words.map { strdup($0) } + [nil]
        let environment = variables.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        let start = ContinuousClock.now
        let refusal = posix_spawn(&process, words[0], &actions, nil, arguments, environment)
        guard refusal == 0 else {
            throw BenchmarkError("\(words[0]) cannot be run: \(String(cString: strerror(refusal)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else {
                throw BenchmarkError("\(words[0]) is lost: \(String(cString: strerror(errno)))")
            }
        }
        let elapsed = ContinuousClock.now - start
        return ChildProcess(status: status, elapsed: elapsed, usage: usage)
    }

    private init(status: Int32, elapsed: Duration, usage: rusage) {
        // The low seven bits are the signal, the next byte the code (wait(2)).
        code = status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
        seconds = elapsed / .seconds(1)
        let times = [usage.ru_utime, usage.ru_stime]
        processorSeconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        #if canImport(Darwin)
            peakMemory = Int(usage.ru_maxrss)
        #else
            // Linux counts in KiB, Darwin in bytes (getrusage(2)).
            peakMemory = Int(usage.ru_maxrss) * 1024
        #endif
    }
}
