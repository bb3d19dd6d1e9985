import ScopeGraph
import SwiftReader

/// Two scopes in one module have the same name.
package enum DuplicateScope: Rule {
    package static let id = "duplicate-scope"
    package static let title = "Duplicate Scope"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        Two components in one module have the same name and can see each other. The compiler rejects them, and it is \
        unclear which one a builder creates. The same name in two modules, in two branches of `#if`, or `private` in \
        two files is fine.
        """
    package static let triggeringExample = """
        import RIBs
        final class LoginComponent: Component<EmptyDependency> {}
        final class LoginComponent: Component<EmptyDependency> {}
        """
    package static let silentExample = """
        import RIBs
        #if DEBUG
        final class LoginComponent: Component<EmptyDependency> {}
        #else
        final class LoginComponent: Component<EmptyDependency> {}
        #endif
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .duplicateScope(let name, let locations) = fault.kind else { return nil }
            let others = locations.filter { $0 != fault.location }
            let times = locations.count == 2 ? "twice" : "\(locations.count) times"
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                location: fault.location,
                scope: name,
                headline: "\(code: name) is declared \(times) in one module",
                nearMisses: others.map {
                    NearMiss(scope: name, location: $0, message: "\(code: name) is also declared here")
                },
                repairs: [Repair(title: "Rename or delete one of them", location: fault.location)],
                identity: [name] + Set(locations.map(\.file)).sorted()
            )
        }
    }
}
