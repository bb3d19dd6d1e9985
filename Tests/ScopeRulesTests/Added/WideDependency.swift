import ScopeGraph
import ScopeRules

/// A scope that requires many properties.
enum WideDependency: Rule {
    static let id = "wide-dependency"
    static let title = "Wide Dependency"
    static let defaultSeverity: Severity? = .warning
    static let reason = """
        A dependency declares more than three properties. Its scope is hard to test and to move. Group values that are \
        used together in one type, or split the scope.
        """
    static let triggeringExample = """
        import RIBs
        protocol HomeDependency: Dependency {
            var city: String { get }
            var name: String { get }
            var street: String { get }
            var zip: String { get }
        }
        final class HomeComponent: Component<HomeDependency> {}
        """
    static let silentExample = """
        import RIBs
        struct Address {}
        protocol HomeDependency: Dependency {
            var address: Address { get }
            var name: String { get }
        }
        final class HomeComponent: Component<HomeDependency> {}
        """

    static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.scopes.filter { $0.requirements.count > 3 }.map { scope in
            Finding(
                rule: id,
                title: title,
                severity: .warning,
                location: scope.location,
                scope: scope.id,
                headline: "\(code: scope.name) requires \(scope.requirements.count) properties",
                repairs: [Repair(title: "Group properties that are used together in one type", location: nil)],
                identity: [scope.id]
            )
        }
    }
}
