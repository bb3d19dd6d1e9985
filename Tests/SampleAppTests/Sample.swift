import Foundation
import TestSupport

/// The sample app as it stands in the repository.
struct Sample: Sendable {
    /// The folder of the app's package.
    static let folder = repository.appendingPathComponent("SampleApp").path

    /// Where the generated file stands.
    static let generatedFile = "Sources/TicTacToe/ThimbleGenerated.swift"

    /// All that `check` reads, by the path from the app's folder.
    let texts: [String: String]

    /// Read once: no test writes into the sample's own folder.
    static let read = Result { try Sample() }

    private init() throws {
        var texts = ["Package.swift": try Files.text(of: "\(Self.folder)/Package.swift")]
        for top in ["Sources", "Tests"] {
            let found = try Files.texts(below: "\(Self.folder)/\(top)", endingIn: ".swift")
            for (path, text) in found { texts["\(top)/\(path)"] = text }
        }
        self.texts = texts
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
