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
}
