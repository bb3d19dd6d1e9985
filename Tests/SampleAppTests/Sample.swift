import Foundation

/// The sample app as it stands in the repository.
struct Sample: Sendable {
    /// The folder of the app's package.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("SampleApp").path

    /// Where the generated file stands.
    static let generatedFile = "Sources/TicTacToe/ThimbleGenerated.swift"

    /// All that `check` reads, by the path from the app's folder.
    let texts: [String: String]

    /// Read once: no test writes into the sample's own folder.
    static let read = Result { try Sample() }

    private init() throws {
        var texts = ["Package.swift": try Self.text(of: "Package.swift")]
        for top in ["Sources", "Tests"] {
            // The names that it gives begin behind the folder.
            let names = FileManager.default.enumerator(atPath: "\(Self.folder)/\(top)")?.compactMap { $0 as? String }
            for name in names ?? [] where name.hasSuffix(".swift") {
                texts["\(top)/\(name)"] = try Self.text(of: "\(top)/\(name)")
            }
        }
        self.texts = texts
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }

    /// The text of one file.
    func text(of path: String) throws -> String {
        guard let text = texts[path] else { throw SampleError("The sample has no file '\(path)'.") }
        return text
    }
}

/// Why the tests cannot use the sample.
struct SampleError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
