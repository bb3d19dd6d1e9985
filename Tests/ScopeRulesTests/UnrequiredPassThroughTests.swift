import ScopeRules
import Testing

/// Properties that read from the dependency what it does not require, while no scope below asks for them.
@Suite struct UnrequiredPassThroughTests {
    /// An interactor reads `pilot` of the component; `protocols` stands above the dependency.
    private func findings(
        requiring requirements: String,
        inheriting parents: String = "Dependency",
        besides others: String = "",
        getter: String = "dependency.pilot"
    ) -> [Finding] {
        let source = """
            import RIBs
            final class Pilot {}
            protocol FerryInteractorDependency { var pilot: Pilot { get } }
            protocol FerryDependency: \(parents) { \(requirements) }
            \(others)
            final class FerryComponent: Component<FerryDependency>, FerryInteractorDependency {
                var pilot: Pilot { \(getter) }
            }
            final class FerryBuilder: Builder<FerryDependency> {
                func build() -> FerryInteractor {
                    FerryInteractor(dependency: FerryComponent(dependency: dependency))
                }
            }
            final class FerryInteractor {
                let pilot: Pilot
                init(dependency: FerryInteractorDependency) { pilot = dependency.pilot }
            }
            final class AppComponent: Component<EmptyDependency>, FerryDependency {
                let pilot = Pilot()
                init() { super.init(dependency: EmptyComponent()) }
            }
            let ferry = FerryBuilder(dependency: AppComponent()).build()
            """
        return MissingPassthrough.findings(in: RuleSubject(source: source))
    }

    @Test func whatTheDependencyDoesNotRequireCannotBeRead() throws {
        let finding = try #require(findings(requiring: "").first)
        #expect(
            finding.headline.text
                == "`FerryComponent.pilot` reads `dependency.pilot`, which `FerryDependency` does not require"
        )
        #expect(finding.repairs.first?.title.text == "Add `var pilot: Pilot { get }` to `FerryDependency`")
    }

    @Test(arguments: [
        ("var pilot: Pilot { get }", "Dependency", ""),
        ("", "HasPilot", "protocol HasPilot: Dependency { var pilot: Pilot { get } }"),
        // Of these, the sources do not say what they require.
        ("", "Dependency, HasCrew", ""),
        ("", "Dependency, FerryDependencyCabin", ""),
        ("", "Dependency", "extension FerryDependency { var pilot: Pilot { Pilot() } }"),
    ])
    func whatMayBeThereIsNoFault(requirements: String, parents: String, others: String) {
        #expect(findings(requiring: requirements, inheriting: parents, besides: others).isEmpty)
    }

    @Test func otherReadsAreForTheCompiler() {
        #expect(findings(requiring: "", getter: "Pilot()").isEmpty)
    }

    /// A typealias takes no member.
    @Test(arguments: [("HasCrew", ""), ("HasCrew & HasDeck", ", a part of `FerryDependency`")])
    func aPartOfATypealiasCanRequireIt(_ aliased: String, _ place: String) {
        let source = """
            import RIBs
            protocol HasCrew: Dependency { var crew: Int { get } }
            protocol HasDeck: AnyObject { var deck: Int { get } }
            typealias FerryDependency = \(aliased)
            final class FerryComponent: Component<FerryDependency> { var pilot: String { dependency.pilot } }
            final class FerryBuilder: Builder<FerryDependency> {
                func build() { print(FerryComponent(dependency: dependency).pilot) }
            }
            final class AppComponent: Component<EmptyDependency>, HasCrew, HasDeck {
                let crew = 3, deck = 2
                init() { super.init(dependency: EmptyComponent()) }
            }
            let ferry: Void = FerryBuilder(dependency: AppComponent()).build()
            """
        let titles = MissingPassthrough.findings(in: RuleSubject(source: source)).flatMap(\.repairs).map(\.title.text)
        #expect(titles.first == "Add `var pilot: String { get }` to `HasCrew`\(place)")
    }

    /// A clause must not repeat what the class conforms to already.
    @Test(arguments: ["HasCrew & HasDeck", "any HasCrew & HasDeck"])
    func aComponentLacksPartsOfAComposition(_ aliased: String) {
        let source = """
            import RIBs
            protocol HasCrew: Dependency { var crew: Int { get } }
            protocol HasDeck: AnyObject { var deck: Int { get } }
            typealias FerryDependency = \(aliased)
            final class FerryBuilder: Builder<FerryDependency> {
                func build() { print(dependency.crew, dependency.deck) }
            }
            final class AppComponent: Component<EmptyDependency>, HasCrew {
                let crew = 3, deck = 2
                init() { super.init(dependency: EmptyComponent()) }
                func open() { FerryBuilder(dependency: self).build() }
            }
            let app: Void = AppComponent().open()
            """
        let finding = MissingPassthrough.findings(in: RuleSubject(source: source)).first
        let headline = "`AppComponent` is passed to `FerryBuilder` but does not conform to `HasDeck`"
        #expect(finding?.headline.text == headline)
        #expect(finding?.repairs.first?.title.text == "Make `AppComponent` conform to `HasDeck`")
    }
}
