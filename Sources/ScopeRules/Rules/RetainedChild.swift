import ScopeGraph
import SwiftReader

/// A component retains a child that retains the component.
package enum RetainedChild: Rule {
    package static let id = "retained-child"
    package static let title = "Retained Child"
    package static let defaultSeverity: Severity? = .warning
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
        let lasting = scopesAsLongAsTheApp(in: subject)
        return subject.lintedUsages { !$0.retainedChildren.isEmpty }.flatMap { number, usage in
            lasting.contains(number) ? [] : usage.retainedChildren.map { finding(number, $0, in: subject) }
        }
    }

    /// Scopes that live as long as the app: roots, what the app is launched with, the only child of a root, and the
    /// children that such a scope retains.
    private static func scopesAsLongAsTheApp(in subject: RuleSubject) -> Set<Int> {
        let graph = subject.graph
        var pending = graph.scopes.indices.filter { scope in
            graph.scopes[scope].root != nil
                || (graph.usage.scopes.indices.contains(scope) && graph.usage.scopes[scope].isLaunched)
        }
        var lasting = Set(pending)
        var next = 0
        while next < pending.count {
            let scope = pending[next]
            next += 1
            let kept =
                graph.usage.scopes.indices.contains(scope)
                ? graph.usage.scopes[scope].retainedChildren.map(\.child) : []
            let children = graph.children(of: scope)
            let only = children.count == 1 && graph.scopes[scope].root != nil ? children : []
            for child in kept + only where lasting.insert(child).inserted { pending.append(child) }
        }
        return lasting
    }

    private static func finding(_ number: Int, _ kept: RetainedChildSite, in subject: RuleSubject) -> Finding {
        let scope = subject.graph.scopes[number]
        let child = subject.name(kept.child)
        let owner = kept.property.map { "\(scope.name).\($0)" } ?? scope.name
        let how: Message = kept.isShared ? ", with \(code: "shared")" : ""
        let held: Message = child == kept.kept ? "" : ", the builder of \(code: child)"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: kept.location,
            scope: scope.id,
            property: kept.property,
            headline: """
                \(code: owner) keeps \(code: kept.kept)\(held)\(how), which keeps the component: neither is ever \
                deallocated
                """,
            nearMisses: [
                NearMiss(
                    scope: scope.name,
                    location: scope.location,
                    message: "\(code: scope.name) is not known to live as long as the app"
                )
            ],
            repairs: [
                Repair(title: "Use a computed property that creates a new one on each access", location: kept.location)
            ],
            identity: [scope.id, kept.kept, kept.property ?? ""]
        )
    }
}
