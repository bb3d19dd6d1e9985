import ScopeRules
import Testing

/// What the compiler takes as the witness of a requirement, and what it refuses.
@Suite struct WitnessTests {
    /// An app whose root is passed as a dependency. Each fault is the compiler's.
    private func errors(
        _ requirement: String,
        _ member: String,
        access: String = "",
        classAccess: String? = nil,
        superclass: String = "Component<EmptyDependency>",
        _ declarations: String = ""
    ) -> [String] {
        let source = """
            import RIBs
            \(declarations)
            \(access) protocol BoatDependency: Dependency { \(requirement) }
            \(access) final class BoatComponent: Component<BoatDependency> {}
            \(access) final class BoatBuilder: Builder<BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency).dependency) }
            }
            \(classAccess ?? access) final class AppComponent: \(superclass), BoatDependency {
                \(member)
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { BoatBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text)
    }

    // MARK: Access

    @Test(arguments: ["public internal(set) var depth = 1", "public package(set) var depth = 1"])
    func publicSetters(member: String) {
        #expect(errors("var depth: Int { get set }", member, access: "public").count == 1)
        #expect(errors("var depth: Int { get set }", member, access: "public", classAccess: "").isEmpty)
        #expect(errors("var depth: Int { get }", member, access: "public").isEmpty)
    }

    @Test func packageMembersOfPublicClasses() {
        #expect(errors("var depth: Int { get }", "package let depth = 1", access: "public").count == 1)
        #expect(
            errors("var depth: Int { get }", "package let depth = 1", access: "public", classAccess: "package").isEmpty
        )
    }

    @Test func implementationsAreAsAccessibleAsProtocols() {
        let given = "extension BoatDependency { var depth: Int { 1 } }"
        #expect(errors("var depth: Int { get }", "", access: "public", given).count == 1)
        #expect(errors("var depth: Int { get }", "", access: "public", classAccess: "", given).isEmpty)
        #expect(errors("var depth: Int { get }", "", access: "public", "public \(given)").isEmpty)
    }

    @Test func privateMembersHideImplementations() {
        let given = "extension BoatDependency { var depth: Int { 1 } }"
        #expect(errors("var depth: Int { get }", "private let depth = 1", given).count == 1)
        #expect(errors("var depth: Int { get }", "private let depth = \"\"", given).isEmpty)
        #expect(errors("var depth: Int { get }", "private static let depth = 1", given).isEmpty)
    }

    /// The compiler takes an unavailable member and then rejects it.
    @Test(arguments: [
        ("var depth: Int { get }", "var depth: Int { 1 }", 1), ("func sink() -> Int", "func sink() -> Int { 1 }", 1),
        ("var depth: Int { get }", "var depth: String { \"\" }", 0),
        ("var depth: Int { get }", "var depth: Int { get throws { 1 } }", 0),
        ("var depth: Int { get set }", "var depth: Int { 1 }", 0),
        ("func sink(_ i: Int) -> Int", "func sink(by i: Int) -> Int { 1 }", 0),
        ("func sink(_ i: Int) -> Int", "func sink<T>(_ i: T) -> Int { 1 }", 0),
    ])
    func unavailableMembersHideImplementations(requirement: String, member: String, count: Int) {
        let given = """
            protocol Moored: AnyObject {}
            extension Moored {
                var depth: Int { get { 1 } set {} }
                func sink() -> Int { 1 }
                func sink(_ i: Int) -> Int { 1 }
            }
            class Base: Component<EmptyDependency> { @available(*, unavailable) \(member) }
            """
        let unavailable = "@available(*, unavailable) \(member)"
        #expect(
            errors(requirement, unavailable, superclass: "Component<EmptyDependency>, Moored", given).count == count
        )
        #expect(errors(requirement, "", superclass: "Base, Moored", given).count == count)
        let hidden = given.replacing("@available(*, unavailable)", with: "@available(*, unavailable) private")
        #expect(errors(requirement, "", superclass: "Base, Moored", hidden).isEmpty)
    }

    @Test func unavailableImplementationsHideNothing() {
        let given = "protocol Moored {}\nextension Moored { @available(*, unavailable) var depth: Int { 1 } }"
        let superclass = "Component<EmptyDependency>, Moored"
        #expect(errors("var depth: Int { get }", "let depth = 1", superclass: superclass, given).isEmpty)
        #expect(errors("var depth: Int { get }", "", superclass: superclass, given).count == 1)
    }

    @Test(arguments: [
        ("var depth: Int { get }", "let depth = \"\""),
        ("var depth: Int { get }", "var depth: Int { get throws { 1 } }"),
        ("var depth: Int { get set }", "let depth = 1"), ("func depth() -> Int", "func depth() throws -> Int { 1 }"),
        ("func depth() -> Int", "func depth() async -> Int { 1 }"),
    ])
    func unsuitableMembersDoNotHideThoseOfProtocolExtensions(requirement: String, member: String) {
        let given = """
            protocol Moored: AnyObject {}
            protocol Anchored {}
            extension Anchored { \(member) }
            extension Moored {
                var depth: Int { get { 1 } set {} }
                func depth() -> Int { 1 }
            }
            """.replacing("let depth = ", with: "var depth: String { \"\" } // ")
        let superclass = "Component<EmptyDependency>, Anchored, Moored"
        #expect(errors(requirement, member, superclass: superclass, given).isEmpty)
        #expect(errors(requirement, "", superclass: superclass, given).isEmpty)
        #expect(errors(requirement, member, superclass: "Component<EmptyDependency>, Anchored", given).count == 1)
    }

    @Test func membersOfProtocolExtensionsMeetRequirementsThatAreNotPassedOn() {
        let given = """
            protocol Moored { var depth: Int { get } }
            protocol Anchored {}
            extension Anchored { var depth: Int { 1 } }
            """
        let member = "let depth = \"\""
        #expect(errors("", member, superclass: "Component<EmptyDependency>, Anchored, Moored", given).isEmpty)
        #expect(errors("", member, superclass: "Component<EmptyDependency>, Moored", given).count == 1)
    }

    @Test(arguments: [
        ("var depth: Int { get set }", "var depth: Int { get { 1 } set {} }"),
        ("var depth: Int { get }", "var depth: Int { mutating get { 1 } }"),
        ("func sink()", "mutating func sink() {}"),
        ("subscript(i: Int) -> Int { get set }", "subscript(i: Int) -> Int { get { 1 } set {} }"),
    ])
    func membersThatChangeValuesAreNoWitnesses(requirement: String, member: String) {
        let superclass = "Component<EmptyDependency>, Moored"
        let own = member.replacing("mutating ", with: "")
        for (clause, inherited) in [("", ""), ("", ": Hashable, Floating")] {
            let given = "protocol Floating {}\nprotocol Moored\(inherited) {}\nextension Moored \(clause) { "
            #expect(errors(requirement, "", superclass: superclass, "\(given)\(member) }").count == 1)
            let other = member.replacing(" set {}", with: " nonmutating set {}").replacing("mutating get", with: "get")
                .replacing("mutating func", with: "func")
            #expect(errors(requirement, "", superclass: superclass, "\(given)\(other) }").isEmpty)
        }
        for inherited in [": AnyObject", ": Dependency", ": Unread", " where Self: Component<EmptyDependency>"] {
            let given = "protocol Moored\(inherited) {}\nextension Moored { \(own) }"
            #expect(errors(requirement, "", superclass: superclass, given).isEmpty)
        }
        let given = "protocol Moored {}\nextension Moored where Self: AnyObject { \(own) }"
        #expect(errors(requirement, "", superclass: superclass, given).isEmpty)
    }

    @Test func membersThatCannotBePassedOnAreAccessible() {
        #expect(errors("static var depth: Int { get }", "private static let depth = 1").count == 1)
        #expect(errors("init(depth: Int)", "private init(depth: Int) {}").count == 1)
        #expect(errors("subscript(i: Int) -> Int { get }", "private subscript(i: Int) -> Int { 1 }").count == 1)
        #expect(errors("static var depth: Int { get }", "static let depth = 1", access: "public").count == 1)
        #expect(errors("static var depth: Int { get }", "public static let depth = 1", access: "public").isEmpty)
    }

    @Test func methodsOfGenericSuperclasses() {
        let base = "class Base<T>: Component<EmptyDependency> { func load(_ value: T) {} }"
        #expect(errors("func load(_ value: Int)", "", superclass: "Base<Int>", base).isEmpty)
        #expect(errors("func load(_ value: Int)", "", superclass: "Base<String>", base).count == 1)
    }

    @Test func implementationsHaveTheRequiredKindAndType() {
        let property = "extension BoatDependency { var depth: Int { 1 } }"
        #expect(errors("func depth() -> Int", "", property).count == 1)
        #expect(errors("var depth: Int { get }; var depth: String { get }", "", property).count == 1)
    }

    // MARK: Types

    private static let types = """
        enum Leak: Error {}
        enum Fire: Error {}
        typealias Blaze = Fire
        protocol Cargo<Item> { associatedtype Item }
        struct Box<T> { init(_ value: T) {} }
        struct Crate<T> { let value: T; var count = 0 }
        extension Crate { init(many: [T]) { fatalError() } }
        class Hull<T> { init(_ value: T?) {} }
        class Keel: Hull<Int> {}
        enum Sail { case set(Int), furled }
        enum Course<A, B> { case port(A), starboard(B) }
        func resolve<T>(_ type: T.Type) -> T { fatalError() }
        func boxed<T>(_ value: T) -> Box<T> { Box(value) }
        func hoist(_ height: Int) -> Sail { .furled }
        func load() -> some Cargo<Int> { fatalError() }
        @propertyWrapper struct Tied<T> { var wrappedValue: T; var projectedValue: Box<T> { Box(wrappedValue) } }
        class Oar {}
        """

    @Test(arguments: [
        ("() throws(Leak) -> Void", "() throws(Fire) -> Void"), ("() throws(Leak) -> Void", "() throws(Blaze) -> Void"),
        ("() throws -> Void", "() throws(Fire) -> Void"), ("any Cargo", "any Cargo<Int>"),
        ("any Cargo<String>", "any Cargo<Int>"),
        ("any Sequence<Int>", "any Sequence"), ("any Cargo<Int>.Type", "any Cargo.Type"),
        ("[any Cargo]", "[any Cargo<Foreign>]"),
        ("(any Cargo<Int>) -> Void", "(any Cargo) -> Void"),
    ])
    func differentTypes(one: String, other: String) {
        #expect(errors("var value: \(one) { get }", "var value: \(other) { fatalError() }", Self.types).count == 1)
        #expect(errors("var value: \(other) { get }", "var value: \(one) { fatalError() }", Self.types).count == 1)
    }

    @Test(arguments: [
        ("Smoke", "Smoke", true), ("Smoke", "Haze", true), ("Haze", "Smoke", false), ("Haze", "Veil", false),
        ("Haze", "Foreign", true), ("Foreign", "Haze", true), ("Smoke", "Mist", true), ("Mist", "Smoke", false),
        ("Smoke", "Never", true), ("Smoke", "Fire", false), ("Fire", "Smoke", false), ("Fog", "Haze", true),
        ("Far", "Near", true),
    ])
    func thrownSubclasses(required: String, found: String, isMet: Bool) {
        let classes = """
            class Smoke: Error, @unchecked Sendable {}
            class Haze: Smoke, @unchecked Sendable {}
            class Veil: Smoke, @unchecked Sendable {}
            typealias Mist = Veil
            typealias Fog = Smoke
            class Near: Far, Error {}
            enum Fire: Error {}
            """
        let count = isMet ? 0 : 1
        #expect(errors("func load() throws(\(required))", "func load() throws(\(found)) {}", classes).count == count)
        let (property, getter) = (
            "var load: Int { get throws(\(required)) }", "var load: Int { get throws(\(found)) { 1 } }"
        )
        #expect(errors(property, getter, classes).count == count)
    }

    @Test(arguments: ["Int", "String", "Bool"]) func ownTypesWithNamesOfTheStandardLibrary(name: String) {
        let value = ["Int": "1", "String": "\"\"", "Bool": "true"][name] ?? ""
        let requirement = "var value: \(name) { get }; var all: [\(name)] { get }"
        let member = "let value = \(value); let all = [\(value)]"
        #expect(errors(requirement, member).isEmpty)
        #expect(errors(requirement, member, "struct \(name) {}").count == 2)
        #expect(errors(requirement, "let value = \(name)(); let all: [\(name)] = []", "struct \(name) {}").isEmpty)
        #expect(
            errors(requirement, "let value: Swift.\(name) = \(value); let all: [\(name)] = []", "struct \(name) {}")
                .count == 1
        )
    }

    @Test(arguments: [
        ("() throws(Fire) -> Void", "() throws(Blaze) -> Void"),
        ("() throws(Fire) -> Void", "() throws(Foreign) -> Void"),
        ("() throws -> Void", "() throws(any Error) -> Void"), ("any Cargo", "Cargo"),
        ("any Cargo<Int>", "any Cargo<Foreign>"),
    ])
    func equalTypes(one: String, other: String) {
        #expect(errors("var value: \(one) { get }", "var value: \(other) { fatalError() }", Self.types).isEmpty)
    }

    /// In an annotation, the same name would denote the type of the module.
    @Test func typealiasesOfProtocolsInExpressions() {
        let types = "struct Mast {}\nenum Old { struct Mast {} }\nprotocol Rig { typealias Mast = Old.Mast }"
        let superclass = "Component<EmptyDependency>, Rig"
        let member = "lazy var mast = Mast()"
        #expect(errors("var mast: Old.Mast { get }", member, superclass: superclass, types).isEmpty)
        #expect(errors("var mast: Mast { get }", member, superclass: superclass, types).count == 1)
        #expect(errors("typealias Mast = Old.Mast; var mast: Mast { get }", member, types).isEmpty)
        let nested = "struct Mast {}; \(member)"
        #expect(errors("var mast: AppComponent.Mast { get }", nested, superclass: superclass, types).isEmpty)
    }

    @Test func opaqueResultsHaveNoName() {
        #expect(errors("var value: any Cargo<Int> { get }", "let value = load()", Self.types).count == 1)
    }

    @Test func protocolsDoNotConformToThemselves() {
        let requirement = "func load(_ cargo: any Cargo<Int>)"
        #expect(errors(requirement, "func load(_ cargo: some Cargo<Int>) {}", Self.types).count == 1)
        #expect(errors(requirement, "func load<C: Cargo>(_ cargo: C) {}", Self.types).count == 1)
        #expect(
            errors("var load: Int { get throws(Leak) }", "var load: Int { get throws(Fire) { 1 } }", Self.types).count
                == 1
        )
        #expect(errors("func load(_ oar: Oar)", "func load<C: Oar>(_ oar: C) {}", Self.types).isEmpty)
        #expect(errors("func load(_ e: any Error)", "func load(_ e: some Error) {}", Self.types).isEmpty)
    }

    @Test(arguments: [
        ("Array<Int>", "let value: Array = [1]"), ("Set<String>", "let value: Set = [\"a\"]"),
        ("Box<Oar>", "let value: Box = Box(Oar())"), ("Hull<Int>", "let value: Hull = Keel(1)"),
        ("Crate<Int>", "let value = Crate(many: [1])"), ("Hull<Int>", "let value = Hull(1)"),
        ("Set<Character>", "let value = Set(\"ab\")"), ("Int?", "let value: Optional = 1"),
        ("ContiguousArray<Int>", "let value: ContiguousArray = [1]"), ("Sail", "let value = Sail.set(1)"),
        ("Course<Int, Oar>", "let value = Course<Int, Oar>.port(1)"), ("Oar", "let value = resolve(Oar.self)"),
        ("any Cargo", "let value = resolve((any Cargo).self)"), ("Box<Oar>", "let value = boxed(Oar())"),
        ("(Int) -> Sail", "let value = Sail.set"), ("(Int) -> Sail", "let value = hoist"),
        ("Box<Int>", "@Tied var knot = 1; lazy var value = $knot"),
        ("Tied<Int>", "@Tied var knot: Int = 1; lazy var value = _knot"),
        ("Box<Int>", "@Tied var knot = 1; lazy var value = self.$knot"),
        ("Tied<Int>", "@Tied var knot: Int = 1; lazy var value = self._knot"),
        ("Box<Oar>", "let value = Box(Oar())"), ("Crate<Oar>", "let value = Crate(value: Oar())"),
        ("Crate<Oar>", "lazy var value = Crate(value: Oar(), count: 2)"), ("Box<Int?>", "let value = Box(Int(\"1\"))"),
        ("KeyPath<[Oar], Int>", "let value = \\[Oar].count"), ("KeyPath<[Oar], Oar?>", "let value = \\[Oar].first"),
    ])
    func inferredArguments(type: String, member: String) {
        #expect(errors("var value: \(type) { get }", member, Self.types).isEmpty)
        #expect(errors("var value: [String] { get }", member, Self.types).count == 1)
        #expect(errors("var value: Box<String> { get }", member, Self.types).count == 1)
        #expect(errors("var value: Hull<String> { get }", member, Self.types).count == 1)
        #expect(errors("var value: Crate<String> { get }", member, Self.types).count == 1)
    }
}
