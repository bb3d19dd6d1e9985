import ScopeGraph

/// A component declares a property more than once.
package enum DuplicateProvider: Rule {
    package static let id = "duplicate-provider"
    package static let title = "Duplicate Provider"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A component declares the same property more than once, often because two branches that were merged both \
        forward it to a child. The compiler rejects that, also if the declarations are in different files; these are \
        compared only if a manifest or project lists the files of the module. The same name in branches of `#if`, or \
        `private` in two files, is fine.
        """
    package static let triggeringExample = """
        import RIBs
        final class AppComponent: Component<EmptyDependency> {
            let name = "app"
            init() { super.init(dependency: EmptyComponent()) }
        }
        extension AppComponent { var name: String { "other" } }
        """
    package static let silentExample = """
        import RIBs
        final class AppComponent: Component<EmptyDependency> {
            #if DEBUG
            let name = "debug"
            #else
            let name = "app"
            #endif
            init() { super.init(dependency: EmptyComponent()) }
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.answers { $1.repeatedMembers(in: $0) }.compactMap { repeated in
            let scope = subject.graph.scopes[repeated.scope]
            guard let last = repeated.locations.last else { return nil }
            let times = repeated.locations.count == 2 ? "twice" : "\(repeated.locations.count) times"
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                location: last,
                scope: scope.id,
                headline: "\(code: scope.name) declares \(code: repeated.name) \(times)",
                nearMisses: repeated.locations.dropLast().map {
                    NearMiss(scope: scope.name, location: $0, message: "\(code: repeated.name) is also declared here")
                },
                repairs: [Repair(title: "Delete all but one declaration of \(code: repeated.name)", location: last)],
                identity: [scope.id, repeated.name]
            )
        }
    }
}
