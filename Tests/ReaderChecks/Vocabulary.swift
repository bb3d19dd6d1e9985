/// The words and signs of Swift, by the places where they mean something: what a mutation puts there.
///
/// A group is drawn first and then some of its members, because what is read wrongly is mostly a run of words of one
/// kind: two specifiers and an attribute where a type should stand.
package enum Vocabulary {
    package static let groups = [
        typeHeads, typeTails, types, attributes, modifiers, declarations, statements, operands, suffixes, brackets,
        operators, directives, lines,
    ]

    /// What stands in front of a type.
    static let typeHeads = [
        "some", "any", "each", "repeat", "repeat each", "inout", "borrowing", "consuming", "sending", "isolated",
        "nonisolated", "nonisolated(nonsending)", "_const", "__owned", "__shared", "dependsOn(self)", "dependsOn", "~",
        "@e", "@escaping", "@autoclosure", "@Sendable", "@MainActor", "@convention(c)", "@isolated(any)", "@A<B>",
        "@A<",
        "@", "unsafe", "let", "async", "throws",
    ]

    /// What stands behind a type.
    static let typeTails = [
        "?", "!", ".Type", ".Protocol", ".self", "...", "<A>", "<A,", ">", "& B", "-> C", "async -> C",
        "throws(E) -> C",
        "::D", "of", "where", ": P", "==", "[", "]", ".", "::",
    ]

    static let types = [
        "A", "A.B", "A<B>", "[A]", "[A: B]", "(A, B)", "() -> A", "(a: A) async throws -> B", "Self", "Any", "_", "3",
        "[3 of A]", "M::A", "class", "~Copyable", "any P & Q", "some P", "()", "self",
    ]

    static let attributes = [
        "@objc", "@objc(a:b:)", "@available(*, deprecated)", "@available (*)", "@_spi(A)", "@_implements(A, b)",
        "@abi(func f())",
        "@A.B", "@A<B>(c)", "@M::A", "@a(b) @c", "@", "@@", "@1", "@\n", "#A", "@attached(member, names: arbitrary)",
        "@rethrows", "@Self", "@freestanding(expression)", "@storageRestrictions(initializes: a)", "@_accessorBlock",
    ]

    static let modifiers = [
        "private", "fileprivate", "internal", "package", "public", "open", "private(set)", "open(set)", "static",
        "class",
        "final", "lazy", "weak", "unowned", "unowned(safe)", "override", "required", "convenience", "optional",
        "dynamic",
        "mutating", "nonmutating", "nonisolated", "nonisolated(unsafe)", "indirect", "isolated", "distributed",
        "prefix",
        "postfix", "infix", "borrowing", "consuming", "__consuming", "_const", "_local", "__setter_access", "async",
        "reasync", "sending", "rethrows",
    ]

    static let declarations = [
        "let", "var", "func", "init", "init?", "init!", "deinit", "subscript", "class", "struct", "enum", "actor",
        "protocol",
        "extension", "typealias", "associatedtype", "import", "import class", "operator", "precedencegroup", "macro",
        "case", "indirect case", "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "borrow",
        "mutate",
        "yielding borrow", "yielding mutate", "unsafeAddress", "unsafeMutableAddress", "var x: A {", "class C: A<B> {",
        "protocol P: Q {", "func f(", "let (a, b)", "case a(", "var x = 1, y: A", "func +", "func *<", "some",
    ]

    static let statements = [
        "if", "else", "guard", "for", "in", "while", "repeat", "do", "catch", "switch", "case", "default", "return",
        "throw",
        "break", "continue", "fallthrough", "defer", "yield", "then", "discard self", "where", "if let", "if case",
        "for case", "case let", "@unknown default", "for await", "for try await", "label:", "do throws(E)",
    ]

    static let operands = [
        "a", "self", "super", "Self", "nil", "true", "0", "1.5", "\"s\"", "\"\\(a)\"", "\"\\(\"", "#\"\\#(a)\"#",
        "\"\"\"\n",
        "/a/", "#/a/#", "$0", "_", "`a b`", "`", "\\.a", "\\A.b?.c", "\\", "#m(", "#selector(a)", ".a", ".init(",
        "{ $0 }",
        "{ [weak self] in", "{ (a: A) -> B in", "[]", "[:]", "()", "try", "try?", "try!", "await", "unsafe", "consume",
        "copy",
        "borrow", "each", "any", "some", "is", "as", "as?", "as!", "if a {", "switch a {", "do {", "<#a#>", "é",
        "\u{0}",
    ]

    static let suffixes = [
        ".a", ".0", "?.a", "!.a", "?", "!", "(", "(a: b)", "[", "[0]", " { a }", " b: { a }", "<A>", "<A, B>(", "<",
        ".self",
        "::a", ".M::a", "+", "..<", "...", "(_:)", "(a:b:)",
    ]

    static let brackets = [
        "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "/*", "*/", "\\(", "{ }", "( )", "[ ]", "< >", ",", ":",
        ";",
        ".", "::", "@", "#", "\\", "`", "=", "->",
    ]

    static let operators = [
        "=", "==", "+", "-", "*", "/", "<", ">", "<=", "?", "??", "!", "&", "&&", "|", "...", "..<", "->", "~", "~=",
        "%", "^",
        "a ? b : c", "?.", "!.", ".+", "&+", "+=", ">>", "<<", "<>", "+/*",
    ]

    static let directives = [
        "\n#if A\n", "\n#elseif B\n", "\n#else\n", "\n#endif\n", "\n#if A\n@a\n#endif\n", "\n#if A\n.b\n#endif\n",
        "\n#sourceLocation(file: \"a\", line: 1)\n", "#available(iOS 1, *)", "#line", "#file", "\n#error(\"a\")\n",
        "#if",
        "\n#if A\ncase .b:\n#endif\n", "\n<<<<<<< A\n", "\n=======\n", "\n>>>>>>> B\n",
    ]

    static let lines = ["\n", "\r\n", "\r", "\n\n", " ", "\t", "// a\n", "/* a */", "\u{FEFF}", "\n    ", ";"]
}
