import Providers
import ScopeGraph
import SwiftReader
import WiringText

/// A generated file is out of date.
package enum StaleProviders: Rule {
    package static let id = "stale-providers"
    package static let title = "Stale Providers"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A generated file is out of date: the sources have changed since it was written. The rule also finds a second \
        generated file of a module, and a dependency that inherits a generated protocol that was never written. It \
        reports nothing while there are other errors. If a build generates the code, it finds children that the build \
        cannot see, because only a module above creates them. A gap in a hand-wired module is `missing-passthrough`. \
        Files in Needle's form are compared by meaning, whichever version of Needle wrote them. A missing path is an \
        error, because the app traps. Superfluous paths and properties are a warning, and so is a root that a program \
        creates before it calls `registerProviderFactories`, or without a call of it.
        """
    package static let triggeringExample = """
        import RIBs
        protocol HomeDependency: Dependency, HomeDependencyLogin {}
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class HomeComponent: Component<HomeDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class HomeBuilder: Builder<HomeDependency> {
            func build() { LoginBuilder(dependency: HomeComponent(dependency: dependency)).build() }
        }
        final class AppComponent: Component<EmptyDependency>, HomeDependency {
            var session: Session { Session() }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { HomeBuilder(dependency: AppComponent()).build() }
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        generated(in: subject) + copies(in: subject) + subject.committedProviders.compactMap { stale($0, in: subject) }
            + UnseenChildren(in: subject).findings() + UnregisteredRoots(in: subject).findings()
    }

    private static func stale(_ file: CommittedProviders, in subject: RuleSubject) -> Finding? {
        let difference = NeedleDifference(of: file)
        guard !difference.changes.isEmpty else { return nil }
        let module = subject.graph.modules[file.module].name
        return finding(
            at: file.path,
            of: module,
            severity: difference.isHarmless ? .warning : .error,
            headline: """
                The providers for Needle in \(code: module) are out of date: \(Message.list(difference.changes, most: 5))
                """,
            fix: "Run \(code: "thimble generate --dialect needle"), or \(code: "needle generate")"
        )
    }

    private static func generated(in subject: RuleSubject) -> [Finding] {
        subject.plan.files.filter { $0.isStale == true && !subject.handWiring.contains($0.module) }.map { file in
            let module = subject.graph.modules[file.module].name
            return finding(
                at: file.path,
                of: module,
                headline: headline(of: file, in: module),
                fix: "Run \(code: "thimble generate")"
            )
        }
    }

    /// Files that a module has beside the one that is kept up to date.
    private static func copies(in subject: RuleSubject) -> [Finding] {
        subject.plan.copies.map { copy in
            let module = subject.graph.modules[copy.module].name
            let others: Message = .list(copy.sharers.map { name -> Message in "\(code: name)" })
            return finding(
                at: copy.path,
                of: module,
                headline: copy.sharers.isEmpty
                    ? "This is a second file with the generated providers of \(code: module)"
                    : "This file with generated providers of \(code: module) is also compiled by \(others)",
                fix: copy.sharers.isEmpty
                    ? "Delete this file: the other one is kept up to date"
                    : "Run \(code: "thimble generate"), which writes \(code: copy.kept) instead, and delete this file",
                kind: ["copy"]
            )
        }
    }

    /// A finding about a whole file.
    ///
    /// - Parameter kind: tells it from other findings about the same file.
    private static func finding(
        at path: String,
        of module: String,
        severity: Severity = .error,
        headline: Message,
        fix: Message,
        kind: [String] = []
    ) -> Finding {
        Finding(
            rule: id,
            title: title,
            severity: severity,
            location: SourceLocation(file: path, line: 1, column: 1),
            headline: headline,
            repairs: [Repair(title: fix, location: nil)],
            identity: [module, path] + kind
        )
    }

    private static func headline(of file: PlannedFile, in module: String) -> Message {
        guard case .bytes(let bytes)? = file.current else {
            let scopes: Message = .list(file.scopes.map { scope -> Message in "\(code: scope)" }, most: 5)
            let owners: Message = file.scopes.isEmpty ? "" : ": they wire \(scopes)"
            return "The providers of \(code: module) have not been generated yet\(owners)"
        }
        let changes = GeneratedDifference(from: bytes, to: file.text.bytes).changes
        let what: Message = changes.isEmpty ? "only imports or comments differ" : .list(changes, most: 3)
        return "The generated providers of \(code: module) are out of date: \(what)"
    }
}
