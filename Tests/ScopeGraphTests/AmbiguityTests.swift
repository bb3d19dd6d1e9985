import ScopeGraph
import Modules
import Testing

@Suite("Names that several modules declare")
struct AmbiguityTests {
    private static let cart = "import RIBs\npublic protocol CartDependency: Dependency { var total: Int { get } }"

    private func faults(_ imports: String, named name: String = "CartDependency", own: String = "") -> [String] {
        let component = "final class CartComponent: Component<\(name)> {}"
        let graph = ScopeGraph.graph(of: [
            module("Shop", kind: .library, Self.cart),
            module("Market", kind: .library, Self.cart),
            module("App", "import RIBs\n\(imports)\n\(own)\n\(component)"),
        ])
        return graph.faults.compactMap { fault in
            guard case .ambiguousDependency(_, let spelling, let locations) = fault.kind else { return nil }
            return "\(spelling) in \(locations.map(\.file).joined(separator: ", "))"
        }
    }

    @Test func aDependencyOfTwoImportedModulesIsAmbiguous() {
        let both = "CartDependency in Sources/Shop/File1.swift, Sources/Market/File1.swift"
        #expect(faults("import Shop\nimport Market") == [both])
    }

    @Test func oneImportAnOwnProtocolOrTheModulesNameDecides() {
        #expect(faults("import Shop").isEmpty)
        #expect(faults("import Shop\nimport Market", named: "Market.CartDependency").isEmpty)
        let own = "protocol CartDependency: Dependency {}"
        #expect(faults("import Shop\nimport Market", own: own).isEmpty)
    }
}
