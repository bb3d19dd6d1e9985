import ScopeGraph
import SwiftReader

/// A provider hides one with the same name and type in a more distant ancestor.
package enum ShadowedProvider: Rule {
    package static let id = "shadowed-provider"
    package static let title = "Shadowed Provider"
    package static let defaultSeverity: Severity? = .warning
    package static let usesAllCores = true
    package static let reason = """
        Two scopes on one path provide the same name and type, and the scopes below receive the nearer one. The \
        dependency that requires it does not show that there are two. Often the author of the second did not know \
        about the first, and the app has two instances instead of one. A scope that requires the outer value itself, \
        an `override`, a pass-through, and the views that each scope has of its own are not reported.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        struct Log {}
        final class AppComponent: BootstrapComponent {
            var log: Log { shared { Log() } }
            var home: HomeComponent { HomeComponent(parent: self) }
        }
        final class HomeComponent: Component<EmptyDependency> {
            var log: Log { shared { Log() } }
            var login: LoginComponent { LoginComponent(parent: self) }
        }
        protocol LoginDependency: Dependency { var log: Log { get } }
        final class LoginComponent: Component<LoginDependency> {
            func start() { print(dependency.log) }
        }
        """
    package static let silentExample = """
        import NeedleFoundation
        struct Log { init(name: String = "", above: Log? = nil) {} }
        final class AppComponent: BootstrapComponent {
            var log: Log { shared { Log() } }
            var home: HomeComponent { HomeComponent(parent: self) }
        }
        protocol HomeDependency: Dependency { var log: Log { get } }
        final class HomeComponent: Component<HomeDependency> {
            var log: Log { shared { Log(name: "home", above: dependency.log) } }
            var login: LoginComponent { LoginComponent(parent: self) }
        }
        protocol LoginDependency: Dependency { var log: Log { get } }
        final class LoginComponent: Component<LoginDependency> {
            func start() { print(dependency.log) }
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.shadows.map { finding($0, in: subject) }
    }

    private static func finding(_ shadow: Shadow, in subject: RuleSubject) -> Finding {
        let scope = subject.graph.scopes[shadow.scope]
        let near = "\(scope.name).\(shadow.provision.name)"
        let far = "\(subject.name(shadow.hiddenScope)).\(shadow.hidden.name)"
        let first = subject.resolution.needs[shadow.readers[0]]
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: shadow.provision.location,
            scope: scope.id,
            property: shadow.provision.name,
            headline: """
                \(code: near) shadows \(code: far), which has the same name and type, for \
                \(code: subject.name(first.scope))\(others(shadow.readers.count - 1))
                """,
            readers: shadow.readers.compactMap(subject.reader),
            chain: chain(near, far, shadow, to: first, in: subject),
            repairs: subject.advice(on: shadow),
            identity: [scope.id, subject.graph.scopes[shadow.hiddenScope].id, shadow.provision.name]
        )
    }

    private static func chain(
        _ near: String,
        _ far: String,
        _ shadow: Shadow,
        to reader: Resolution.Need,
        in subject: RuleSubject
    ) -> [Step] {
        let name = subject.name(reader.scope)
        return [
            Step(
                scope: subject.name(shadow.hiddenScope),
                location: shadow.hidden.location,
                message: "\(code: far) is created here, in an ancestor"
            ),
            Step(
                scope: subject.name(shadow.scope),
                location: shadow.provision.location,
                message: "\(code: near) is created here"
            ),
            Step(
                scope: name,
                location: (reader.ownRequirement ?? reader.requirement).location,
                message: "\(code: name) requires \(code: subject.text(reader)) and receives the nearer one"
            ),
        ]
    }

    private static func others(_ count: Int) -> Message {
        count == 0 ? "" : count == 1 ? " and 1 other scope" : " and \(count) other scopes"
    }
}
