import SwiftReader
import Testing

/// Expressions and statements.
@Suite struct ExpressionTests {
    @Test(arguments: [
        ("a.b(c: d, e) { f } g: { h }", ["a.b(c,_,~_,~g)"]),
        ("a { b }.c { d }", ["a(~_)", "a{b}.c(~_)"]),
        ("if a(b) { c() }", ["a(_)", "c()"]),
        ("if a { $0 }, b { c() }", ["a(~_)", "c()"]),
        ("for a in b.c { $0 > 4 } { d() }", ["b.c(~_)", "d()"]),
        ("for a in b.c { d() }", ["d()"]),
        ("guard let a = b(c) else { return d() }; e()", ["b(_)", "d()", "e()"]),
        ("switch a() { case .b(let c) where d(c): e(); default: f() }", ["a()", ".b(_)", "d(_)", "e()", "f()"]),
        ("while a() { b() }; repeat { c() } while d()", ["a()", "b()", "c()", "d()"]),
        ("do { try a() } catch let e as F { b() } catch { c() }", ["a()", "b()", "c()"]),
        ("let a = b as? C<D> ?? e()", ["e()"]),
        ("x = .init(parent: self)", [".init(parent)"]),
        ("a\n(b)", []),
        ("A<B>(c); d < e(f); g<h", ["A<B>(_)", "e(_)"]),
        // As in Swift itself: this is a call of `a<b, c>`.
        ("f(a < b, c > (d))", ["a<b,c>(_)", "f(_)"]),
        ("\"\\(a(\"\\(b())\"))\"", ["b()", "a(_)"]),
        ("a = b ? c() : d()", ["c()", "d()"]),
        ("#m(a()) { b() }", ["a()", "b()"]),
        ("#if A\na()\n#else\nb()\n#endif", ["a()", "b()"]),
        ("label: for x in y { break label }; a()", ["a()"]),
        ("defer { a() }; throw b(); yield c()", ["a()", "b()", "c()"]),
        ("let x = if a() { b() } else if c() { d() } else { e() }", ["a()", "b()", "c()", "d()", "e()"]),
        ("reduce(0, +); sorted(by: <); f(-)", ["reduce(_,_)", "sorted(by)", "f(_)"]),
        ("f(a:b:); g(_:)", []),
        ("unsafe .a(); unsafe b(); unsafe.c()", [".a()", "b()", "unsafe.c()"]),
        ("unsafe [A](b); a.M::b(c)", ["[A](_)", "a.M::b(_)"]),
        ("let k = Swift::print(1); M::A<B>.c()", ["Swift::print(_)", "M::A<B>.c()"]),
        ("a { b }\n{ c() }()", ["a(~_)", "c()", "{c()}()"]),
        ("a?.b?().c!(d)", ["a?.b?()", "a?.b?().c!(_)"]),
        ("[A]().b(); [C: D](); (E)(); E?.f()", ["[A]()", "[A]().b()", "[C:D]()", "E()", "E?.f()"]),
        ("(A)(b); ((a.B))(c: d); (a ? B : C)(d); (a, b)(c)", ["A(_)", "a.B(c)", "(a?B:C)(_)", "(a,b)(_)"]),
    ])
    func calls(_ text: String, _ expected: [String]) {
        let file = read("func test() {\n\(text)\n}\nlet after = 1")
        #expect(file.calls == expected)
        #expect(file.problems.isEmpty)
        #expect(file.brokenRules.isEmpty)
        #expect(file.declarations.last?.block == .file)
    }

    @Test(arguments: [
        ("{ [weak self, unowned(safe) a, b = c.d, e] f, g in }", "f,g", ["self", "a", "b", "e"]),
        ("{ (a: Int, b) async throws -> C in d }", "a,b", []),
        ("{ @MainActor [self] (a) in a }", "a", ["self"]),
        ("{ _ in }", "_", []),
        ("{ [1, 2].first }", "", []),
        ("{ a, b }", "", []),
        ("{ for a in b { } }", "", ["a"]),
    ])
    func closures(_ text: String, _ parameters: String, _ captures: [String]) throws {
        let file = read("let x = \(text)")
        let closure = try #require(file.expressions.last { $0.kind == .closure })
        let names = file.parameters[closure.parameters.indices].map { file.text($0.name) }
        #expect(names.joined(separator: ",") == parameters)
        #expect(file.names(.variable).dropFirst() == captures[...])
        let body = try #require(closure.body)
        #expect(file[body].closure.map { file[$0].range } == closure.range)
    }

