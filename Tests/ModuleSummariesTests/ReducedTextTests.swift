import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import ModuleSummaries

/// What a summary keeps of a file.
@Suite("Reduced text")
struct ReducedTextTests {
    private func reduced(_ text: String) -> String {
        String(decoding: ReducedText.of(Array(text.utf8), keepingCommentsWith: ["thimble:"]), as: UTF8.self)
    }

    @Test func commentsBehindCodeLeaveNothing() {
        let code = "import RIBs\n\nclass A {\n    let b = 1\n    func c() {\n        d()\n    }\n}\n"
        let commented = """
            import RIBs // for components

            class A { /* one */ // two
                let b = 1   // three
                func c() {
                    d() /* four */
                }\t
            } // five

            """
        #expect(reduced(commented) == reduced(code))
        #expect(reduced(code) == code)
    }

    @Test func linesKeepTheirNumbers() {
        #expect(reduced("/* a\n b */\n// c\nlet d = 1\n") == "\n\n\nlet d = 1\n")
        #expect(reduced("// a\r\nlet b = 1 // c\r\n") == "\r\nlet b = 1\r\n")
    }

    @Test func columnsBehindACommentAreKept() {
        #expect(reduced("/* ü */ let d = /* e */ 1 // f\n") == "/* ü */ let d = /* e */ 1\n")
    }

    @Test func marksAreKept() {
        let text = "let a = 1 // thimble:disable:this unused-provider - as agreed\n"
        #expect(reduced(text) == text)
    }

    /// Fixes delete such members with the comments around them.
    @Test func commentsOfRemovableMembersKeepTheirShape() {
        let text = """
            protocol ADependency: Dependency {
                /// The user.
                var user: User { get } // who else
            }
            final class AComponent: Component<ADependency> {
                // MARK: - Own
                var user: User { dependency.user } /* again */
            }

            """
        let expected = """
            protocol ADependency: Dependency {
                /// --- -----
                var user: User { get } // --- ----
            }
            final class AComponent: Component<ADependency> {
                // MARK: - ---
                var user: User { dependency.user } /* ----- */
            }

            """
        #expect(reduced(text) == expected)
        #expect(reduced(expected) == expected)
    }

    @Test func aFileThatIsReadInPartIsKept() {
        let text = "class A { // a\n    let b = \"unterminated // c\n}\n/* d"
        #expect(reduced(text) == text)
    }

    private static let files = Files.paths(below: repository.appendingPathComponent("Sources").path, endingIn: ".swift")
        .enumerated().filter { $0.offset % 12 == 0 }.map { "Sources/\($0.element)" }

    @Test(arguments: files)
    func everyTokenStaysWhereItIs(_ path: String) throws {
        let bytes = Array(try Files.text(of: repository.appendingPathComponent(path).path).utf8)
        let short = ReducedText.of(bytes, keepingCommentsWith: ["thimble:"])
        #expect(short.count <= bytes.count)
        #expect(ReducedText.of(short, keepingCommentsWith: ["thimble:"]) == short)
        #expect(tokens(bytes) == tokens(short))
    }

    private func tokens(_ bytes: [UInt8]) -> [String] {
        let source = SourceFile(path: "", reading: bytes)
        return source.tokens(in: SourceRange(start: 0, end: UInt32(bytes.count))).map { token in
            let position = source.position(of: token.range.start)
            return "\(position.line):\(position.column) \(source.text(token.range))"
        }
    }
}
