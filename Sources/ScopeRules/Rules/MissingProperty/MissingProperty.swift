import ScopeGraph
import Semantics
import SwiftReader

/// Code reads something from a component that the component does not have.
package enum MissingProperty: Rule {
    package static let id = "missing-property"
    package static let title = "Missing Property"
    package static let defaultSeverity: Severity? = .error
    package static let usesAllCores = true
    package static let reason = """
        Code reads something from a component that the component does not have, so the app does not compile. Declare it \
        in the component, or forward it from the dependency. The rule also finds code outside of a component that reads \
        one of its private properties. Nothing is reported if a part of the component is not in the sources, is \
        generated, or depends on `#if`.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var title: String { get }
        }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() -> String {
                let component = LoginComponent(dependency: dependency)
                return dependency.title + component.subtitle
            }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let title = "Login"
            init() { super.init(dependency: EmptyComponent()) }
            func login() -> String { LoginBuilder(dependency: self).build() }
        }
        let login = AppComponent().login()
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var title: String { get }
        }
        final class LoginComponent: Component<LoginDependency> {
            let subtitle = "Welcome back"
        }
        final class LoginBuilder: Builder<LoginDependency> {
            func build() -> String {
                let component = LoginComponent(dependency: dependency)
                return dependency.title + component.subtitle
            }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let title = "Login"
            init() { super.init(dependency: EmptyComponent()) }
            func login() -> String { LoginBuilder(dependency: self).build() }
        }
        let login = AppComponent().login()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let all = subject.answers { $1.absentProperties(in: $0) }
        if all.isEmpty { return [] }
        let expected = ExpectedProperties(subject)
        let groups = Dictionary(grouping: all.filter { !expected.contains($0) }) { read in
            [subject.graph.scopes[read.scope].id, read.name]
        }
        return groups.values.sorted { $0[0].location < $1[0].location }.map {
            finding($0[0], $0.dropFirst(), in: subject)
        }
    }

    /// - Parameter others: further reads of the same name.
    private static func finding(
        _ read: AbsentProperty,
        _ others: ArraySlice<AbsentProperty>,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[read.scope]
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            isClosedByGeneration: read.hidden == nil && read.isOfDependency,
            location: read.location,
            scope: scope.id,
            property: read.name,
            headline: read.hidden == nil
                ? "\(code: scope.name) does not have \(code: read.name), which is read here"
                : "\(code: "\(scope.name).\(read.name)") is private, and code outside of the component reads it here",
            nearMisses: others.map {
                NearMiss(scope: scope.name, location: $0.location, message: "\(code: read.name) is also read here")
            },
            repairs: read.hidden.map { [revealing(read, at: $0, of: scope)] }
                ?? repairs(for: read, of: scope, in: subject),
            identity: [scope.id, read.name]
        )
    }

    private static func revealing(_ read: AbsentProperty, at location: SourceLocation, of scope: Scope) -> Repair {
        Repair(title: "Delete \(code: "private") before \(code: "\(scope.name).\(read.name)")", location: location)
    }

    private static func repairs(for read: AbsentProperty, of scope: Scope, in subject: RuleSubject) -> [Repair] {
        let meant = SpellingSuggester(read.members).nearest(to: read.name)
        let writing = meant.map { Repair(title: "Write \(code: $0)", location: read.location) }
        return [writing, forwarding(read, of: scope, in: subject)].compactMap(\.self)
    }

    /// Declares the property; with edits if the component's dependency requires one of the name, in the same file.
    private static func forwarding(_ read: AbsentProperty, of scope: Scope, in subject: RuleSubject) -> Repair {
        guard let required = scope.requirements.first(where: { $0.name == read.name && $0.isPlain }) else {
            return Repair(title: "Declare \(code: read.name) in \(code: scope.name)", location: scope.location)
        }
        let name = SwiftName.written(read.name)
        let value = scope.reading(name)
        let property = "var \(name): \(required.writtenType) { \(value) }"
        // The component's own code may be static, or run before the component is complete.
        let isSafe = !read.isOwn && required.location.file == scope.location.file
        let written = isSafe ? subject.sources.declaration(at: scope.location) : nil
        return Repair(
            title: "Add \(code: property) to \(code: scope.name)",
            location: scope.location,
            edits: [written?.appending(members: [property])].compactMap(\.self)
        )
    }
}

/// The properties that other findings or generated code account for.
private struct ExpectedProperties {
    private let subject: RuleSubject
    /// What some scope requires and does not get.
    private let missing: Set<String>

    init(_ subject: RuleSubject) {
        self.subject = subject
        missing = Set(subject.resolution.needs.lazy.filter { !$0.failures.isEmpty }.map(\.name))
    }

    func contains(_ read: AbsentProperty) -> Bool {
        let isHandWired = subject.handWiring.contains(subject.graph.scopes[read.scope].module)
        return missing.contains(read.name) || !isHandWired && read.isOfDependency
    }
}
