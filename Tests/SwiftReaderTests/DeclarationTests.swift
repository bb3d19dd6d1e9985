import SwiftReader
import Testing

/// Declarations and their parts.
@Suite struct DeclarationTests {
    @Test(arguments: [
        ("let a, b: Int", ["a:Int", "b:Int"]),
        ("let y = 2, z: Int", ["y:", "z:Int"]),
        ("var a: Int { 1 }", ["a:Int"]),
        ("var a: Int { get set }\n let b: Int", ["a:Int", "b:Int"]),
        ("var a = 1 { didSet { f { } } willSet { } }\n let b = 1", ["a:", "b:"]),
        ("lazy var a: A<B> = { A { } }()\n let b = 1", ["a:A<B>", "b:"]),
        ("var a: A<B<C>>= x, b: Int", ["a:A<B<C>>", "b:Int"]),
        ("var a: [String: [Int]]?, b: (A, B) -> C", ["a:[String:[Int]]?", "b:(A,B)->C"]),
        ("let a: any P & ~Copyable\n let b: some Q", ["a:anyP&~Copyable", "b:someQ"]),
        ("var a: A!\n var b: A.B.Type", ["a:A!", "b:A.B.Type"]),
        ("@W(x: { }) var a\n @A.B<C> @D var b: Int", ["a:", "b:Int"]),
        (
            "let (a, b) = c\n let (d, (e, _)): (A, (B, C)) = f\n let g = 1",
            ["a:", "b:", "d:(A,(B,C))", "e:(A,(B,C))", "g:"]
        ),
        (
            "let a: () throws(E) -> Void\n let b: @MainActor () async -> A",
            ["a:()throws(E)->Void", "b:@MainActor()async->A"]
        ),
        ("let a: @Sendable(() -> Void)\n let b: C", ["a:@Sendable(()->Void)", "b:C"]),
        (
            "#if A\n let a: A\n #elseif B\n let a: B\n #else\n let a: C\n #endif\n let b = 1",
            ["a:A", "a:B", "a:C", "b:"]
        ),
        ("#if A\n @B\n #endif\n let a: A", ["a:A"]),
        (
            "var open = 1, get: Int { 2 }\n let package = 3, actor = 4\n var each, macro, async: Int",
            ["open:", "get:Int", "package:", "actor:", "each:Int", "macro:Int", "async:Int"]
        ),
        ("func f() { let local = 1; struct S { let inner = 2 } }\n let a = 1", ["a:"]),
        (
            "let a = if b { 1 } else { 2 }\n let c = switch d { case .e: { 3 }() default: 4 }\n let f = 1",
            ["a:", "c:", "f:"]
        ),
        ("let a = b < c, d = e > (f)", ["a:", "d:"]),
        ("let a = b<c, d>(f)\n let e = A<B>.c", ["a:", "e:"]),
        ("let `a b` = 1\n let `let` = 2", ["a b:", "let:"]),
        (
            "var a: A { read { b } }\n var c: C { read { yield d } modify { yield &d } }\n let e = 1",
            ["a:A", "c:C", "e:"]
        ),
        ("let a: A { _read { yield b } _modify { yield &b } }\n let c = 1", ["a:A", "c:"]),
        ("var a: A { init(newValue) { } get { b } }\n let c = 1", ["a:A", "c:"]),
        ("var a: A { mutating get async throws { b } nonmutating set(x) { } }\n let c = 1", ["a:A", "c:"]),
        ("init() { let local = 1 }\n subscript(i: Int) -> Int { get { 1 } set { } }\n deinit { }\n let a = 1", ["a:"]),
        (
            "static func == (l: S, r: S) -> Bool { true }\n static func <<T>(l: T, r: S) -> Bool { l < r }\n let a = 1",
            ["a:"]
        ),
        ("#m(a) { b }\n @A #n\n let a = 1", ["a:"]),
        (
            "let a: [3 of Int]\n let b: A<3, -1>\n let c: (repeat each T)",
            ["a:[3ofInt]", "b:A<3,-1>", "c:(repeateachT)"]
        ),
        (
            "nonisolated(unsafe) var a: Int\n unowned(unsafe) let b: A\n private(set) public var c = 1",
            ["a:Int", "b:A", "c:"]
        ),
        ("let a = x\n #if A\n .b { }\n #else\n .c\n #endif\n .d()\n let e = 1", ["a:", "e:"]),
        ("let a = \"\"\"\n \\(b.map { \"}\" })\n \"\"\" \n let c: Int", ["a:", "c:Int"]),
    ])
    func properties(_ members: String, _ expected: [String]) {
        let file = read("struct S {\n\(members)\n}\nlet after = 1")
        #expect(file.properties(of: "S") == expected)
        #expect(file.problems.isEmpty)
        #expect(file.declarations.last.map { file.name($0.name) } == "after")
        #expect(file.declarations.last?.block == .file)
    }

