import ScopeRules
import Testing

/// Fixes that suffice, and headlines that are about the scope that lacks something.
@Suite struct LikelyFixTests {
    /// `AppComponent` creates `HomeComponent`, which creates `FeedComponent` and `PostComponent`.
    private func errors(
        app: String = "",
        home: String = "",
        homeRequires: String = "",
        feed: String,
        post: String = "",
        _ types: String = "",
        access: String = ""
    ) -> [Finding] {
        let source = """
            import RIBs
            class Api {}
            \(types)
            protocol PostDependency: Dependency { \(post) }
            final class PostComponent: Component<PostDependency> {}
            final class PostBuilder: Builder<PostDependency> {
                func build() { print(PostComponent(dependency: dependency).dependency) }
            }
            protocol FeedDependency: Dependency { \(feed) }
            final class FeedComponent: Component<FeedDependency> {}
            final class FeedBuilder: Builder<FeedDependency> {
                func build() { print(FeedComponent(dependency: dependency).dependency) }
            }
            protocol HomeDependency: Dependency { \(homeRequires) }
            \(access)final class HomeComponent: Component<HomeDependency>, FeedDependency, PostDependency { \(home) }
            final class HomeBuilder: Builder<HomeDependency> {
                func build() {
                    let component = HomeComponent(dependency: dependency)
                    FeedBuilder(dependency: component).build()
                    PostBuilder(dependency: component).build()
                }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                \(app)
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }
    }

    @Test func theReaderThatNeedsTheSetterIsBlamed() {
        let all = errors(app: "let log: Int = 1", feed: "var log: Int { get }", post: "var log: Int { get set }")
            .filter { $0.rule == "type-mismatch" }
        #expect(
            all.map(\.headline.text) == [
                "`PostComponent` requires a setter for `log`, but `AppComponent.log` is read-only"
            ]
        )
        #expect(all.flatMap(\.readers).map(\.scope) == ["PostComponent", "FeedComponent"])
        #expect(all.flatMap(\.repairs).map(\.title.text) == ["Make `AppComponent.log` a `var`"])
    }

    @Test func theReaderThatDoesNotExpectTheEffectIsBlamed() {
        let all = errors(
            app: "var log: Int { get async { 1 } }",
            feed: "var log: Int { get async }",
            post: "var log: Int { get }"
        )
        .filter { $0.rule == "type-mismatch" }
        #expect(all.flatMap(\.readers).map(\.scope) == ["PostComponent", "FeedComponent"])
        #expect(all.flatMap(\.repairs).map(\.title.text).last == "Require `{ get async }` in `PostDependency`")
    }

    @Test func aMemberInBetweenIsRenamed() {
        let all = errors(app: "let api = Api()", home: "private let api = 1", feed: "var api: Api { get }")
        #expect(
            all.flatMap(\.repairs).map(\.title.text) == [
                "Rename `HomeComponent.api`, so that `HomeComponent` can forward `AppComponent.api`",
                "Remove `private` from `HomeComponent.api`, and change its type to `Api`",
            ]
        )
        let alone = errors(home: "private let api = 1", feed: "var api: Api { get }")
        #expect(
            alone.flatMap(\.repairs).map(\.title.text) == [
                "Remove `private` from `HomeComponent.api`, and change its type to `Api`"
            ]
        )
    }

    @Test func oneNameOfTwoTypesIsQualified() {
        let all = errors(
            home: "enum Kind {}; var kind: Kind { fatalError() }",
            feed: "var kind: Kind { get }",
            "enum Kind {}"
        )
        #expect(all.first?.headline.text.hasSuffix("but `HomeComponent.kind` has type `HomeComponent.Kind`") ?? false)
        #expect(
            all.flatMap(\.repairs).map(\.title.text) == [
                "Change the type of `HomeComponent.kind` to `App.Kind`",
                "Require `HomeComponent.Kind` in `FeedDependency`",
            ]
        )
    }

    @Test func twoTypesOfOneMissingNameAreOneFinding() {
        let all = errors(feed: "var log: Int { get }", post: "var log: Int? { get }")
        #expect(all.map(\.rule) == ["missing-provider"])
        #expect(
            all.flatMap(\.repairs).map(\.title.text) == [
                "Add `var log: Int` to `HomeComponent`, or to a scope above it, and require that type in `PostDependency`",
                "Add `var log: Int?` to `HomeComponent`, or to a scope above it, and require that type in `FeedDependency`",
            ]
        )
        #expect(errors(feed: "var log: Int { get }", post: "var name: Int? { get }").count == 2)
    }

    @Test func aMethodWithAnotherResultIsChanged() {
        let change = "Change `HomeComponent.load(id:)` to `func load(id: Int) -> String`"
        let add = "Add `func load(id: Int) -> String` to `HomeComponent`, or to a scope above it"
        let feed = "func load(id: Int) -> String"
        #expect(
            errors(home: "func load(id: Int) -> String? { nil }", feed: feed).flatMap(\.repairs).map(\.title.text)
                == [change, add]
        )
        // It serves another child as it is.
        let served = errors(
            home: "func load(id: Int) -> String? { nil }",
            feed: feed,
            post: "func load(id: Int) -> String?"
        )
        #expect(served.flatMap(\.repairs).map(\.title.text) == [add, change])
        let other = errors(home: "func load(page: String) -> String? { nil }", feed: feed)
        #expect(other.flatMap(\.repairs).map(\.title.text) == [add])
    }

    @Test func generationNeedsAllDependenciesBetween() {
        let source = """
            import RIBs
            class Api {}
            protocol PostDependency: Dependency { var api: Api { get } }
            final class PostComponent: Component<PostDependency> {}
            final class PostBuilder: Builder<PostDependency> {
                func build() { print(PostComponent(dependency: dependency).dependency) }
            }
            protocol FeedDependency: Dependency {}
            final class FeedComponent: Component<FeedDependency>, PostDependency {}
            final class FeedBuilder: Builder<FeedDependency> {
                func build() { PostBuilder(dependency: FeedComponent(dependency: dependency)).build() }
            }
            protocol HomeDependency: Dependency {}
            final class HomeComponent: Component<HomeDependency>, FeedDependency {}
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { FeedBuilder(dependency: HomeComponent(dependency: dependency)).build() }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                let api = Api()
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            """
        let repairs = findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.flatMap(\.repairs)
        #expect(
            repairs.last?.title.text == """
                Let Thimble generate the wiring: make `FeedDependency` inherit `FeedDependencyPost` and `HomeDependency` \
                inherit `HomeDependencyFeed`, and run `thimble generate`, which writes these protocols
                """
        )
        #expect(repairs.last?.edits.count == 2)
    }

    @Test func nothingIsGeneratedForAPrivateComponent() {
        let byHand = errors(app: "let api = Api()", feed: "var api: Api { get }", access: "private ")
        #expect(byHand.flatMap(\.repairs).allSatisfy { !$0.title.text.contains("thimble generate") })
        let source = """
            import RIBs
            class Api {}
            protocol FeedDependency: Dependency { var api: Api { get } }
            final class FeedComponent: Component<FeedDependency> {}
            final class FeedBuilder: Builder<FeedDependency> {
                func build() { print(FeedComponent(dependency: dependency).dependency) }
            }
            protocol HomeDependency: Dependency, HomeDependencyFeed {}
            private final class HomeComponent: Component<HomeDependency> {}
            extension HomeComponent: FeedDependency {}
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { FeedBuilder(dependency: HomeComponent(dependency: dependency)).build() }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                let api = Api()
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            """
        let all = findings(in: RuleSubject(source: source)).filter { $0.severity == .error }
        #expect(
            all.map(\.headline.text) == [
                """
                `HomeDependency` inherits `HomeDependencyFeed`, which Thimble does not generate, because `HomeComponent` \
                is `private`
                """
            ]
        )
        let seen = RuleSubject(source: source.replacing("private final", with: "final"))
        #expect(findings(in: seen).allSatisfy { $0.rule != "inaccessible-provider" })
    }

    /// Where other components have generated code, a private one still has none.
    @Test func aPrivateComponentIsWiredByHand() {
        let source = """
            import RIBs
            class Api {}
            protocol FeedDependency: Dependency { var api: Api { get } }
            final class FeedBuilder: Builder<FeedDependency> { func build() { print(dependency) } }
            protocol PostDependency: Dependency, PostDependencyFeedBuilder {}
            final class PostComponent: Component<PostDependency> {}
            final class PostBuilder: Builder<PostDependency> {
                func build() { FeedBuilder(dependency: PostComponent(dependency: dependency)).build() }
            }
            protocol HomeDependency: Dependency { var api: Api { get } }
            private final class HomeComponent: Component<HomeDependency>, FeedDependency { MEMBER }
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { FeedBuilder(dependency: HomeComponent(dependency: dependency)).build() }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency, PostDependency {
                let api = Api()
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() {
                HomeBuilder(dependency: AppComponent()).build()
                PostBuilder(dependency: AppComponent()).build()
            }
            """
        func errors(_ member: String, in source: String) -> [Finding] {
            findings(in: RuleSubject(source: source.replacing("MEMBER", with: member)))
                .filter { $0.severity == .error && $0.rule != "stale-providers" }
        }
        #expect(
            errors("", in: source).map(\.headline.text) == [
                "`HomeComponent` is passed to `FeedBuilder` but does not provide `api`"
            ]
        )
        #expect(
            errors("", in: source).flatMap(\.repairs).map(\.title.text) == [
                "Add `var api: Api { dependency.api }` to `HomeComponent`"
            ]
        )
        #expect(errors("var api: Api { dependency.api }", in: source).isEmpty)
        let open = source.replacing("private final", with: "final")
        #expect(errors("", in: open).isEmpty)
    }

    @Test func aTypeIsNotRequiredWhereAnotherParentHasTheRightOne() {
        let source = """
            import RIBs
            class Api {}
            protocol FeedDependency: Dependency { var api: Api { get } }
            final class FeedBuilder: Builder<FeedDependency> { func build() { print(dependency) } }
            final class OneComponent: Component<EmptyDependency>, FeedDependency {
                let api = Api()
                init() { super.init(dependency: EmptyComponent()) }
            }
            final class TwoComponent: Component<EmptyDependency>, FeedDependency {
                let api: Api? = nil
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() {
                FeedBuilder(dependency: OneComponent()).build()
                FeedBuilder(dependency: TwoComponent()).build()
            }
            """
        let repairs = findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.flatMap(\.repairs)
        #expect(repairs.map(\.title.text) == ["Change the type of `TwoComponent.api` to `Api`"])
    }
}