    @Test func captureDetails() throws {
        let file = read("f { [weak self, a = b()] in self?.c() }")
        let captures = file.declarations
        #expect(captures.map(\.binding) == [.capture, .capture])
        #expect(captures.map { $0.initialValue != nil } == [false, true])
        #expect(captures[0].modifiers.contains(.weak))
        #expect(file[captures[0].block].kind == .closure)
    }

    @Test func bindings() {
        let file = read(
            """
            func f() {
                guard let a, let b = c, case .d(let e) = g else { let inside = 1 }
                if let h = i { } else if case let .j(k, l: m) = n { }
                for (o, p) in q where r { }
                for case let s? in t { }
                while var u = v { }
                switch w { case let (x, y), .z(var x, let y): break }
                do { } catch let error as A { } catch { }
            }
            """
        )
        let bound = file.declarations.filter { $0.kind == .variable }
        let kinds = bound.map { "\(file.text($0.name)) \($0.binding)" }
        #expect(
            kinds == [
                "a optional", "b optional", "e pattern", "inside plain", "h optional", "k pattern", "m pattern",
                "o loop", "p loop", "s pattern", "u optional", "x pattern", "y pattern", "x pattern", "y pattern",
                "error pattern",
            ]
        )
        let blocks = bound.map { file[$0.block].kind }
        #expect(blocks.prefix(3) == [.function, .function, .function])
        #expect(blocks.dropFirst(3).allSatisfy { $0 == .statement })
        #expect(file.problems.isEmpty)
    }

    /// In `for` a keyword may stand inside the tuple, and holds for what it stands in front of.
    @Test(arguments: [
        ("for (a, var b) in c { }", ["let a", "var b"]),
        ("for (var (a, b), c) in d { }", ["var a", "var b", "let c"]),
        ("for (let a, (var b, c)) in d { }", ["let a", "var b", "let c"]),
        ("for var (a, b) in c { }", ["var a", "var b"]),
    ])
    func loopKeywords(_ text: String, _ expected: [String]) {
        let file = read("func f() {\n\(text)\n}")
        let bound = file.declarations.filter { $0.kind == .variable }
        #expect(bound.map { "\($0.modifiers.contains(.constant) ? "let" : "var") \(file.text($0.name))" } == expected)
        #expect(bound.allSatisfy { $0.keyword.isEmpty || ["let", "var"].contains(file.text($0.keyword)) })
    }

    @Test func sequences() throws {
        let file = read("a.b = try await c ?? d as? E")
        let sequence = try #require(file.expressions.last { $0.kind == .sequence })
        let labels = file.arguments[sequence.arguments.indices].map { file.text($0.label) }
        #expect(labels == ["", "="])
        let inner = try #require(file.expressions.first { $0.kind == .sequence })
        #expect(file.arguments[inner.arguments.indices].map { file.text($0.label) } == ["", "??", "as?"])
        #expect(file.texts(.effect) == ["await c ?? d as? E", "try await c ?? d as? E"])
        #expect(file.texts(.type) == ["E"])
    }

    @Test func returns() {
        let file = read("func f() -> Int { if a { return }\n return\n b()\n }\nfunc g() { return\n }\nvar h: Int { 1 }")
        let returned = file.items.map { item in
            if case .returned(let value) = item { value.map { file.text(file[$0].range) } ?? "nothing" } else { "" }
        }
        #expect(returned.filter { !$0.isEmpty }.sorted() == ["b()", "nothing", "nothing"])
    }

    /// The compiler takes `if` and `switch` on the next line for the value, and `do` for a statement.
    @Test func returnsOnTheNextLine() {
        let file = read(
            """
            func f() -> Int { return
                if a { 1 } else { 2 } }
            func g() -> Int { return
                switch b { default: 3 } }
            func h() { return
                do { c() } }
            """
        )
        let returned = file.items.compactMap { item in
            if case .returned(let value) = item { value.map { file.text(file[$0].range) } ?? "nothing" } else { nil }
        }
        #expect(returned.sorted() == ["if a { 1 } else { 2 }", "nothing", "switch b { default: 3 }"])
    }

    @Test func implicitGetter() throws {
        let file = read("struct S { var a: A { dependency.a }\n var b: B { get { c } set { d } } }")
        let getter = try #require(file.declarations.first { $0.kind == .variable })
        #expect(getter.accessors.isEmpty)
        let body = try #require(getter.body)
        #expect(file[body].kind == .function)
        let stored = try #require(file.declarations.last { $0.kind == .variable })
        #expect(stored.body == nil)
        #expect(file.accessors[stored.accessors.indices].map(\.kind) == [.get, .set])
        #expect(file.texts(.member) == ["dependency.a"])
    }
}
