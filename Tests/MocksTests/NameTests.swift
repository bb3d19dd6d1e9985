import Testing

@testable import Mocks

@Suite struct NameTests {
    @Test(
        arguments: [
            ("func load(); func load(id: Int)", ["loadHandler", "loadIdHandler"]),
            ("func load(id: Int); func load(id: String)", ["loadHandler", "loadIdHandler"]),
            (
                "func load(id: Int); func load(id: String); func load(id: [String: Int?])",
                ["loadHandler", "loadIdHandler", "loadIdDictionaryStringOptionalIntHandler"]
            ),
            // A label that the name ends with is left out, unless it is one letter.
            ("func show(); func show(_ show: Int)", ["showHandler", "showIntHandler"]),
            ("func ax(); func ax(x: Int)", ["axHandler", "axXHandler"]),
            ("func f(_ a: Int) -> String; func f(_ a: Int) -> Bool", ["fHandler", "fAHandler"]),
            (
                "func f(_ a: Int) -> String; func f(_ a: Int) -> Bool; func f(_ a: Int) -> Int",
                ["fHandler", "fAHandler", "fAIntHandler"]
            ),
            ("func f<T: P & Q>(_ a: T); func f<T>(_ a: T) where T == Int", ["fHandler", "fAHandler"]),
            ("var name: Int { get async }; func name(of id: Int)", ["nameHandler", "nameOfHandler"]),
            ("static func make(); func make()", ["makeHandler", "make1Handler"]),
            ("func make(); static func make()", ["makeHandler", "makestaticHandler"]),
            (
                "subscript(i: Int) -> Int { get set }; subscript(key k: String) -> Int { get }",
                ["subscriptHandler", "subscriptSetHandler", "subscriptKeyHandler"]
            ),
            (
                "func f(a: () -> Int); func f(a: (Int, s: String)); func f(a: X.Type)",
                ["fHandler", "fAHandler", "fAXTypeHandler"]
            ),
        ]
    )
    func overloadsGetTheShortestFreeName(members: String, handlers: [String]) {
        let plan = plan("/// @mockable\nprotocol P { \(members) }")
        #expect(plan.handlers == handlers)
    }

    @Test func branchesThatExcludeEachOtherShareNames() {
        let plan = plan(
            """
            /// @mockable
            protocol P {
                #if DEBUG
                func f(a: Int)
                #else
                func f(b: Int)
                #endif
                func f()
            }
            """
        )
        #expect(plan.handlers == ["fHandler", "fHandler", "f1Handler"])
    }

    @Test func propertiesPrecedeFunctions() {
        let plan = plan("/// @mockable\nprotocol P { func title(of: Int); var title: String { get set } }")
        #expect(plan.handlers == ["titleOfHandler"])
        #expect(plan.lines(with: "SetCallCount = 0") == ["private(set) var titleSetCallCount = 0"])
    }

    @Test func namesOfAnyCharactersBecomeIdentifiers() {
        let plan = plan(
            "/// @mockable\nprotocol P { func `two words`(); func `3rd`(); func `default`(); func größe() }"
        )
        #expect(plan.handlers == ["twowordsHandler", "_3rdHandler", "defaultHandler", "größeHandler"])
    }

    @Test func requiredInitializersHaveDefaultValues() {
        let plan = plan("/// @mockable\nprotocol P { init(name: String, user: User, ids: [Int]) }")
        #expect(
            plan.lines(with: "init(") == [
                "init() {}", "required init(name: String = \"\", user: User, ids: [Int] = []) {}",
            ]
        )
    }

    /// As in Mockolo: a default type is used unless there is a constraint, which it may not meet.
    @Test func associatedTypesAreGenericParametersWhereThereAreConstraints() {
        let types = "associatedtype A; associatedtype B = Int; associatedtype C"
        let plan = plan(
            "/// @mockable\nprotocol P { \(types) }",
            "/// @mockable\nprotocol Q { \(types): Collection where C.Element == Int }"
        )
        #expect(
            plan.lines(with: "class ") == [
                "class PMock: P {", "class QMock<A, B, C: Collection>: Q where C.Element == Int {",
            ]
        )
        #expect(plan.lines(with: "typealias ") == ["typealias A = Any", "typealias B = Int", "typealias C = Any"])
    }

    @Test func namesThatHideTypesOfTheStandardLibraryMeanOtherTypes() {
        let plan = plan(
            """
            struct Error: Swift.Error {}
            enum Optional<Value> {}
            /// @mockable
            protocol P {
                func f() throws(Error)
                func g() -> Optional<Int>
                func h<Int>(_ x: Int) -> Int
                func i() -> Int?
            }
            """
        )
        #expect(plan.lines(with: "func f") == ["func f() throws(Error) {"])
        #expect(plan.lines(with: "return nil") == ["return nil"])
        #expect(plan.lines(with: "return 0").isEmpty)
    }
}
