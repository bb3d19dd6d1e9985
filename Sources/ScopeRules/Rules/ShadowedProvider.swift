import ScopeGraph
import SwiftReader

/// A nearer ancestor hides one further up with the same name and type.
public enum ShadowedProvider: Rule {
    public static let id = "shadowed-provider"
    public static let title = "Shadowed Provider"
    public static let defaultSeverity: Severity? = .warning
    public static let reason = """
        Two scopes, one above the other, make a value of the same name and type, and scopes below get the nearer one: \
        nobody who reads their dependency can tell that the one further up is not meant. Mostly the second was written \
        because nobody knew of the first, and the app has two of what it should have one of. A scope that asks for the \
        one above in its own dependency knows of it, and so does an `override`; what only hands on makes nothing; and \
        every scope has views and view controllers of its own.
        """
    public static let triggeringExample = """
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
    public static let silentExample = """
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

    public static func findings(in subject: RuleSubject) -> [Finding] {
        subject.shadows.map { finding($0, in: subject) }
    }

    private static func finding(_ shadow: Shadow, in subject: RuleSubject) -> Finding {
        let scope = subject.graph.scopes[shadow.scope]
        let near = "\(scope.name).\(shadow.provision.name)"
        let far = "\(subject.name(shadow.hiddenScope)).\(shadow.hidden.name)"
        let first = subject.supply.needs[shadow.readers[0]]
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            place: shadow.provision.place,
            scope: scope.id,
            property: shadow.provision.name,
            headline: """
                \(code: near) hides \(code: far), which has the same name and type, from \
                \(code: subject.name(first.scope))\(others(shadow.readers.count - 1))
                """,
            readers: shadow.readers.compactMap(subject.reader),
            chain: chain(near, far, shadow, to: first, in: subject),
            repairs: [
                Repair(
                    title: "Delete \(code: near), if both should be one",
                    place: shadow.provision.place
                ),
                Repair(
                    title: """
                        Give it a name of its own, if they should be two, or ask for \(code: shadow.provision.name) in \
                        the dependency of \(code: scope.name)
                        """,
                    place: shadow.provision.place
                ),
            ],
            identity: [scope.id, subject.graph.scopes[shadow.hiddenScope].id, shadow.provision.name]
        )
    }

    private static func chain(
        _ near: String,
        _ far: String,
        _ shadow: Shadow,
        to reader: Supply.Need,
        in subject: RuleSubject
    ) -> [Step] {
        let name = subject.name(reader.scope)
        return [
            Step(
                scope: subject.name(shadow.hiddenScope),
                place: shadow.hidden.place,
                message: "\(code: far) is made here, further up"
            ),
            Step(
                scope: subject.name(shadow.scope),
                place: shadow.provision.place,
                message: "\(code: near) is made here"
            ),
            Step(
                scope: name,
                place: (reader.requirement ?? reader.asking).place,
                message: "\(code: name) asks for \(code: subject.text(reader)), and gets the nearer"
            ),
        ]
    }

    private static func others(_ count: Int) -> Message {
        count == 0 ? "" : count == 1 ? " and 1 other scope" : " and \(count) other scopes"
    }
}
