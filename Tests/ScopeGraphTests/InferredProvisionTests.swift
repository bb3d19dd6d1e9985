import ScopeGraph
import Testing

/// A property without annotation has a type only where its initial value leaves no doubt.
@Suite("Types of properties without annotation")
struct InferredProvisionTests {
    private func type(of value: String, for pattern: String = "let value") throws -> String? {
        let graph = ScopeGraph.graph(
            of: [
                module(
                    "App",
                    """
                    import RIBs
                    import Foundation
                    class Client { init() {}; init?(_ name: String) {}; init!(id: Int) {}; class func make() -> Self { self.init() } }
                    final class Account { var name: String? }
                    struct Box<Value> {
                        let value: Value
                        init(value: Value) { self.value = value }
                        static func make() -> Box { fatalError() }
                        struct Lid {}
                    }
                    enum Size: Int { case small }
                    struct Card { let size: Size }
                    class Panel: UnknownView {}
                    enum Shelf { struct Store<Value> { init() {} } }
                    func count() -> Int { 1 }
                    let limits = [1, 2]
                    struct Vault { private(set) var opened = true; fileprivate(set) var closed = false }
                    extension Bool { init(_ text: String) { self = true } }
                    extension String { var last: Int { 0 } }
                    func made<Value>(_ value: Value) -> Value { value }
                    @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
                    @propertyWrapper struct Least<Value: Comparable> {
                        var wrappedValue: Value
                        init(wrappedValue: Value, than least: Value? = nil) { self.wrappedValue = wrappedValue }
                    }
                    @propertyWrapper struct Traced<Value> {
                        var wrappedValue: Value
                        init(wrappedValue: Value, _ others: Value...) { self.wrappedValue = wrappedValue }
                    }
                    final class Parts: Component<EmptyDependency> {
                        \(pattern) = \(value)
                    }
                    """
                )
            ]
        )
        return try #require(graph.scope("Parts")?.provisions.first { $0.name == "value" }).type?.canonical
    }

    @Test(
        "known",
        arguments: [
            ("Account()", "Account"), ("Account.init()", "Account"), ("Client()", "Client"), ("\"x\"", "String"),
            ("1", "Int"), ("1.5", "Double"), ("true", "Bool"), ("Box<Int>(value: 1)", "Box<Int>"),
            ("Box(value: 1)", "Box<Int>"), ("made(1)", "Int"), ("Box<Int>.make()", "Box<Int>"),
            ("Account() as Account", "Account"), ("(Account())", "Account"), ("App.Account()", "Account"),
            ("Client(\"x\")", "Optional<Client>"), ("Client(id: 1)", "Optional<Client>"),
            ("Size(rawValue: 1)", "Optional<Size>"), ("Card(size: .small)", "Card"), ("-1", "Int"),
            ("[1, -2]", "Array<Int>"),
            ("[\"a\": [Account()]]", "Dictionary<String, Array<Account>>"), ("{ Account() }()", "Account"),
            ("{ () -> Account? in Account() }()", "Optional<Account>"),
            ("Shelf.Store<Int>()", "Shelf.Store<Int>"), ("Box<Int>.Lid()", "Box.Lid<Int>"), ("Size.small", "Size"),
            ("\\Card.size", "KeyPath<Card, Size>"), ("Account.self", "Account.Type"), ("count()", "Int"),
            ("\\Account.name", "ReferenceWritableKeyPath<Account, Optional<String>>"),
            ("\\Box<Int>.value", "KeyPath<Box<Int>, Int>"), ("\\Vault.opened", "KeyPath<Vault, Bool>"),
            ("Int(\"3\")", "Optional<Int>"), ("Int(3.5)", "Int"), ("Int(\"3\") ?? 0", "Int"), ("Int(\"3\")!", "Int"),
            ("String(3)", "String"), ("[Int]()", "Array<Int>"), ("Set([1])", "Set<Int>"), ("0x1p3", "Double"),
            ("Array(repeating: 1, count: 2)", "Array<Int>"), ("limits.count", "Int"), ("\"x\".isEmpty", "Bool"),
            ("limits.first", "Optional<Int>"), ("\"xy\".prefix(1)", "Substring"), ("max(1, 2)", "Int"),
            ("limits", "Array<Int>"), ("limits[0]", "Int"), ("Double.pi", "Double"), ("60 * 60", "Int"),
            ("2 * 1.5", "Double"), ("1 < 2", "Bool"), ("!\"x\".isEmpty", "Bool"), ("\"x\" + \"y\"", "String"),
            ("1 < 2 ? 1 : 2", "Int"), ("flag() ? 1 : nil", "Optional<Int>"), ("Account().name", "Optional<String>"),
            ("Size.small.rawValue", "Int"), ("(1, \"x\")", "(Int, String)"), ("{ 1 }", "() -> Int"),
            ("{ (a: Int) -> String in \"x\" }", "(Int) -> String"), ("if flag() { 1 } else { 2 }", "Int"),
            ("shared { () -> Account? in nil }", "Optional<Account>"), ("shared { [1.5] }", "Array<Double>"),
            ("Account().name?.count", "Optional<Int>"), ("Account().name!.count", "Int"),
            ("Account().name?.uppercased()", "Optional<String>"), ("{ let one = Account(); return one }()", "Account"),
        ]
    )
    func known(value: String, expected: String) throws {
        #expect(try type(of: value) == expected)
    }