    @Test func heads() throws {
        let file = read(
            """
            @A(1) @available(iOS 15, *) public final class C<T: P, each U, let n: Int>: B<T>, @unchecked Sendable, ~Copyable
            where T: Q, T.A == B<C> { }
            extension A.B<C>: @retroactive P where T == U { }
            protocol Q: AnyObject { associatedtype A: P = B where A: C; typealias D<T> = E<T> }
            actor Store { }
            distributed actor Other { }
            """
        )
        let type = file.declarations[0]
        #expect(type.access == .public)
        #expect(type.modifiers == .final)
        #expect(file.attributes[type.attributes.indices].map { file.text($0.name) } == ["A", "available"])
        #expect(file.genericParameters[type.genericParameters.indices].map { file.text($0.name) } == ["T", "U", "n"])
        #expect(
            file.types[type.inherited.indices].map { file.joined($0) } == ["B<T>", "@uncheckedSendable", "~Copyable"]
        )
        #expect(file.joined(type.whereClause) == "T:Q,T.A==B<C>")
        let other = file.declarations[1]
        #expect(file.joined(other.name) == "A.B<C>")
        #expect(file.names(.actor) == ["Store", "Other"])
        #expect(file.names(.associatedtype) == ["A"])
        let alias = try #require(file.declarations.first { $0.kind == .typealias })
        #expect(file.types[alias.inherited.indices].map { file.joined($0) } == ["E<T>"])
    }

    @Test func functions() throws {
        let file = read(
            """
            func f<T>(_ a: Int = g { 1 }, b c: inout T, d: (Int) -> Void..., e: isolated A) async throws(E) -> [T] where T: P { }
            init?(a: isolated A) { }
            """
        )
        let function = file.declarations[0]
        #expect(function.modifiers == [.asynchronous, .throwing])
        #expect(file.joined(function.type) == "[T]")
        let parameters = file.parameters[function.parameters.indices]
        #expect(parameters.map { file.text($0.label) } == ["_", "b", "d", "e"])
        #expect(parameters.map { file.text($0.name) } == ["a", "c", "d", "e"])
        #expect(parameters.map { file.joined($0.type) } == ["Int", "inoutT", "(Int)->Void", "isolatedA"])
        #expect(parameters.map(\.isVariadic) == [false, false, true, false])
        #expect(parameters.first?.defaultValue != nil)
        let initializer = try #require(file.declarations.first { $0.kind == .initializer })
        #expect(initializer.modifiers == .failable)
    }

    @Test func otherDeclarations() {
        let file = read(
            """
            import struct A.B
            @testable import C
            infix operator <~> : Low
            precedencegroup Low { higherThan: Other }
            @freestanding(expression) macro m<T>(_ a: T) -> (T, String) = #externalMacro(module: "M", type: "T")
            indirect enum E: Int { case a, b(x: Int, [E] = []), `c d` = 3; case e }
            """
        )
        #expect(file.names(.import) == ["A.B", "C"])
        #expect(file.names(.operator) == ["<~>"])
        #expect(file.names(.precedenceGroup) == ["Low"])
        #expect(file.names(.macro) == ["m"])
        #expect(file.names(.enumCase) == ["a", "b", "c d", "e"])
        #expect(file.problems.isEmpty)
    }

    @Test func modifiers() {
        let file = read("class A { private(set) var a = 1; class var b = 2; weak var c: A?; static let d = 4 }")
        let variables = file.declarations.filter { $0.kind == .variable }
        #expect(variables.map(\.access) == [nil, nil, nil, nil])
        #expect(variables.map(\.setterAccess) == [.private, nil, nil, nil])
        #expect(variables.map(\.modifiers) == [[], .static, .weak, [.static, .constant]])
    }

    @Test func conditions() {
        let file = read(
            "#if A\n#if B\nlet a = 1\n#else\nlet b = 2\n#endif\n#elseif C || (D &&\n E)\nlet c = 3\n#endif\nlet d = 4"
        )
        let paths = file.declarations.map { declaration in
            declaration.condition.map { file.joined(file.conditions[Int($0)].test) }
        }
        #expect(paths == ["B", "", "C||(D&&E)", nil])
        #expect(file.conditions.map(\.parent) == [nil, 0, 0, nil])
    }

    /// An operator's name ends at the `<` of its generic parameters, whatever they begin with.
    @Test(arguments: ["T", "let X: Int", "each T", "T, let X: Int"])
    func genericOperators(_ parameters: String) {
        let file = read("struct S { static func *<\(parameters)>(l: A<X>, r: A<Y>) -> Int { 0 } }")
        #expect(file.names(.function) == ["*"])
        #expect(file.names(.variable) == [])
        #expect(!file.declarations[1].genericParameters.isEmpty)
    }

    /// Generic arguments may be none, and may end in a comma.
    @Test(arguments: ["Int, Bool, String,", " ", "Pair<A, B,>, C", "@S<A> C, D"])
    func genericArgumentsOfExpressions(_ arguments: String) {
        let file = read("class Z { let _ = Foo<\(arguments)>.self, a = Foo<\(arguments)>(), b = 1 }")
        #expect(file.properties(of: "Z") == ["a:", "b:"])
        #expect(file.problems.isEmpty)
    }
}
