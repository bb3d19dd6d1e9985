import Graphs
import ScopeGraph
import SwiftReader

/// A component retains a child that retains the component.
package enum RetainedChild: Rule {
    package static let id = "retained-child"
    package static let title = "Retained Child"
    package static let defaultSeverity: Severity? = .warning
    package static let usesAllCores = true
    package static let reason = """
        A component keeps a child's component or builder, which in turn keeps the component. Neither is ever \
        deallocated, and each visit to the scope leaks another pair. Both a stored property and `shared` keep the \
        child. Scopes that live as long as the app are not reported: a root, and whatever a root keeps.
        """
    package static let triggeringExample = """
        import RIBs
        protocol HomeDependency: Dependency {}
        protocol AddressDependency: Dependency {}
        final class AddressComponent: Component<AddressDependency> {}
        final class AddressBuilder: Builder<AddressDependency> {
            func build() -> AddressComponent { AddressComponent(dependency: dependency) }
        }
        final class HomeComponent: Component<HomeDependency>, AddressDependency {
            lazy var addressBuilder = AddressBuilder(dependency: self)
        }
        final class MenuComponent: Component<EmptyDependency> {}
        final class AppComponent: Component<EmptyDependency>, HomeDependency {
            init() { super.init(dependency: EmptyComponent()) }
            func menu() -> MenuComponent { MenuComponent(dependency: self) }
            func home() -> HomeComponent { HomeComponent(dependency: self) }
        }
        let address = AppComponent().home().addressBuilder.build()
        """
    package static let silentExample = """
        import RIBs
        protocol HomeDependency: Dependency {}
        protocol AddressDependency: Dependency {}
        final class AddressComponent: Component<AddressDependency> {}
        final class AddressBuilder: Builder<AddressDependency> {
            func build() -> AddressComponent { AddressComponent(dependency: dependency) }
        }
        final class HomeComponent: Component<HomeDependency>, AddressDependency {
            var addressBuilder: AddressBuilder { AddressBuilder(dependency: self) }
        }
        final class AppComponent: Component<EmptyDependency>, HomeDependency {
            init() { super.init(dependency: EmptyComponent()) }
            func home() -> HomeComponent { HomeComponent(dependency: self) }
        }
        let address = AppComponent().home().addressBuilder.build()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let retained = Dictionary(grouping: subject.modelAnswers.retainedChildren.value, by: \.parent)
        guard !retained.isEmpty else { return [] }
        let lasting = scopesAsLongAsTheApp(retained, in: subject)
        return retained.keys.sorted().filter { subject.isLinted($0) && !lasting.contains($0) }.flatMap { number in
            (retained[number] ?? []).map { finding($0, in: subject) }
        }
    }

    /// Scopes that live as long as the app: roots, what the app is launched with, the only child of a root, and the
    /// children that such a scope retains.
    ///
    /// - Parameter retained: by scope, the children that it retains.
    private static func scopesAsLongAsTheApp(
        _ retained: [Int: [RetainedChildSite]],
        in subject: RuleSubject
    ) -> Set<Int> {
        let graph = subject.graph
        let launched = subject.answers { RetainedChildren(model: $0, scopes: $1).launchedScopes() }
        let roots = graph.scopes.indices.filter { graph.scopes[$0].root != nil }
        let lasting = reachable(from: roots + launched) { scope in
            let kept = retained[scope]?.map(\.child) ?? []
            let children = graph.children(of: scope)
            return kept + (children.count == 1 && graph.scopes[scope].root != nil ? children : [])
        }
        return Set(lasting)
    }

    private static func creation(besides method: String?) -> Message {
        method.map { "Create a new one on each access, without \(code: $0)" }
            ?? "Use a computed property that creates a new one on each access"
    }

    private static func finding(_ kept: RetainedChildSite, in subject: RuleSubject) -> Finding {
        let scope = subject.graph.scopes[kept.parent]
        let child = subject.name(kept.child)
        let owner = kept.property.map { "\(scope.name).\($0)" } ?? scope.name
        let comma: Message = kept.method == nil ? "" : ","
        let held: Message = child == kept.kept ? "" : ", the builder of \(code: child)\(comma)"
        let how: Message = kept.method.map { " with \(code: $0)" } ?? ""
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: kept.location,
            scope: scope.id,
            property: kept.property,
            headline: """
                \(code: owner) keeps \(code: kept.kept)\(held)\(how), and \(code: kept.kept) keeps \
                \(code: scope.name), so neither is ever deallocated
                """,
            nearMisses: [
                NearMiss(
                    scope: scope.name,
                    location: scope.location,
                    message: "\(code: scope.name) is not known to live as long as the app"
                )
            ],
            repairs: [
                Repair(title: creation(besides: kept.method), location: kept.location)
            ],
            identity: [scope.id, kept.kept, kept.property ?? ""]
        )
    }
}
