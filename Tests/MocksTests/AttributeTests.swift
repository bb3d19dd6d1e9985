import Mocks
import SwiftReader
import TestSupport
import Testing

/// Attributes that mocks do not repeat.
@Suite struct AttributeTests {
    private static let objectiveC = """
        import Foundation

        /// @mockable
        @objc(SRVDelegate) public protocol ServiceDelegate: NSObjectProtocol {
            @objc(serviceDidStart:) func didStart(_ name: String)
            @objc optional func didStop()
            @objc optional var title: String { get }
        }

        /// @mockable
        @objc protocol Plain {
            @objc var count: Int { get set }
            func count(of name: String) -> Int
        }
        """

    @Test func objectiveCIsLeftToTheProtocol() {
        let plan = plan(Self.objectiveC)
        #expect(plan.faults.isEmpty)
        #expect(plan.lines(with: "@objc").isEmpty)
        #expect(plan.lines(with: "optional ").isEmpty)
        #expect(plan.lines(with: "class ").contains("public class ServiceDelegateMock: NSObject, ServiceDelegate {"))
        #expect(plan.handlers == ["didStartHandler", "didStopHandler", "countOfHandler"])
        #expect(plan.lines(with: "init() {}").contains("public override init() {}"))
    }

    @Test func macrosAreNotRepeated() {
        let plan = plan(
            """
            /// @mockable
            @Spyable(behind: "DEBUG") @Observed
            protocol P {
                @Tracked var x: Int { get set }
                @Traced(level: 3) @discardableResult func f() -> Int
                @available(iOS 17, *) @MainActor func g()
            }
            """
        )
        #expect(plan.faults.isEmpty)
        let attributes = plan.text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("@") }
        #expect(
            attributes.map { $0.drop { $0 == " " } } == ["@available(iOS 17, *)", "@discardableResult", "@MainActor"]
        )
    }

    @Test func noncopyableGenericParametersAreFaults() {
        let plan = plan("/// @mockable\nprotocol P {\n  func use<T: ~Copyable>(_ value: borrowing T)\n}")
        #expect(plan.names.isEmpty)
        #expect(plan.faults.map(\.location.line) == [3])
        #expect(plan.faults.first?.message.contains("need not be copyable") == true)
    }

    @Test func genericMocksHaveNoStaticMembers() {
        let protocols = "/// @mockable(%)\nprotocol P {\n  associatedtype T: Hashable\n  static func f()\n}"
        let refused = plan(protocols.replacing("(%)", with: ""))
        #expect(refused.faults.map(\.location.line) == [4])
        #expect(refused.faults.first?.message.contains("would be generic over 'T'") == true)
        #expect(plan(protocols.replacing("%", with: "typealias: T = Int")).faults.isEmpty)
    }

    @Test func valuesAreParameters() {
        let plan = plan("/// @mockable\nprotocol P { func f<let N: Int>(_ vector: Vector<N>) -> Vector<N> }")
        #expect(plan.lines(with: "func f").contains("func f<let N: Int>(_ vector: Vector<N>) -> Vector<N> {"))
    }

    @Test func ownTypesHaveNoStandardValues() {
        let plan = plan(
            "struct String {}\n/// @mockable\nprotocol P { var a: String { get }; var b: [String] { get } }"
        )
        #expect(plan.lines(with: "init(a").contains("init(a: String, b: [String] = []) {"))
    }

    private static let spi = """
        @_spi(Menus) @preconcurrency import Core
        /// @mockable
        @_spi(Menus) public protocol P { var item: Item { get } }
        """

    @Test func importsOfInterfacesAreRepeated() {
        let files = [SourceProtocols(of: SourceFile(path: "P.swift", reading: Array(Self.spi.utf8)), in: "App")]
        let table = ProtocolTable(files, and: .usual)
        let plan = MockPlan(of: table.entries, in: table, imports: ["App"], writtenIn: "Tests")
        let imports = ["@_spi(Menus) import App", "@_spi(Menus) @preconcurrency import Core"]
        #expect(plan.lines(with: "import ") == imports)
        #expect(plan.lines(with: "@_spi") == imports + ["@_spi(Menus)"])
    }

    @Test(
        arguments: [
            ("public ", true, "public "), ("package ", false, "package "), ("", true, "public "), ("", false, ""),
        ]
    )
    func importsHaveTheLevelOfTheModule(written: String, hidesImports: Bool, expected: String) {
        let text = "\(written)import Core\n/// @mockable\npublic protocol P { var item: Item { get } }"
        let files = [SourceProtocols(of: SourceFile(path: "P.swift", reading: Array(text.utf8)), in: "App")]
        let table = ProtocolTable(files, and: .usual)
        let plan = MockPlan(of: table.entries, in: table, writtenIn: "App", hidesImports: hidesImports)
        #expect(plan.lines(with: "import ") == ["\(expected)import Core"])
    }

    @Test func protocolsOfOneNameAreQualified() {
        let files = ["App", "Core"].map { module in
            let text = "/// @mockable(override: name = \(module)Mock)\npublic protocol P {}"
            return SourceProtocols(of: SourceFile(path: "\(module).swift", reading: Array(text.utf8)), in: module)
        }
        let plan = plan(of: files)
        #expect(plan.lines(with: "class ") == ["public class AppMock: App.P {", "public class CoreMock: Core.P {"])
    }
}
