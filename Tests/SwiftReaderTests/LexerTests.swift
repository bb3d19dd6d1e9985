import SwiftReader
import Testing

/// What is inside a literal or comment never counts, and what is outside always does.
@Suite struct LexerTests {
    /// Each is one initial value; the declaration behind it must still be found, at the top level.
    @Test(arguments: [
        #""plain""#, #""brace } { ( [""#, #""quote \" and \\""#, ##"#"raw " and \( not"#"##, ##"#"\#(x + "}")"#"##,
        "\"\"\"\n  } \" \"\" \\(f(\"}\")) {\n  \"\"\"", ##"#"""#"##, "##\"\"\"\n \"\"\"# }\n\"\"\"##",
        #""\(a ? "\(b)" : "}")""#, #""\(items.map { "\($0) }" }.joined(separator: ", "))""#,
        #""a" /* } /* { */ } */"#, #""a" // } {"#, "/[}\\/{]/", "/a b(c)/", "#/ } /x\" /#",
        "#/\n  } { \" # comment\n/#",
        "a / b / c", "a /b", "(/x/)", "x! / y", "f(a, /b/)", "[/}/, /{/]", "{ /}/ }", "a ? /}/ : /{/",
        "0x1F.p3", "1_000.5e-3", "0b1010", "0o17", "a.0.1", "1...5", "1..<5", "-1", "x...", "...x", "(..<3)",
        "a <<= 1", "a &+ b", "!a", "~a", "a!", "a??.b", "a ?? b", "&a", "a => b", "a ⊕ b", "√a", "🙂", "日本語",
        "`class`", "`a name, with } inside`", "$0", "_", "\u{FEFF}1", "#file", "#\"\"#", "\"\"", "'x'",
        "try? /x/.firstMatch(in: y)", "\\.a?.b[0]!.c", "\\A<B>.c", "\\.self", "a.map(\\.b)", "<#T##code } #>",
    ])
    func literals(_ value: String) {
        let file = read("let first = \(value)\nlet second = 2\n")
        #expect(file.names(.variable).filter { $0 == "first" || $0 == "second" } == ["first", "second"])
        #expect(file.declarations.last?.block == .file)
        #expect(file.declarations.last.map { file.name($0.name) } == "second")
    }

    @Test(arguments: [
        ("\r\n", 3), ("\r", 3), ("\n", 3), ("\n\t ", 3), (" /* \n */\r\n", 4),
    ])
    func lines(_ ending: String, _ line: Int) throws {
        let file = read("// one\(ending)let a = 1\(ending)let b = 2")
        #expect(file.names(.variable) == ["a", "b"])
        let last = try #require(file.declarations.last)
        #expect(file.position(of: last.keyword.start).line == (line == 4 ? 5 : line))
    }

    @Test func lineStartsInLiterals() {
        let file = read("let a = \"\"\"\r\n one \\\r\n two\n \"\"\"\n/* \n\r */ let b = #/\n x \n/#\rlet c = 1")
        let expected = zip(file.bytes.indices, file.bytes).filter { index, byte in
            byte == 10 || (byte == 13 && !(index + 1 < file.bytes.count && file.bytes[index + 1] == 10))
        }.map { UInt32($0.0 + 1) }
        #expect(file.lineStarts == [0] + expected)
    }

    @Test func startOfFile() {
        #expect(read("\u{FEFF}#!/usr/bin/swift run\nlet a = 1").names(.variable) == ["a"])
        #expect(read("#!/usr/bin/env swift {\nlet a = 1").names(.variable) == ["a"])
        #expect(read("").blocks.count == 1)
        #expect(read("let a").names(.variable) == ["a"])
    }

    @Test(arguments: [
        ("let a = \"open\nlet b = 1", "unterminated string"),
        ("let a = \"\\(x\nlet b = 1", "unterminated string"),
        ("let b = 1 /* open", "unterminated comment"),
        ("class A {\n let b = 1", "this `{` has no `}`"),
        ("let a = 1\u{0}\nlet b = 1", "the source contains a NUL byte"),
        ("}\nlet b = 1", "this `}` has no `{`"),
        ("#endif\nlet b = 1", "this directive belongs to no `#if`"),
        ("let a = `open\nlet b = 1", "unmatched backtick"),
    ])
    func problems(_ text: String, _ message: String) {
        let file = read(text)
        #expect(file.problems.map(\.message).contains(message))
        #expect(file.names(.variable).contains("b"))
    }

    /// Between tokens, in a name, in strings, comments, regular expressions, names in backticks, directives; a run once.
    @Test(arguments: [
        "let a = 1 ^", "let a^ = 1", "let a = \"^\"", "let a = \"\\(^)\"", "let a = \"\"\"\n^\n\"\"\"",
        "let a = #\"\\^\"#",
        "/* ^ */", "/// ^", "let a = /^/", "let `a^` = 1", "#if ^\n#endif", "@a(^) let a = 1", "^", "let a = 1^^^",
        "let é = \"été 🙂 日本\" // ^", "/* /* ^", "let a = \"open ^",
    ])
    func invalidBytes(_ text: String) {
        for (message, byte) in [("these bytes are not UTF-8", 0xFF), ("the source contains a NUL byte", 0)] {
            let bytes = text.utf8.map { $0 == UInt8(ascii: "^") ? UInt8(byte) : $0 }
            let file = SourceFile(path: "a", reading: Array("let z = 1\n".utf8) + bytes)
            let reported = file.problems.filter { $0.message == message }.map(\.range)
            let start = UInt32(
                10
                    + (text.utf8.firstIndex(of: UInt8(ascii: "^")).map {
                        text.utf8.distance(from: text.startIndex, to: $0)
                    } ?? 0)
            )
            let length = UInt32(text.utf8.filter { $0 == UInt8(ascii: "^") }.count)
            #expect(reported == [SourceRange(start: start, end: start + length)])
            #expect(file.names(.variable).first == "z")
        }
    }

    @Test func readsOnBehindInvalidBytes() {
        let file = SourceFile(
            path: "a",
            reading: Array("let a = 1 ".utf8) + [0xFF, 0xC3, 0] + Array("\nlet b = 2".utf8)
        )
        #expect(file.names(.variable) == ["a", "b"])
        #expect(file.problems.map(\.message) == ["these bytes are not UTF-8", "the source contains a NUL byte"])
    }

    @Test func tokensOfTypes() {
        let file = read("let x: [A<B<C>>]?? = y")
        let type = file.declarations[0].type
        #expect(
            file.tokens(in: type).map { file.text($0.range) } == [
                "[", "A", "<", "B", "<", "C", ">", ">", "]", "?", "?",
            ]
        )
        let function = read("let x: @Sendable ( inout A ) throws -> B & C")
        #expect(function.joined(function.declarations[0].type) == "@Sendable(inoutA)throws->B&C")
    }
}
