import ReaderChecks
import SwiftReader
import Testing

/// Nesting of any kind may be as deep as the input is long: nothing overflows, and the time stays in proportion.
@Suite struct DepthTests {
    static let depth = 100_000

    @Test(arguments: [
        ("parentheses", "(", "x", ")"),
        ("squares", "[", "x", "]"),
        ("closures", "{ ", "x", " }"),
        ("trailing closures", "f { ", "x", " }"),
        ("calls", "f(a: ", "x", ")"),
        ("subscripts", "a[", "0", "]"),
        ("interpolations", "\"\\(", "x", ")\""),
        ("comments", "/*", "", "*/"),
        ("ternaries", "a ? b : (", "c", ")"),
        ("directives", "\n#if A\n", "let x = 1", "\n#endif"),
        ("if expressions", "if a { ", "x", " }"),
        ("else ifs", "if a { } else ", "if b { }", ""),
        ("switches", "switch a { case .b: ", "x", " }"),
        ("functions", "func f() { ", "x", " }"),
        ("types", "class C { ", "let x = 1", " }"),
        ("accessors", "var x: Int { get { ", "1", " } }\n"),
        ("prefixes", "!/**/", "x", ""),
        ("effects", "try await ", "x", ""),
        ("key paths", "a[keyPath: \\.[", "b", "]]"),
        ("macros", "#m(", "x", ")"),
        ("members", "", "x", ".y"),
        ("sums", "x + ", "x", ""),
        ("casts", "x as ", "X", ""),
        ("captures", "{ [a = ", "b", "] in }"),
        ("parameters", "func f(a: Int = { ", "1", " }()) {}"),
        ("comparisons", "a < (", "b", ") > (c)"),
    ])
    func expressions(_ name: String, _ opening: String, _ middle: String, _ closing: String) {
        let text =
            String(repeating: opening, count: Self.depth) + middle + String(repeating: closing, count: Self.depth)
        let file = read(text + "\nlet last = 1\n")
        #expect(file.names(.variable).last == "last", "\(name)")
    }

    @Test(arguments: [
        ("generics", "A<", "B", ">"), ("arrays", "[", "B", "]"), ("tuples", "(", "B", ")"),
        ("optionals", "", "B", "?"), ("functions", "() -> ", "B", ""), ("attributes", "@a ", "B", ""),
        ("members", "", "B", ".C"), ("compositions", "A & ", "B", ""),
    ])
    func types(_ name: String, _ opening: String, _ middle: String, _ closing: String) {
        let type =
            String(repeating: opening, count: Self.depth) + middle + String(repeating: closing, count: Self.depth)
        let file = read("let x: \(type) = y\nlet last = \(type)()\nlet end = 1")
        #expect(file.names(.variable) == ["x", "last", "end"], "\(name)")
        #expect(file.text(file.declarations[0].type) == type, "\(name)")
    }

    /// Openings that are never closed, and closings that were never opened.
    @Test(arguments: [
        "(", "[", "{", "f(", "a[", "f {", "if a {", "switch a {", "class A {", "func f() {", "\"\\(", "#if A\n", "/*",
        "#\"\\#(", "A<", "let a: A<", "a<", "case a: ", "{ [", "@a(", "<", ")", "]", "}", "\"", "`", "\\", "#", "@",
        "let ", "func ", "class ", "where ", "->", "...", "#if", "#else", "#endif", "guard ", "if ", "for ", "var x: ",
        "\"\"\"\n", "#/\n", "/a", ".", "a.", "a?.", "try ", "{ (", "func f(", "[ x:", "init ", "& ", "==", "is ", "as ",
        "\n#if A\n.b", "a\n#if A\n.b", "\n#if A\n@b\n", "\n<<<<<<< ", "<#", "'", "$", "é", "\u{0}", "if let ", "case ",
        "@a (x) ", "protocol P { var x: Int { get", "a ? ", "\"\\(\"\\(", "{ a, ", "a<(", "(a<b,", "[a<",
        "enum E { case ",
    ])
    func unbalanced(_ piece: String) {
        let file = read(String(repeating: piece, count: Self.depth / 10))
        #expect(file.brokenRules.isEmpty)
    }
}
