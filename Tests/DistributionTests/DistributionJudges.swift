import Foundation
import TestSupport

/// Programs that judge what teams install; Tests/DistributionJudges/install.sh installs them.
enum DistributionJudges {
    private static let installed = repository.appendingPathComponent(".build/distribution-judges").path
    static let folder = repository.appendingPathComponent("Tests/DistributionJudges").path

    static let areInstalled = FileManager.default.fileExists(atPath: "\(installed)/installed")
    static let howToInstall = "The judges are not installed: run Tests/DistributionJudges/install.sh."

    static let python = program("python")
    static let shellcheck = program("shellcheck")
    static let schemas = program("check-jsonschema")
    static let preCommit = program("pre-commit")

    private static func program(_ name: String) -> Program { Program(at: "\(installed)/bin/\(name)") }

    /// Runs a command while a code host answers on this machine; `$FORGE` is its address.
    static func beside(
        forge: String,
        _ command: [String],
        in folder: String,
        environment: [String: String] = [:]
    ) throws -> Program.Run {
        try python.run(["\(Self.folder)/forge.py", forge] + command, in: folder, environment: environment)
    }
}
