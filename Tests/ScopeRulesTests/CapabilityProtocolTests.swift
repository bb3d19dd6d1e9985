import ScopeRules
import Testing

/// Dependencies that are typealiases of small protocols, which other types conform to as well.
@Suite struct CapabilityProtocolTests {
    private func finding(_ dependency: String) -> [Finding] {
        let source = """
            import RIBs
            protocol HasTide: Dependency { var tide: Int { get } }
            protocol HasChart: Dependency { var chart: String { get } }
            \(dependency)
            typealias DeckDependency = HasTide & HasChart
            final class BridgeComponent: Component<BridgeDependency>, DeckDependency {
                var tide: Int { dependency.tide }
            }
            final class BridgeBuilder: Builder<BridgeDependency> {
                func build() { DeckBuilder(dependency: BridgeComponent(dependency: dependency)).build() }
            }
            final class DeckBuilder: Builder<DeckDependency> {
                func build() { print(dependency.tide, dependency.chart) }
            }
            final class AppComponent: Component<EmptyDependency>, HasTide, HasChart {
                let tide = 4
                let chart = "North"
                init() { super.init(dependency: EmptyComponent()) }
            }
            final class TideTable: HasTide { let tide = 0 }
            func start() { BridgeBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }
    }

    @Test func aSharedPartIsNotWidened() throws {
        let error = try #require(finding("typealias BridgeDependency = HasTide").first)
        let titles = error.repairs.map(\.title.text)
        #expect(
            titles == [
                """
                Add `var chart: String { dependency.chart }` to `BridgeComponent`, and add `HasChart` to the dependency \
                of `BridgeComponent`
                """
            ]
        )
        #expect(error.repairs.allSatisfy { $0.edits.isEmpty })
    }

    @Test func aDependencyOfItsOwnIs() throws {
        let error = try #require(finding("protocol BridgeDependency: HasTide {}").first)
        #expect(error.repairs.first?.title.text.hasSuffix("to `BridgeDependency`") == true)
        #expect(error.repairs.first?.edits.isEmpty == false)
    }
}
