import ScopeGraph
import Semantics
import SwiftReader

/// A requirement gets its value from different scopes on different routes.
package enum AmbiguousSupplier: Rule {
    package static let id = "ambiguous-supplier"
    package static let title = "Ambiguous Supplier"
    package static let defaultSeverity: Severity? = .note
    package static let usesAllCores = true
    package static let reason = """
        A requirement is supplied by different scopes on different paths from the root. The same code then works with \
        different values, and the code that creates the scope does not show it. This can be intended, so it is a note. \
        Nothing is reported if each parent supplies its own value, if all paths lead to the same origin, or if the \
        paths start at the roots of different apps.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        struct Cart {}
        final class AppComponent: BootstrapComponent {
            var shop: ShopComponent { ShopComponent(parent: self) }
            var club: ClubComponent { ClubComponent(parent: self) }
        }
        final class ShopComponent: Component<EmptyDependency> {
            var cart: Cart { shared { Cart() } }
            var desk: DeskComponent { DeskComponent(parent: self) }
        }
        final class ClubComponent: Component<EmptyDependency> {
            var cart: Cart { shared { Cart() } }
            var desk: DeskComponent { DeskComponent(parent: self) }
            var till: TillComponent { TillComponent(parent: self) }
        }
        final class DeskComponent: Component<EmptyDependency> {
            var till: TillComponent { TillComponent(parent: self) }
        }
        protocol TillDependency: Dependency { var cart: Cart { get } }
        final class TillComponent: Component<TillDependency> {
            func pay() { print(dependency.cart) }
        }
        """
    package static let silentExample = """
        import NeedleFoundation
        struct Cart {}
        final class AppComponent: BootstrapComponent {
            var shop: ShopComponent { ShopComponent(parent: self) }
            var club: ClubComponent { ClubComponent(parent: self) }
        }
        final class ShopComponent: Component<EmptyDependency> {
            var cart: Cart { shared { Cart() } }
            var till: TillComponent { TillComponent(parent: self) }
        }
        final class ClubComponent: Component<EmptyDependency> {
            var cart: Cart { shared { Cart() } }
            var till: TillComponent { TillComponent(parent: self) }
        }
        protocol TillDependency: Dependency { var cart: Cart { get } }
        final class TillComponent: Component<TillDependency> {
            func pay() { print(dependency.cart) }
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        struct Cause: Hashable {
            let name: String
            let type: CanonicalType
            let origins: [Int]
        }
        var groups: [Cause: [Int]] = [:]
        let needs = subject.resolution.needs
        for number in needs.indices
        where needs[number].origins.count > 1 && needs[number].isOwn && needs[number].failures.isEmpty {
            let need = needs[number]
            guard subject.isLinted(need.scope), !isMeant(number, in: subject) else { continue }
            let origins = need.origins.filter { origin in
                subject.isLinted(origin) && subject.makesItsOwn(origin, need.name)
                    && subject.isUnaware(origin, of: need.name)
            }
            let locations = origins.map { subject.graph.scopes[$0].provisions.named(need.name).first?.location }
            guard Set(locations).count > 1, subject.haveOneTop(origins) else { continue }
            groups[Cause(name: need.name, type: need.type, origins: origins), default: []].append(number)
        }
        return groups.map { finding($0.key.origins, $0.value, in: subject) }
    }

    /// Whether the scopes at which the routes diverge each create the value themselves, which is deliberate.
    private static func isMeant(_ number: Int, in subject: RuleSubject) -> Bool {
        var current = number
        var visited: Set<Int> = []
        while visited.insert(current).inserted {
            let need = subject.resolution.needs[current]
            guard need.routes.count == 1, let route = need.routes.first else {
                return need.routes.allSatisfy { route in
                    guard case .supplied(let provision) = route.answer else { return false }
                    return !provision.isPassThrough
                }
            }
            switch route.answer {
            case .passedOn(let above): current = above
            case .supplied(let provision):
                let parent = subject.graph.edges[route.edge].parent
                let above = subject.needs(of: parent, named: need.name)
                guard provision.isPassThrough, above.count == 1 else { return true }
                current = above[0]
            case .blocked: return true
            }
        }
        return true
    }

    private static func finding(_ origins: [Int], _ needs: [Int], in subject: RuleSubject) -> Finding {
        let need = subject.resolution.needs[needs[0]]
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            location: need.ownRequirement?.location,
            scope: subject.graph.scopes[need.scope].id,
            property: need.name,
            headline: """
                \(code: subject.name(need.scope)) receives \(code: subject.text(need)) from \
                \(list(origins, in: subject)), depending on the path
                """,
            readers: needs.compactMap(subject.reader),
            nearMisses: origins.map { origin in
                let own = subject.graph.scopes[origin].provisions.named(need.name).first
                let member = "\(subject.name(origin)).\(need.name)"
                return NearMiss(
                    scope: subject.name(origin),
                    location: own?.location ?? subject.graph.scopes[origin].location,
                    message: "\(code: member) is created here, for paths through \(code: subject.name(origin))"
                )
            },
            repairs: [
                Repair(
                    title: "To have one instance, create \(code: need.name) in a common ancestor",
                    location: nil
                )
            ],
            identity: [need.name, need.type.canonical] + origins.map { subject.graph.scopes[$0].id }
        )
    }

    /// The names of at least two scopes as an English list; only the first two of a long list.
    private static func list(_ origins: [Int], in subject: RuleSubject) -> Message {
        let shown = origins.prefix(origins.count > 3 ? 2 : 3).map { number -> Message in "\(code: subject.name(number))"
        }
        let rest = origins.count - shown.count
        let last: Message = rest > 0 ? "\(rest) others" : shown[shown.count - 1]
        let first = rest > 0 ? shown : Array(shown.dropLast())
        let start = first.dropFirst().reduce(first[0]) { "\($0), \($1)" }
        return "\(start) or \(last)"
    }
}
