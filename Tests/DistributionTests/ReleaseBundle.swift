import Foundation
import Reporters
import TestSupport

/// A release as `.ci/bundle` makes it, of the program that the tests were built with.
struct ReleaseBundle {
    let folder: TemporaryFolder

    var path: String { folder.path }

    init(_ arguments: String...) throws {
        folder = try TemporaryFolder()
        let run = try Self.bundle(["--output", path, "--binary", Program.thimble.path] + arguments)
        guard run.isSuccess else { throw FailedRun(messages: run.messages) }
    }

    /// - Parameter platforms: the platforms of which the release has a program, which is no program.
    init(platforms: [String]) throws {
        folder = try TemporaryFolder()
        let tar = Program(at: "/bin/sh")
        for platform in platforms {
            let name = "thimble-\(toolVersion)-\(platform)"
            try folder.write("", to: "\(name)/thimble")
            try folder.write("Nothing.", to: "\(name)/REQUIREMENTS")
            let run = try tar.run(["-ec", "tar -czf \(name).tar.gz \(name) && rm -r \(name)"], in: path)
            guard run.isSuccess else { throw FailedRun(messages: run.messages) }
        }
        let run = try Self.bundle(["package", "--output", path])
        guard run.isSuccess else { throw FailedRun(messages: run.messages) }
    }

    static func bundle(_ arguments: [String]) throws -> Program.Run {
        try Program(at: repository.appendingPathComponent(".ci/bundle").path).run(arguments)
    }

    /// Made once, because every test only reads it.
    static let shared = Result { try ReleaseBundle() }

    /// Why releases cannot be made here; `nil` where they can.
    static let obstacle: String? = {
        let missing = ["bash", "git", "python3", "strip", "tar"].filter { Program(named: $0) == nil }
        return missing.isEmpty ? nil : "Releases need \(missing.joined(separator: ", "))."
    }()
}
