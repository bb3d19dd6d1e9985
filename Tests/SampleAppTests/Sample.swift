import CommandTestSupport
import Foundation
import TestSupport

/// The sample app with its wiring in a committed file, as a team has it that does not generate in the build. In the
/// repository it has no such file, because a plugin wires it.
struct Sample: Sendable {
    /// The folder of the app's package.
    static let folder = repository.appendingPathComponent("SampleApp").path

    /// Where the generated file stands.
    static let generatedFile = "Sources/TicTacToe/ThimbleGenerated.swift"

    static let configuration = ".thimble.json"

    /// All that `check` reads, by the path from the app's folder.
    let texts: [String: String]
    /// The same as it stands in the repository.
    let committedTexts: [String: String]

    /// Read once: no test writes into the sample's own folder.
    static let read = Result { try Sample() }

    private init() throws {
        var texts = ["Package.swift": try Files.text(of: "\(Self.folder)/Package.swift")]
        for top in ["Sources", "Tests"] {
            let found = try Files.texts(below: "\(Self.folder)/\(top)", endingIn: ".swift")
            for (path, text) in found { texts["\(top)/\(path)"] = text }
        }
        let configuration = try Files.text(of: "\(Self.folder)/\(Self.configuration)")
        committedTexts = texts.merging([Self.configuration: configuration]) { $1 }
        let folder = try TemporaryFolder(texts)
        guard thimble("generate", folder.path).code == 0 else { throw SampleError("The sample has errors.") }
        texts[Self.generatedFile] = try folder.text(of: Self.generatedFile)
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
