import Providers
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader
import Testing

/// Plugin extensions, if the non-core component has parts that are not in the sources, or that generated code does not
/// see.
struct UnseenPluginTests {
    private static func severities(_ nonCore: String) -> [Severity] {
        let source = """
            import Hops
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension { var hops: Int { get } }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            \(nonCore)
            """
        return findings(in: RuleSubject(source: source)).filter { $0.rule == MissingPluginProperty.id }.map(\.severity)
    }

    @Test(arguments: [
        "@Hopped final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> {}",
        "final class AleNonCoreComponent: NonCoreComponent<EmptyDependency>, Hopped {}",
        "final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { @Shared func makeHops() {} }",
    ])
    func mayDeclareTheProperty(_ nonCore: String) { #expect(Self.severities(nonCore) == [.note]) }

    @Test(arguments: [
        "@Hopped final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { let hops = \"many\" }",
        "final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { @Stored var malt = 2 }",
    ])
    func cannotDeclareTheProperty(_ nonCore: String) { #expect(Self.severities(nonCore) == [.error]) }

    /// - Parameters:
    ///   - required: what the plugin extension requires.
    ///   - property: what the non-core component has.
    private static func isMissing(_ required: String, _ property: String) -> Bool {
        let source = """
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol Plant {}
            protocol Herb: Plant {}
            class Hop: Herb {}
            final class Cascade: Hop {}
            struct Malt {}
            actor Cellar {}
            protocol AleExtension: PluginExtension { \(required) }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { \(property) }
            """
        return findings(in: RuleSubject(source: source)).contains { $0.rule == MissingPluginProperty.id }
    }

    @Test(arguments: [
        ("Plant", "Hop"), ("any Plant", "any Herb"), ("Hop", "Cascade"), ("Hop?", "Cascade"), ("Plant?", "Hop?"),
        ("[Plant]", "[Hop]"), ("() -> Plant", "() -> Hop"), ("(Hop) -> Plant", "(Plant) -> Hop"), ("Any", "Malt"),
        ("Plant", "some Herb"), ("Double", "CGFloat"), ("Plant & AnyObject", "Hop"), ("AnyHashable", "String"),
        ("Plant", "Imported"), ("[String: Plant]", "[String: Hop]"), ("Hop", "Hop!"), ("Any", "(Int, String)"),
        ("any Actor", "Cellar"), ("AnyObject", "Cellar"),
    ])
    func convertsToWhatIsRequired(_ required: String, _ type: String) {
        #expect(!Self.isMissing("var hops: \(required) { get }", "var hops: \(type) { fatalError() }"))
    }

    @Test(arguments: [
        ("Hop", "Plant"), ("Cascade", "Hop"), ("Hop", "Hop?"), ("Plant", "Malt"), ("Int", "Double"), ("Malt", "Int"),
        ("[Plant]", "[Malt]"), ("[Plant]", "Set<Hop>"), ("Int?", "String?"), ("(Plant) -> Int", "(Hop) -> Int"),
        ("Plant", "Int"), ("Herb", "any Plant"), ("Int", "(Int, Int)"), ("any Actor", "Hop"),
    ])
    func doesNotConvertToWhatIsRequired(_ required: String, _ type: String) {
        #expect(Self.isMissing("var hops: \(required) { get }", "var hops: \(type) { fatalError() }"))
    }

    @Test func aSetterTakesOnlyTheSameType() {
        #expect(Self.isMissing("var hops: Plant { get set }", "var hops: Hop = Hop()"))
        #expect(!Self.isMissing("var hops: Plant { get set }", "var hops: any Plant = Hop()"))
    }

    @Test func removalBreaksTheCoreComponent() throws {
        let source = """
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension { var hops: Int { get } }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { var hops: Int { 2 } }
            """
        let subject = RuleSubject(source: source)
        let nonCore = try #require(subject.graph.scopes.firstIndex { $0.name == "AleNonCoreComponent" })
        let answer = try #require(subject.impactAnswer(of: nonCore, property: "hops", testDoubles: []))
        #expect(
            answer.headline.text
                == "1 scope in App breaks if `AleNonCoreComponent.hops` is removed or changes its type"
        )
        #expect(
            answer.sections.flatMap(\.notes).map(\.message.text)
                == ["`AleComponent` requires it, in its plugin extension `AleExtension`"]
        )
    }

