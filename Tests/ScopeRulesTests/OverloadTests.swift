import ScopeRules
import Testing

/// Methods of one name whose types may be the same, because no source declares them.
@Suite("Overloads of required methods")
struct OverloadTests {
    private func rules(_ members: String) -> [String] {
        let source = """
            import Post
            import RIBs
            protocol CounterDependency: Dependency {
                func post(_ letter: Letter, then done: @escaping(() -> Void))
            }
            final class CounterBuilder: Builder<CounterDependency> {
                func build() { dependency.post(Letter()) {} }
            }
            final class OfficeComponent: Component<EmptyDependency>, CounterDependency {
                \(members)
                func open() { CounterBuilder(dependency: self).build() }
            }
            OfficeComponent(dependency: EmptyComponent()).open()
            """
        return findings(in: RuleSubject(source: source)).map(\.rule)
    }

    private static let ofParcels = "private func post(_ parcel: Parcel, then done: @escaping () -> Void) {}\n"
    private static let ofLetters = "func post(_ letter: Letter, then done: @escaping () -> Void) {}\n"

    @Test("an accessible one is found beside a private one", arguments: [ofParcels + ofLetters, ofLetters + ofParcels])
    func isFound(members: String) {
        #expect(rules(members).isEmpty)
    }

    @Test func privateOneAlone() {
        #expect(rules(Self.ofParcels) == [InaccessibleProvider.id])
        #expect(rules("private " + Self.ofLetters) == [InaccessibleProvider.id])
    }
}
