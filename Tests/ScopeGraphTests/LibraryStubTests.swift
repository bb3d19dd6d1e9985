import Semantics
import Testing

@testable import ScopeGraph

/// What a stub of a team's own library says of its methods and modules.
@Suite struct LibraryStubTests {
    private static let text = """
        /// thimble:component
        open class Node<Needs> {
            public let needs: Needs
            public init(needs: Needs)
            public final func once<T>(__function: String = #function, _ factory: () -> T) -> T
            public final func fresh<T>(_ factory: () -> T) -> T
            public static func always<T>(__function: String = #function, _ factory: () -> T) -> T
        }
        public final class Reader<Value> {
            public func map<T>(_ read: (Value) -> T) -> T
        }
        """

    private func stub(_ module: String) throws -> LibraryStub {
        try LibraryStub.read(Array(Self.text.utf8), module: module, path: "\(module).swift").get()
    }

    @Test func onlyAMethodWithTheNameOfItsCallerKeepsValues() throws {
        #expect(try stub("Nodes").memoizingMethods == ["once"])
    }

    @Test func aStubOfRIBsStandsForItsOtherNamesToo() throws {
        let surfaces = Dialects(libraries: [try stub("RIBs")]).surfaces
        #expect(surfaces.map(\.module).sorted() == ["ModernRIBs", "NeedleFoundation", "RIBs"])
        #expect(surfaces.contains { $0.module == "RIBs" && $0.isModule("HarbourRIBs") })
        let others = Dialects(libraries: [try stub("Nodes")]).surfaces.filter { $0.module == "Nodes" }
        #expect(others.map { $0.isModule("HarbourNodes") } == [false])
    }
}