    @Test func removalLeavesTheDefault() throws {
        let source = """
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension { var hops: Int { get } }
            extension AleExtension { var hops: Int { 1 } }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { var hops: Int { 2 } }
            """
        let subject = RuleSubject(source: source)
        let nonCore = try #require(subject.graph.scopes.firstIndex { $0.name == "AleNonCoreComponent" })
        let answer = try #require(subject.impactAnswer(of: nonCore, property: "hops", testDoubles: []))
        #expect(answer.headline.text == "No scope below uses `AleNonCoreComponent.hops`")
        #expect(answer.sections.flatMap(\.notes).isEmpty)
    }

    /// A protocol that is not in the sources may have an extension that implements the property.
    @Test(arguments: [
        ("", Severity.note), ("private let hops = 2", .note), ("let hops = \"many\"", .note), ("let hops = 2", nil),
    ])
    func mayBeImplementedForThePluginExtension(_ member: String, severity: Severity?) {
        let source = """
            import Hops
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension, Hopped { var hops: Int { get } }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> { \(member) }
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == MissingPluginProperty.id }
        #expect(found.map(\.severity) == [severity].compactMap(\.self))
    }

    @Test func aRequirementThatTheNonCoreComponentProvidesOnlyItself() {
        let source = """
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension {}
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            protocol HopsDependency: Dependency { var hops: Int { get } }
            final class AleNonCoreComponent: NonCoreComponent<HopsDependency> { var hops: Int { 1 } }
            """
        let found = findings(in: RuleSubject(source: source)).first { $0.rule == MissingProvider.id }
        #expect(
            found?.nearMisses.map(\.message.text) == [
                "`AleComponent.hops` belongs to the reader, and a scope does not supply its own requirements",
                "`AleNonCoreComponent.hops` belongs to the reader, and a scope does not supply its own requirements",
            ]
        )
    }

    private static func subject(_ modules: [(name: String, text: String)]) -> RuleSubject {
        let sources = modules.map { name, text in
            let module = Module(
                name: name,
                folder: name,
                kind: .application,
                origin: .folder,
                package: "",
                language: .unknown
            )
            let file = SourceFile(path: "\(name)/\(name).swift", reading: Array(text.utf8))
            return ModuleSources(module: module, files: [file], generated: [])
        }
        let tree = ResolvedGraph(reading: sources)
        return RuleSubject(
            graph: tree.graph,
            resolution: tree.resolution,
            model: tree.model,
            plan: GenerationPlan(graph: tree.graph, resolution: tree.resolution, sources: sources),
            sources: SourceTable(sources)
        )
    }

    @Test(arguments: [("public", false), ("public internal(set)", true), ("", true)])
    func isSeenInTheModuleOfTheRoot(access: String, isMissing: Bool) {
        let requirement = access.contains("set") ? "{ get set }" : "{ get }"
        let barn = """
            import NeedleFoundation
            public protocol BarnExtension: PluginExtension { var hay: Int \(requirement) }
            public final class BarnComponent: PluginizedComponent<EmptyDependency, BarnExtension, LoftComponent> {}
            public final class LoftComponent: NonCoreComponent<EmptyDependency> { \(access) var hay: Int = 12 }
            """
        let app = """
            import Barn
            import NeedleFoundation
            final class FarmComponent: BootstrapComponent {
                var barn: BarnComponent { BarnComponent(parent: self) }
            }
            """
        let found = findings(in: Self.subject([("Barn", barn), ("Farm", app)]))
        #expect(found.contains { $0.rule == MissingPluginProperty.id } == isMissing)
    }
}
