import Providers
import ScopeRules
import Testing

/// What the macros of the sources themselves say that they add, and what they may read.
struct DeclaredMacroTests {
    private static let source = """
        import RIBs

        @attached(member, names: named(glaze))
        macro Glazed() = #externalMacro(module: "KilnMacros", type: "GlazedMacro")

        @attached(peer, names: suffixed(InCelsius))
        macro Converted() = #externalMacro(module: "KilnMacros", type: "ConvertedMacro")

        class Glaze {}

        protocol KilnDependency: Dependency, KilnDependencyShelf {
            var heat: Int { get }
        }

        @Glazed
        final class KilnComponent: Component<KilnDependency> {
            @Converted var heat: Int { dependency.heat }
        }

        protocol ShelfDependency: Dependency {
            var glaze: Glaze { get }
            var clay: String { get }
            var heatInCelsius: Int { get }
        }

        final class ShelfComponent: Component<ShelfDependency> {
            func fire() -> [Any] { [dependency.glaze, dependency.clay, dependency.heatInCelsius] }
        }

        final class KilnBuilder: Builder<KilnDependency> {
            func build() -> [Any] { ShelfComponent(dependency: KilnComponent(dependency: dependency)).fire() }
        }

        final class PotteryComponent: Component<EmptyDependency>, KilnDependency {
            let glaze = Glaze()
            let clay = "white"
            let heat = 1200

            init() { super.init(dependency: EmptyComponent()) }
        }

        func open() { _ = KilnBuilder(dependency: PotteryComponent()).build() }
        """

    @Test func whatAMacroNamesIsNotWrittenAgain() {
        let text = RuleSubject(source: Self.source).plan.files.map(\.contents).joined()
        #expect(text.contains("var clay: String { dependency.clay }"))
        #expect(!text.contains("glaze"))
        #expect(!text.contains("heat"))
    }

    @Test func whatAMacroSeesMayBeRead() {
        let found = findings(in: RuleSubject(source: Self.source, isGenerated: true)).map(\.rule)
        #expect(!found.contains("unused-requirement"))
        let unseen = Self.source.replacing("@Converted var", with: "var").replacing("heatInCelsius", with: "glaze")
        let others = findings(in: RuleSubject(source: unseen, isGenerated: true)).map(\.rule)
        #expect(others.contains("unused-requirement"))
    }

    private static let quarry = """
        import RIBs

        @freestanding(declaration, names: named(stone))
        macro quarried() = #externalMacro(module: "QuarryMacros", type: "QuarriedMacro")

        @attached(extension, conformances: Sendable, names: named(depth))
        macro Surveyed() = #externalMacro(module: "QuarryMacros", type: "SurveyedMacro")

        @Surveyed
        protocol PitDependency: Dependency {
            #measured(in: "metres")
        }

        final class PitComponent: Component<PitDependency> {
            #quarried
            var depth: Int { dependency.depth }
            var width: Int { dependency.width }
        }

        protocol MasonDependency: Dependency {
            var stone: String { get }
            var depth: Int { get }
            var width: Int { get }
        }

        extension PitComponent: MasonDependency {}

        final class MasonBuilder: Builder<MasonDependency> {
            func build() -> [Any] { [dependency.stone, dependency.depth, dependency.width] }
        }

        final class PitBuilder: Builder<PitDependency> {
            func build() -> [Any] { MasonBuilder(dependency: PitComponent(dependency: dependency)).build() }
        }

        final class Quarry: PitDependency {}

        func open() { _ = PitBuilder(dependency: Quarry()).build() }
        """

    @Test func membersMayBelongToMacros() {
        let errors = findings(in: RuleSubject(source: Self.quarry)).filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [])
    }

    @Test func otherMacrosAddNothing() {
        let others = Self.quarry.replacing("#quarried\n", with: "#warning(\"dusty\")\n")
        let errors = findings(in: RuleSubject(source: others)).filter { $0.severity == .error }
        #expect(errors.map(\.property) == ["stone"])
    }

    /// - Parameter roles: the attributes of the macro.
    private static func ropery(_ roles: String, forwarding arguments: String = "(\"hemp\", \"Hemp\")") -> RuleSubject {
        let source = """
            import RIBs

            \(roles)
            macro Forward(_ name: String, _ type: String) = #externalMacro(module: "RopeMacros", type: "ForwardMacro")

            class Hemp {}

            protocol RopeDependency: Dependency { var hemp: Hemp { get } }

            @Forward\(arguments)
            final class RopeComponent: Component<RopeDependency> {}

            protocol KnotDependency: Dependency { var hemp: Hemp { get } }

            final class KnotBuilder: Builder<KnotDependency> {
                func build() -> Hemp { dependency.hemp }
            }

            final class RopeBuilder: Builder<RopeDependency> {
                func build() -> Hemp { KnotBuilder(dependency: RopeComponent(dependency: dependency)).build() }
            }

            final class YardComponent: Component<EmptyDependency>, RopeDependency {
                let hemp = Hemp()

                init() { super.init(dependency: EmptyComponent()) }
            }

            func open() { _ = RopeBuilder(dependency: YardComponent()).build() }
            """
        return RuleSubject(source: source)
    }

    private static let member = "@attached(member, names: arbitrary)"

    @Test func aMacroOfMembersAddsNoConformance() {
        let found = findings(in: Self.ropery(Self.member)).filter { $0.severity != .note }
        #expect(found.map(\.rule) == ["missing-passthrough"])
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: [
        "@attached(extension, conformances: KnotDependency, names: arbitrary)",
        member + " @attached(extension, conformances: Sendable)",
        member + " macro Forward(_ name: Int) = #externalMacro(module: \"RopeMacros\", type: \"OtherMacro\")"
            + "\n@attached(extension, conformances: KnotDependency)",
    ])
    func othersMay(_ roles: String) {
        let found = findings(in: Self.ropery(roles)).filter { $0.severity == .error }
        #expect(found.map(\.rule) == [])
    }

    @Test func whatArgumentsNameIsNotWrittenAgain() {
        let text = Self.ropery(Self.member).plan.files.map(\.contents).joined()
        #expect(text.contains("extension RopeComponent: KnotDependency {}"))
        let other = Self.ropery(Self.member, forwarding: "(\"flax\", \"Hemp\")").plan.files.map(\.contents).joined()
        #expect(other.contains("var hemp: Hemp { dependency.hemp }"))
    }
}