    @Test(
        "in doubt, and so never of a wrong type",
        arguments: [
            "Box(value: first())", "Client.make()", "Panel(coder: 1)", "URL(string: \"x\")",
            "Set([])",
            "Array(first())", "made(first())", "flag() ? 1 : 2.0", "[1, 2.0]", "Int(first())",
            "Bool(\"true\")", "\"x\".last", "max(first(), 1)", "first() < 1", "\"x\" * 2", "{ try first() }",
            "{ (a: inout Int) -> Int in a }", "{ (a: Int...) -> Int in 1 }", "{ $0 }", "\\Vault.closed",
            "limits.map { $0 }",
            "first() ?? second()", "DateFormatter()", "nil", "\\Account.name?.count", "\\Card.size.rawValue",
            "Size.other",
            "[]", "[:]", "[Account(), Client()]", "[1, nil]", "[1: 2, 3: 4.5]", "[first()]", "{ first() }()",
            "{ if flag() { return 1 }; return 2 }()", "-first()", "{ () -> Box in Box(value: 1) }()",
        ]
    )
    func unknown(value: String) throws {
        #expect(try type(of: value) == nil)
    }

    @Test(
        "literals whose type the module changes",
        arguments: [
            ("1", "IntegerLiteralType = UInt8"), ("1.5", "FloatLiteralType = Float"),
            ("true", "BooleanLiteralType = Switch"), ("\"x\"", "StringLiteralType = Label"),
        ]
    )
    func otherLiterals(value: String, alias: String) throws {
        let source = """
            import RIBs
            typealias \(alias)
            final class Parts: Component<EmptyDependency> {
                let value = \(value)
            }
            """
        let graph = ScopeGraph.graph(of: [module("App", source)])
        let provision = try #require(graph.scope("Parts")?.provisions.first { $0.name == "value" })
        #expect(provision.type == nil)
    }

    @Test(
        "of tuple patterns",
        arguments: [
            ("let (value, other)", "(1, \"x\")", "Int"), ("let (other, value)", "(1, \"x\")", "String"),
            ("let ((_, value), other)", "((1, 2.5), \"x\")", "Double"), ("let (value, other)", "first()", nil),
            ("let (value, other)", "(first(), 1)", nil), ("let (value, other)", "([], 1)", nil),
        ]
    )
    func pattern(pattern: String, value: String, expected: String?) throws {
        #expect(try type(of: value, for: pattern) == expected)
    }

    @Test(
        "of wrapped properties, whose literals depend on constraints and arguments",
        arguments: [
            ("@Kept var value", "1", "Int"), ("@Kept var value", "[1]", "Array<Int>"), ("@Least var value", "1", nil),
            ("@Least(than: 2.5) var value", "1", nil), ("@Traced(2.5) var value", "1", nil),
            ("@Traced var value", "1", "Int"), ("@Traced(Account()) var value", "Account()", "Account"),
        ]
    )
    func wrapped(pattern: String, value: String, expected: String?) throws {
        #expect(try type(of: value, for: pattern) == expected)
    }
}
