import Foundation
import TestSupport

/// The Swift compiler, on many apps at once.
public struct SwiftCompiler: Sendable {
    private let compiler: Compiler
    /// The double of RIBs, as a module.
    private let libraries: LibraryModules

    init() throws {
        guard let found = Compiler.found else { throw CampaignFailure("No swiftc is on the search path.") }
        compiler = found
        libraries = try LibraryModules.ofFixtures.get()
    }

    /// What it has against each of some apps, by seed. They are one program for it: all names begin with the app's
    /// prefix.
    func messages(of apps: [AppFolder], languageMode: Int, in folder: String) throws -> [UInt64: [CompilerError]] {
        var found: [UInt64: [CompilerError]] = [:]
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for module in ["Base", "Features", "Main"] {
            let rest = apps.filter { found[$0.app.plan.seed] == nil }
            let messages = try run(
                ["-typecheck"],
                module,
                rest.flatMap { try $0.files(of: module) },
                in: folder,
                languageMode: languageMode
            )
            for message in messages {
                guard let seed = message.seed else { throw CampaignFailure("Whose is this? \(message)") }
                found[seed, default: []].append(message)
            }
            // A module with errors cannot be imported: those that have some go no further.
            let sound = try rest.filter { found[$0.app.plan.seed] == nil }.flatMap { try $0.files(of: module) }
            guard module != "Main", !sound.isEmpty else { continue }
            let output = "\(folder)/\(module).swiftmodule"
            let skip = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
            let again = try run(
                ["-emit-module", "-o", output] + skip,
                module,
                sound,
                in: folder,
                languageMode: languageMode
            )
            guard again.isEmpty else { throw CampaignFailure("'\(module)' cannot be made: \(again)") }
        }
        return found
    }

    private func run(
        _ arguments: [String],
        _ module: String,
        _ files: [String],
        in folder: String,
        languageMode: Int
    ) throws -> [CompilerError] {
        guard !files.isEmpty else { return [] }
        let options = ["-parse-as-library", "-whole-module-optimization", "-suppress-warnings"]
        let language = ["-swift-version", "\(languageMode)", "-module-name", module]
        let imports = ["-I", libraries.path, "-I", folder]
        return try compiler.run(arguments + options + language + imports, files: files).sortedErrors()
    }
}

extension Compilation {
    /// Each error once, in an order that does not depend on that of the files.
    func sortedErrors() throws -> [CompilerError] {
        Set(try errors()).sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
    }
}

extension CompilerError {
    /// The seed of the app that it is about, by the name of the file.
    var seed: UInt64? { UInt64(file.dropFirst().prefix { $0.isNumber }) }
}

/// Why a campaign cannot go on.
public struct CampaignFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
