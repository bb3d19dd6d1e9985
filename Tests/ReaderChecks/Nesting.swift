/// Something that can stand inside itself, again and again.
package struct Nesting: Sendable, CustomStringConvertible {
    package let name: String
    package let opening: String
    package let middle: String
    package let closing: String

    private init(_ name: String, _ opening: String, _ middle: String, _ closing: String) {
        self.name = name
        self.opening = opening
        self.middle = middle
        self.closing = closing
    }

    package var description: String { name }

    /// As deep as wanted.
    ///
    /// - Parameters:
    ///   - openings: how often it is opened.
    ///   - closings: how often it is closed.
    package func text(openings: Int, closings: Int) -> String {
        String(repeating: opening, count: openings) + middle + String(repeating: closing, count: closings)
    }

    /// What stands where a statement may.
    package static let ofCode = [
        Nesting("parentheses", "(", "x", ")"),
        Nesting("squares", "[", "x", "]"),
        Nesting("closures", "{ ", "x", " }"),
        Nesting("trailing closures", "f { ", "x", " }"),
        Nesting("calls", "f(a: ", "x", ")"),
        Nesting("subscripts", "a[", "0", "]"),
        Nesting("interpolations", "\"\\(", "x", ")\""),
        Nesting("comments", "/*", "", "*/"),
        Nesting("ternaries", "a ? b : (", "c", ")"),
        Nesting("directives", "\n#if A\n", "let x = 1", "\n#endif"),
        Nesting("if expressions", "if a { ", "x", " }"),
        Nesting("else ifs", "if a { } else ", "if b { }", ""),
        Nesting("switches", "switch a { case .b: ", "x", " }"),
        Nesting("functions", "func f() { ", "x", " }"),
        Nesting("types", "class C { ", "let x = 1", " }"),
        Nesting("accessors", "var x: Int { get { ", "1", " } }\n"),
        Nesting("prefixes", "!/**/", "x", ""),
        Nesting("effects", "try await ", "x", ""),
        Nesting("key paths", "a[keyPath: \\.[", "b", "]]"),
        Nesting("macros", "#m(", "x", ")"),
        Nesting("members", "", "x", ".y"),
        Nesting("sums", "x + ", "x", ""),
        Nesting("casts", "x as ", "X", ""),
        Nesting("captures", "{ [a = ", "b", "] in }"),
        Nesting("parameters", "func f(a: Int = { ", "1", " }()) {}"),
        Nesting("comparisons", "a < (", "b", ") > (c)"),
        Nesting("nested types in extensions", "extension A { ", "let x = 1", " }"),
        Nesting("guards", "guard a else { ", "x", " }"),
        Nesting("loops", "for a in b { ", "x", " }"),
        Nesting("while loops", "while a { ", "x", " }"),
        Nesting("do blocks", "do { ", "x", " }"),
        Nesting("catches", "do { } catch { ", "x", " }"),
        Nesting("tuple patterns", "case let (", "x", ") = y"),
        Nesting("optional chains", "", "x", "?.y"),
        Nesting("forced values", "", "x", "!"),
        Nesting("negations", "!", "x", ""),
        Nesting("plain ternaries", "a ? b : ", "c", ""),
        Nesting("middle ternaries", "a ? ", "b", " : c"),
        Nesting("generic calls", "a<", "b", ">()"),
        Nesting("dictionaries", "[a: ", "b", "]"),
        Nesting("attributes of declarations", "@a ", "let x = 1", ""),
        Nesting("attributes with arguments", "@a(", "b", ")\nlet y = 1"),
        Nesting("raw interpolations", "#\"\\#(", "x", ")\"#"),
        Nesting("multi-line interpolations", "\"\"\"\n\\(", "x", ")\n\"\"\""),
        Nesting("elseifs", "\n#if A\n", "let x = 1", "\n#elseif B\n#endif"),
        Nesting("protocols", "protocol P { ", "", " }"),
        Nesting("enumerations", "enum E { ", "case a", " }"),
        Nesting("initialisers", "class C { init() { ", "x", " } }"),
        Nesting("subscript bodies", "struct S { subscript(a: A) -> B { ", "x", " } }"),
        Nesting("default values", "func f(a: A = { func g(b: B = ", "x", ") }) { }"),
        Nesting("assignments", "a = ", "b", ""),
        Nesting("arrows", "(A) -> ", "B", ""),
        Nesting("postfix directives", "a\n#if A\n.b(", "x", ")\n#endif\n"),
    ]

    /// What stands where a type may.
    package static let ofTypes = [
        Nesting("generics", "A<", "B", ">"),
        Nesting("arrays", "[", "B", "]"),
        Nesting("tuples", "(", "B", ")"),
        Nesting("optionals", "", "B", "?"),
        Nesting("functions", "() -> ", "B", ""),
        Nesting("attributes", "@a ", "B", ""),
        Nesting("members", "", "B", ".C"),
        Nesting("compositions", "A & ", "B", ""),
        Nesting("dictionaries", "[A: ", "B", "]"),
        Nesting("existentials", "any ", "B", ""),
        Nesting("attributes with arguments", "@a(b) ", "B", ""),
        Nesting("forced optionals", "", "B", "!"),
        Nesting("packs", "repeat each ", "B", ""),
        Nesting("function parameters", "(", "B", ") -> C"),
        Nesting("labelled tuples", "(a: A, b: ", "B", ")"),
        Nesting("generic members", "A<B>.C<", "B", ">"),
        Nesting("attributes with generic arguments", "@A<", "B", "> C"),
        Nesting("metatypes", "", "B", ".Type"),
        Nesting("specifiers", "sending ", "B", ""),
    ]

    /// Openings that are never closed, closings that were never opened, and what may wait for more.
    package static let pieces = [
        "(", "[", "{", "f(", "a[", "f {", "if a {", "switch a {", "class A {", "func f() {", "\"\\(", "#if A\n", "/*",
        "#\"\\#(", "A<", "let a: A<", "a<", "case a: ", "{ [", "@a(", "<", ")", "]", "}", "\"", "`", "\\", "#", "@",
        "let ", "func ", "class ", "where ", "->", "...", "#if", "#else", "#endif", "guard ", "if ", "for ", "var x: ",
        "\"\"\"\n", "#/\n", "/a", ".", "a.", "a?.", "try ", "{ (", "func f(", "[ x:", "init ", "& ", "==", "is ", "as ",
        "\n#if A\n.b", "a\n#if A\n.b", "\n#if A\n@b\n", "\n<<<<<<< ", "<#", "'", "$", "é", "\u{0}", "if let ", "case ",
        "@a (x) ", "protocol P { var x: Int { get", "a ? ", "\"\\(\"\\(", "{ a, ", "a<(", "(a<b,", "[a<",
        "enum E { case ", "foo(some some @e)", "[any any@x", "[some each @", "some ", "f(some ", "lazy ", "@a ",
        "@a(b) ",
        "@a (b) private ", "private(set) ", "class C { lazy ", "\n#if A\n@a\n#endif", "async throws ", "throws(E) ",
        "let a: A throws(E) ", "{ async throws ", "@A<", "f<@A<", "@A<B>", "\nfinal ", "a.\n", "a::\n", "as\n",
    ]
}
