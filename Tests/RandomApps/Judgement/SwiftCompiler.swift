import Foundation

/// The Swift compiler, on many apps at once.
public struct SwiftCompiler: Sendable {
    let program: String
    /// The folder with the stand-in for RIBs, as a module.
    let libraries: String

    /// The first `swiftc` on the search path; `nil` where there is none.
    static var program: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// An error.
    struct Message: CustomStringConvertible {
        /// The last part of the path.
        let file: String
        let line: Int
        let text: String

        var description: String { "\(file):\(line): \(text)" }

        /// Reads `path:line:column: error: text`; `nil` for any other line.
        init?(line text: Substring) {
            guard let mark = text.range(of: ": error: ") else { return nil }
            let parts = text[..<mark.lowerBound].split(separator: ":")
            guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
            file = parts[parts.count - 3].split(separator: "/").last.map(String.init) ?? ""
            self.line = line
            self.text = String(text[mark.upperBound...])
        }

        /// The seed of the app that it is about, by the name of the file.
        var seed: UInt64? { UInt64(file.dropFirst().prefix { $0.isNumber }) }
    }

    /// Makes the stand-in.
    init(libraries: String) throws {
        guard let program = Self.program else { throw CampaignFailure("No swiftc is on the search path.") }
        self.program = program
        self.libraries = libraries
        try FileManager.default.createDirectory(atPath: libraries, withIntermediateDirectories: true)
        let messages = try run(
            ["-emit-module", "-o", "\(libraries)/RIBs.swiftmodule"],
            "RIBs",
            [Self.standIn],
            in: libraries,
            languageMode: 5
        )
        guard messages.isEmpty else { throw CampaignFailure("The stand-in does not compile: \(messages)") }
    }

    private static let standIn = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("GoldenTests/Fixtures/StandIns/RIBs.swift").path

    /// What it has against each of some apps, by seed. They are one program for it: all names begin with the app's
    /// prefix.
    func messages(of apps: [AppFolder], languageMode: Int, in folder: String) throws -> [UInt64: [Message]] {
        var found: [UInt64: [Message]] = [:]
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
    ) throws -> [Message] {
        guard !files.isEmpty else { return [] }
        let list = "\(folder)/\(module).files"
        try AppFolder.write(files.map { "\"\($0)\"\n" }.joined(), to: list)
        let log = "\(folder)/\(module).log"
        try AppFolder.write("", to: log)
        guard let handle = FileHandle(forWritingAtPath: log) else {
            throw CampaignFailure("'\(log)' cannot be written.")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments =
            arguments + ["-parse-as-library", "-whole-module-optimization", "-suppress-warnings", "-swift-version"]
            + ["\(languageMode)", "-module-name", module, "-I", libraries, "-I", folder, "@\(list)"]
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let text = try String(contentsOfFile: log, encoding: .utf8)
        let messages = Array(Set(text.split(separator: "\n").filter { $0.contains(": error: ") })).sorted().compactMap(
            Message.init
        )
        guard process.terminationStatus == 0 || !messages.isEmpty else {
            throw CampaignFailure("The compiler failed without an error in '\(module)':\n\(text)")
        }
        return messages
    }
}

/// Why a campaign cannot go on.
public struct CampaignFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
