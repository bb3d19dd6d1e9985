import SwiftReader
import Testing

@testable import Mocks

@Suite struct FaultTests {
    @Test(
        arguments: [
            ("private protocol P {}", 2, "is private"),
            ("protocol P { static func + (a: Self, b: Self) -> Self }", 2, "operator '+'"),
            ("protocol P {\n  func f<each T>(_ x: repeat each T)\n}", 3, "parameter pack of 'f'"),
            ("protocol P {\n  func f<T>(_ x: (T) -> Void) async\n}", 3, "must not escape"),
            ("protocol P: Q { var x: Int { get } }\nprotocol Q { var x: String { get } }", 2, "'Int' and 'String'"),
            ("protocol P: Q { var x: Int { get } }\nprotocol Q { func x() -> Int }", 2, "a property and a method 'x'"),
            ("protocol P {\n  var f: File { get }\n}\nstruct File: ~Copyable {}", 3, "cannot be copied"),
            ("protocol P: C {}\nclass C {}", 2, "requires the class 'C'"),
            ("protocol P: Collection where Element == Int {}", 2, "'startIndex'"),
            ("protocol P: Q {}\nprotocol Q: Swift.RandomAccessCollection<Int> {}", 2, "'RandomAccessCollection'"),
            ("protocol P: AsyncSequence { var title: String { get } }", 2, "'makeAsyncIterator'"),
            ("import RIBs\n/// @mockable\nprotocol P where Self: Interactor {}", 4, "requires the class 'Interactor'"),
            ("import RIBs\n/// @mockable\nprotocol P: RIBs.Router<Int> {}", 4, "requires the class 'RIBs.Router<Int>'"),
            ("protocol P { associatedtype O: Q where O.R == Self }\nprotocol Q { associatedtype R }", 2, "O.R == Self"),
        ]
    )
    func whatCannotBeMockedIsLocated(text: String, line: Int, message: String) {
        let plan = plan("/// @mockable\n\(text)")
        #expect(plan.names.isEmpty)
        #expect(plan.faults.map(\.location.line) == [line])
        #expect(plan.faults.first?.message.contains(message) == true)
    }

    @Test func unknownParentsAreWarnings() {
        let plan = plan("/// @mockable\nprotocol P: Elsewhere { func f() }")
        #expect(plan.faults.isEmpty)
        #expect(plan.warnings.first?.message.contains("inherits 'Elsewhere', which no source declares") == true)
        #expect(plan.handlers == ["fHandler"])
    }

    @Test func protocolsOfTheStandardLibraryMayBeMet() {
        for text in [
            "protocol P: Collection { var startIndex: Int { get } }",
            "protocol P: AsyncSequence { func makeAsyncIterator() -> Steps }",
            "protocol P: AsyncSequence {}\nextension P { func makeAsyncIterator() -> Steps { Steps() } }",
            "protocol P: Sequence, IteratorProtocol { func next() -> Int? }",
        ] {
            let plan = plan("/// @mockable\n\(text)")
            #expect(plan.faults.isEmpty)
            #expect(!plan.warnings.isEmpty)
        }
    }

    @Test func namesOfLibrariesThatAreNotImportedAreUnknown() {
        for (imports, parent) in [("", "Interactor"), ("import RIBs\n", "Elsewhere.Interactor")] {
            let plan = plan("\(imports)/// @mockable\nprotocol P: \(parent) {}")
            #expect(plan.faults.isEmpty)
            #expect(plan.warnings.count == 1)
        }
    }

    @Test func mocksOfOtherModulesFillUnknownParents() {
        let other = """
            public class ElsewhereMock: Elsewhere {
                public init() {}
                public private(set) var goCallCount = 0
                public var goHandler: (() -> Void)?
                public func go() {
                    goCallCount += 1
                    if let goHandler { goHandler() }
                }
            }
            """
        let plan = plan("/// @mockable\nprotocol P: Elsewhere { func f() }", mockFiles: [other])
        #expect(plan.warnings.isEmpty)
        #expect(plan.handlers == ["fHandler", "goHandler"])
        #expect(plan.lines(with: "func ") == ["func f() {", "public func go() {"])
    }

    @Test func twoMocksOfOneNameAreFaults() {
        let plan = plan("/// @mockable\nprotocol P {}", "/// @mockable(override: name = PMock)\nprotocol Q {}")
        #expect(plan.faults.map(\.location.file) == ["File1.swift"])
    }

    @Test func aTypeWithTheNameOfAMockIsAFault() {
        let source = SourceFile(
            path: "App.swift",
            reading: Array(
                """
                /// @mockable
                protocol Tap {}
                /// @mockable(override: name = FakeHose)
                protocol Hose {}
                struct TapMock {}
                #if DEBUG
                class FakeHose {}
                #endif
                enum Kit { class HoseMock {} }
                """.utf8
            )
        )
        let table = ProtocolTable([SourceProtocols(of: source, in: "App")], and: .usual)
        let plan = MockPlan(of: table.entries, in: table, besides: source.unconditionalTypes)
        #expect(plan.faults.map(\.location.line) == [2])
        #expect(plan.faults.first?.message.contains("'TapMock', which 'App.swift:5' declares") == true)
    }

    @Test func typealiasesThatNeverEndAreHarmless() {
        let plan = plan("/// @mockable\nprotocol P: A {}\ntypealias A = B\ntypealias B = A")
        #expect(plan.names == ["PMock"])
    }

    @Test func deepInheritanceEnds() {
        let chain = (0..<5000).map { "protocol P\($0): P\($0 + 1) { func f\($0)() }" }.joined(separator: "\n")
        #expect(plan("/// @mockable\n\(chain)\nprotocol P5000: P0 {}").handlers.count == 5000)
    }
}
