import SwiftReader
import Testing

/// What is not finished ends at the next line that can start a declaration. What swift-syntax makes of damaged files is
/// compared at large in `DamagedFileTests`.
@Suite struct RecoveryTests {
    /// A line inside a class: the property on the next line and the class behind are found where they stand.
    @Test(arguments: [
        #"let a = "open"#, #"let a = "x \(open"#, #"let a = "x \(items.map { $0"#, ##"let a = #"open"##, "let `a = 1",
        "let a = f(1, 2", "let a = [1, 2", "let a: [Int", "let a: Box<Int", "let a:", "let a =", "let", "let a = \\",
        "let (a, c = d", "let a = 1 2 3", "let a = #/open", "let a = /open", "func", "func f(a: Int", "func f(",
        "@objc(",
        "@", "#warning(\"open)", "#if DEBUG", "#endif", "#else", "typealias C =", "= = ) ] 3", "let a = 1\u{0}",
        "let a = \"\u{0}\"", "func f() { print(\"}\n    }", "func f(a: Int {\n        g()\n    }", "class", "init",
        "case",
        "<<<<<<< HEAD\n    let a = 1\n=======\n    let a = 2\n>>>>>>> other", "associatedtype", "subscript(",
    ])
    func line(_ line: String) {
        let file = read("class A {\n    \(line)\n    let b = 1\n}\nclass B {}\n")
        #expect(file.properties(of: "A").contains("b:"))
        #expect(topLevel(file) == ["A", "B"])
    }

    @Test(arguments: [
        ("class A {\n    let a = 1\n\nclass B {\n    let b = 1\n}\n", ["a", "b"]),
        ("class A {\n    func f() {\n        g()\n    let b = 1\n}\nclass B {}\n", ["b"]),
        ("class A {\n    func f() {\n        if x {\n    }\n    func g() {}\n}\nclass B {}\n", []),
        ("class A {\n    let a = 1\n}\n}\nclass B { let b = 1 }\n", ["a", "b"]),
        ("class A {\n    var a: Int { get { 1 }\n    let b = 1\n}\nclass B {}\n", ["a"]),
        ("class A {\n    lazy var a: Int = {\n        1\n    let b = 1\n}\nclass B {}\n", ["a", "b"]),
        (
            "class A {\n    func f() {\n        switch x {\n        case .a:\n    }\n    let b = 1\n}\nclass B {}\n",
            ["b"]
        ),
        ("enum A {\n    case a(\n    case c\n    var b: Int { 1 }\n}\nclass B {}\n", ["b"]),
        ("class A<T {\n    let b = 1\n}\nclass B {}\n", ["b"]),
        ("class A where {\n    let b = 1\n}\nclass B {}\n", ["b"]),
        ("class A: C<D{E> {\n    let a = 1\n}\nclass B { let b = 1 }\n", ["b"]),
        ("class A: {\n    let b = 1\n}\nclass B {}\n", ["b"]),
        ("class A\nclass B { let b = 1 }\n", ["b"]),
        ("class A {}\n@ // Nothing.\nprotocol B {\n    var b: Int { get }\n}\n", ["b"]),
        ("class A {}\nope@ class B { let b = 1 }\n", ["b"]),
        ("class A {}\nextension {\n    var b: Int { 1 }\n}\nclass B {}\n", ["b"]),
        ("class A {}\nfunc f() {\n    guard let a = b\n    class B { let b = 1 }\n}\n", ["a", "b"]),
        ("#if DEBUG\nclass A {\n#endif\n    let b = 1\n}\nclass B {}\n", ["b"]),
    ])
    func braces(_ text: String, _ variables: [String]) {
        let file = read(text)
        #expect(file.names(.variable) == variables)
        let types = file.declarations.filter(\.isNominal).map { file.name($0.name) }
        #expect(types == ["A", "B"])
    }

    /// What stands in front of the `{` of a type and has no meaning there; a `{` that was never written.
    @Test(arguments: [
        "class A: Comp)nt<C> {", "class A/Dependency: C {", "class A: C@D {", "class A[ C {", "class A: C<D#E> {",
        "class A: C = d(1, [2]) + 3 {", "class A<B<C>: D {", "class A", "class A: C",
        "public final class A", "class A\"x: C {", "class A: C<D", "class A: B<C, (d",
        "@objc\nclass A where B:",
    ])
    func headOfType(_ head: String) {
        let file = read("\(head)\n    let a = 1\n    var b: Int { 2 }\n}\nclass B {}\n")
        #expect(file.properties(of: "A") == ["a:", "b:Int"])
        #expect(file.names(.class) == ["A", "B"])
        #expect(!file.problems.isEmpty)
    }

    /// Without its `{`, a type has only members that are indented; it ends nothing around it.
    @Test func typeWithoutMembers() {
        let file = read("enum E {\n    class A\n    let c: C\n    class B: C\n        let d = 1\n    }\n}\nlet e = 1\n")
        #expect(file.properties(of: "E") == ["c:C"])
        #expect(file.properties(of: "A") == [])
        #expect(file.properties(of: "B") == ["d:"])
        #expect(file.declarations.last?.block == .file)
        #expect(read("class A let b = { 1 }").names(.variable) == ["b"])
    }

    @Test(arguments: ["\"\"\"\n  open", "/* open"])
    func toTheEnd(_ opening: String) {
        let file = read("class A {\n    let b = 1\n}\n\(opening)\nclass B {}\n")
        #expect(file.properties(of: "A") == ["b:"])
        #expect(file.names(.class) == ["A"])
        #expect(!file.problems.isEmpty)
    }

    private func topLevel(_ file: SourceFile) -> [String] {
        file.declarations.filter { $0.kind == .class && $0.block == .file }.map { file.name($0.name) }
    }
}
