/// An input of any size, made to be hard for a reader that recurses, looks ahead twice or searches backwards.
package struct SizeCase: Sendable {
    package let name: String
    /// How much of it is asked for: levels, pieces or bytes.
    package let size: Int
    /// The bytes for a size.
    package let make: @Sendable (_ size: Int) -> [UInt8]

    /// Nested as deep as `size` says: closed, not closed, and closed without having been opened.
    package static var nestings: [SizeCase] {
        Nesting.ofCode.flatMap { nestings($0, in: "\($0)") { "\($0)\nlet last = 1\n" } }
            + Nesting.ofTypes.flatMap { nestings($0, in: "\($0) in types") { "let x: \($0) = y\nlet last = 1\n" } }
            + Nesting.pieces.map { piece in
                SizeCase(name: "pieces \(piece.debugDescription)", size: 100_000) { repeated(piece, $0) }
            }
    }

    private static func nestings(
        _ nesting: Nesting,
        in name: String,
        _ file: @escaping @Sendable (String) -> String
    ) -> [SizeCase] {
        [("balanced", 1, 1), ("open", 1, 0), ("closed", 0, 1)].map { kind, openings, closings in
            SizeCase(name: "\(name), \(kind)", size: 100_000) { size in
                Array(file(nesting.text(openings: openings * size, closings: closings * size)).utf8)
            }
        }
    }

    /// Files that are one line, `size` bytes long.
    package static var lines: [SizeCase] {
        let pieces = [
            "/", "a /b ", " /b", "a / b ", "= /b ", "(/b ", "(/b", ", /b ", ",/b", "=/b", "try? /b ", "{ /b", "/ ",
            "/(",
            "/[", "\\/", "#/", "#/b ", "/#", "##/", "=/a(", "(/[", "<", ">", "< ", "a<", "a<b,", "a<(", "a < b ",
            "a<b>",
            "\"", "\"\"", "\"\"\"", "'", "#", "#\"", "\"#", "#\"\"\"", "##\"", "\\(", "\"\\(a)\" ", "\"\\(", "`",
            "`a` ",
            "+", "+ ", "a + ", "a+", "-", "&", "!", "?", "??", ".", "..", ". ", "a.", "a?", "a ? b : ", ":", ",", ";",
            "@",
            "@a ", "$", "$0 ", "\\", "\\.a ", "(", ")", "()", "(a) ", "[", "]", "[]", "{", "}", "{}", "a", "1", "0x",
            "1.", "é", "日", "🙂", "⊕", "e\u{301}", "\u{0}", "\t", "/*", "*/", "/**/", "//", "<#", "#>", "<#a#> ", "#if ",
            "#a ", "let a = 1; ", "a = ", "case ", "if a {} ", "func ", "a(b) ", "a { } ", "a: ", "_ ",
        ]
        return pieces.map { piece in
            SizeCase(name: "line of \(piece.debugDescription)", size: 10_000_000) { size in
                repeated(piece, size / piece.utf8.count) + Array("\nlet last = 1\n".utf8)
            }
        } + [
            SizeCase(name: "line of bytes that are not UTF-8", size: 10_000_000) { [UInt8](repeating: 0xFF, count: $0) }
        ]
    }

    /// Very many lines: `size` of them.
    package static var numbers: [SizeCase] {
        [
            "let a = 1\n", "func f() {}\n", "struct S {}\n", "let (a, b) = c\n", "import A\n", "extension A: B {}\n",
            "typealias A = B\n", "#if A\nlet a = 1\n#endif\n", "#if A\n", "#elseif B\n", "let a = \"open\n",
            "let a = `b\n",
            "/* open\n", "let a = \"\"\"\n", "}\n", "\n", "\r", "\r\n", "<<<<<<< \n", ">>>>>>> \n", "a\n.b\n",
            "let a = #/\n",
            "let a = <#b\n", "// comment\n", "@a(b)\n", "case a\n", "a: while b {}\n",
        ].map { line in
            SizeCase(name: "lines \(line.debugDescription)", size: 1_000_000) { repeated(line, $0) }
        } + [
            SizeCase(name: "members of one type", size: 1_000_000) { wrapped("class C {\n", "var a: A\n", $0, "}\n") },
            SizeCase(name: "cases of one enum", size: 1_000_000) { wrapped("enum E {\ncase a", ", b", $0, "\n}\n") },
            SizeCase(name: "names of one let", size: 1_000_000) { wrapped("let a", ", b: B", $0, "\n") },
            SizeCase(name: "inherited types", size: 1_000_000) { wrapped("class C: A", ", B", $0, " {}\n") },
            SizeCase(name: "parameters", size: 1_000_000) { wrapped("func f(a: A", ", b: B = c", $0, ") {}\n") },
            SizeCase(name: "generic parameters", size: 1_000_000) { wrapped("func f<A", ", B: C", $0, ">() {}\n") },
            SizeCase(name: "arguments", size: 1_000_000) { wrapped("f(a", ", b: c", $0, ")\n") },
            SizeCase(name: "conditions", size: 1_000_000) { wrapped("if a", ", let b = c", $0, " {}\n") },
            SizeCase(name: "trailing closures", size: 1_000_000) { wrapped("f {}", " b: {}", $0, "\n") },
            SizeCase(name: "names of one tuple", size: 1_000_000) { wrapped("let (a", ", b", $0, ") = c\n") },
            SizeCase(name: "accessors", size: 1_000_000) { wrapped("var a: A {", " get {}", $0, "}\n") },
        ]
    }

    private static func wrapped(_ before: String, _ piece: String, _ count: Int, _ after: String) -> [UInt8] {
        Array(before.utf8) + repeated(piece, count) + Array(after.utf8)
    }

    private static func repeated(_ piece: String, _ count: Int) -> [UInt8] {
        Array(String(repeating: piece, count: count).utf8)
    }
}
