import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// The examples of the pages Drawings and Explorer of the manual do what the pages say.
@Suite struct DrawingPageTests {
    private static let sampleApp = repository.appendingPathComponent("SampleApp").path

    /// One line that a person types, and what the page shows below it.
    struct Example: Sendable, CustomTestStringConvertible {
        let command: String
        /// Empty if the page shows nothing.
        let output: String

        var testDescription: String { command }
    }

    private static let examples = Result { try ["Drawings", "Explorer"].flatMap { try examples(of: $0) } }

    private static func examples(of page: String) throws -> [Example] {
        let file = "Sources/thimble/Thimble.docc/Manual/\(page).md"
        let text = try Files.text(of: repository.appendingPathComponent(file).path)
        let fenced = text.components(separatedBy: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }
        return fenced.flatMap { examples(in: $0.element) }
    }

    private static func examples(in block: String) -> [Example] {
        var examples: [(command: String, output: [String])] = []
        for line in block.components(separatedBy: "\n").dropFirst() {
            if let command = line.firstMatch(of: /^(\$ )?(thimble .*?)( +\| .*| +# .*)?$/) {
                examples.append((String(command.2), []))
            } else if !examples.isEmpty {
                examples[examples.count - 1].output.append(line)
            }
        }
        return examples.map { example in
            let output = example.output.joined(separator: "\n").trimmingCharacters(in: .newlines)
            return Example(command: example.command, output: output.isEmpty ? "" : output + "\n")
        }
    }

    @Test func thePagesHaveExamples() throws {
        let examples = try Self.examples.get()
        #expect(examples.count >= 10)
        #expect(examples.count { !$0.output.isEmpty } >= 3)
        #expect(examples.allSatisfy { !$0.output.contains("thimble ") })
    }

    @Test(arguments: try examples.get())
    func theExampleDoesWhatThePageSays(example: Example) throws {
        let folder = try TemporaryFolder()
        try folder.write(thimble("graph", "--format", "json", Self.sampleApp).output, to: "old.json")
        let words = example.command.split(separator: " ").dropFirst().map { String($0).replacing("'", with: "") }
        var file: String?
        let arguments = words.enumerated().map { number, word in
            switch word {
            case "path/to/App", ".", "SampleApp": return Self.sampleApp
            case "SampleApp/Sources": return "\(Self.sampleApp)/Sources"
            case "old.json": return "\(folder.path)/old.json"
            case _ where words[max(number - 1, 0)] == "--output":
                file = word
                return "\(folder.path)/\(word)"
            default: return word
            }
        }
        let outcome = thimble(Array(arguments))
        #expect(outcome.code == 0, "\(outcome.errors)")
        if let file {
            #expect(outcome.errors == "Wrote \(folder.path)/\(file).\n")
            #expect(try folder.text(of: file).hasPrefix("<!DOCTYPE html>"))
        } else {
            #expect(outcome.errors.isEmpty)
            let output = outcome.output.replacing("\(repository.path)/", with: "")
            #expect(example.output.isEmpty ? !output.isEmpty : output == example.output)
        }
    }
}
