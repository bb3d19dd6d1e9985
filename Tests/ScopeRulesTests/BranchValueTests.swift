import ScopeRules
import Testing

/// Values and classes with another type in another `#if` branch.
@Suite struct BranchValueTests {
    private func rules(_ declarations: String) -> [String] {
        let source = """
            import RIBs
            final class Clock {}
            final class Mail {}
            protocol ChatDependency: Dependency { var clock: Clock { get } }
            protocol StoreDependency: Dependency { var mail: Mail { get } }
            final class ChatComponent: Component<ChatDependency> { var now: Clock { dependency.clock } }
            final class StoreComponent: Component<StoreDependency> { var box: Mail { dependency.mail } }
            final class ChatBuilder: Builder<ChatDependency> {
                func build() -> Clock { ChatComponent(dependency: dependency).now }
            }
            final class StoreBuilder: Builder<StoreDependency> {
                func build() -> Mail { StoreComponent(dependency: dependency).box }
            }
            final class TimeComponent: Component<EmptyDependency>, ChatDependency { let clock = Clock() }
            final class PostComponent: Component<EmptyDependency>, StoreDependency { let mail = Mail() }
            class Plugin<D> {
                let dependency: D
                init(_ dependency: D) { self.dependency = dependency }
            }
            \(declarations)
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.rule)
    }

    private func tab(_ first: String, _ second: String) -> String {
        """
        final class Tab {
            #if DEBUG
            let plugin: Plugin<StoreDependency>
            #else
            let plugin: Plugin<ChatDependency>
            #endif
            init(time: TimeComponent, post: PostComponent) {
                #if DEBUG
                plugin = Plugin(post)
                #else
                plugin = Plugin(time)
                #endif
            }
            func open() {
                #if DEBUG
                print(\(first)(dependency: plugin.dependency).build())
                #else
                print(\(second)(dependency: plugin.dependency).build())
                #endif
            }
        }
        func start() {
            Tab(time: TimeComponent(dependency: EmptyComponent()), post: PostComponent(dependency: EmptyComponent())).open()
        }
        """
    }

    @Test func storedValues() {
        #expect(rules(tab("StoreBuilder", "ChatBuilder")).isEmpty)
        #expect(!rules(tab("ChatBuilder", "StoreBuilder")).isEmpty)
    }

    @Test func classesWithAnotherSuperclass() {
        let declarations = """
            #if DEBUG
            final class TabPlugin: Plugin<StoreDependency> {}
            #else
            final class TabPlugin: Plugin<ChatDependency> {}
            #endif
            func start() {
                #if DEBUG
                let plugin = TabPlugin(PostComponent(dependency: EmptyComponent()))
                print(StoreBuilder(dependency: plugin.dependency).build())
                #else
                let plugin = TabPlugin(TimeComponent(dependency: EmptyComponent()))
                print(ChatBuilder(dependency: plugin.dependency).build())
                #endif
            }
            """
        #expect(rules(declarations).isEmpty)
    }

    @Test func componentsOfBothBranchesArePassed() {
        func app(_ debug: String, _ release: String) -> String {
            """
            protocol ServerDependency: Dependency { var clock: Clock { get } }
            final class ServerComponent: Component<ServerDependency> { var now: Clock { dependency.clock } }
            final class LocalComponent: Component<EmptyDependency>\(debug)
            final class OtherComponent: Component<EmptyDependency>\(release)
            func start() {
                #if DEBUG
                let component = LocalComponent(dependency: EmptyComponent())
                #else
                let component = OtherComponent(dependency: EmptyComponent())
                #endif
                print(ServerComponent(dependency: component).now)
            }
            """
        }
        let clock = ", ServerDependency { let clock = Clock() }"
        #expect(rules(app(clock, clock)).isEmpty)
        #expect(!rules(app(clock, "{}")).isEmpty)
        #expect(!rules(app("{}", clock)).isEmpty)
    }

    @Test func unwrappedValues() {
        let declarations = """
            final class Tab {
                #if DEBUG
                var component: PostComponent?
                #else
                var component: TimeComponent?
                #endif
                func open() {
                    #if !DEBUG
                    guard let component else { return }
                    print(ChatBuilder(dependency: component).build())
                    #endif
                }
            }
            func start() { Tab().open() }
            """
        #expect(rules(declarations).isEmpty)
    }

    @Test("a typealias of a generic superclass whose parameter has the name of another one")
    func inheritedAliases() {
        let declarations = """
            class Base<T>: Component<EmptyDependency> { typealias Value = T }
            class Middle<T>: Base<Clock> { var clock: Value { fatalError() } }
            final class LastComponent: Middle<Mail>, ChatDependency {}
            func start() { print(ChatBuilder(dependency: LastComponent(dependency: EmptyComponent())).build()) }
            """
        #expect(rules(declarations).isEmpty)
    }

    @Test func constantsWithConditionalValues() {
        func tab(_ first: String, _ second: String) -> String {
            """
            final class Tab {
                #if DEBUG
                let component = TimeComponent(dependency: EmptyComponent())
                #else
                let component = PostComponent(dependency: EmptyComponent())
                #endif
                func open() {
                    let parent = self.component
                    #if DEBUG
                    print(\(first)(dependency: parent).build())
                    #else
                    print(\(second)(dependency: parent).build())
                    #endif
                }
            }
            func start() { Tab().open() }
            """
        }
        #expect(rules(tab("ChatBuilder", "StoreBuilder")).isEmpty)
        #expect(!rules(tab("StoreBuilder", "ChatBuilder")).isEmpty)
    }
}
