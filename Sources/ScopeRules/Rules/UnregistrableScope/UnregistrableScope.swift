import ScopeGraph
import SwiftReader

/// A Needle component that generated code cannot register under its path at run time.
package enum UnregistrableScope: Rule {
    package static let id = "unregistrable-scope"
    package static let title = "Unregistrable Scope"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        Generated code cannot register a Needle component. Needle looks a component up by the last part of its class \
        name at run time. The name of a generic class ends in its arguments (`Int>`), for which nothing is \
        registered, so it traps. The same happens if the name contains a dot, and if a component conforms to \
        `CustomStringConvertible` or `TextOutputStreamable`, because Needle takes its text for its name; that is a \
        warning if only a part of the text is known. Two components of one parent need different names, because they \
        would have one path. So do two roots that create components of one name, and two pluginized components below \
        a root, because Needle looks up a plugin extension by the component's name alone. Generated code is in a file of its own in the root's module. There it cannot refer to a \
        `private` or `fileprivate` component from which it reads, or to an internal one of another module. It cannot \
        refer to a class that is declared in a function at all.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func list() -> ListComponent<Int> { ListComponent<Int>(parent: self) }
        }
        final class ListComponent<Element>: Component<EmptyDependency> {}
        """
    package static let silentExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func list() -> IntListComponent { IntListComponent(parent: self) }
        }
        class ListComponent<Element>: Component<EmptyDependency> {}
        final class IntListComponent: ListComponent<Int> {}
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        let components = graph.scopes.indices.filter { number in
            let scope = graph.scopes[number]
            let isMade = scope.root == .bootstrap || !graph.edgesUp[number].isEmpty
            return scope.dialect.isFoundByPath && scope.kind == .component && isMade && subject.isLinted(number)
        }
        var suppliers = Suppliers()
        var findings: [Finding] = []
        for number in components {
            let scope = graph.scopes[number]
            guard
                let (headline, repair) = fault(of: number, &suppliers, in: subject)
                    ?? invisible(number, &suppliers, in: subject)
            else { continue }
            findings.append(
                Finding(
                    rule: id,
                    title: title,
                    severity: .error,
                    location: scope.location,
                    scope: scope.id,
                    headline: headline,
                    repairs: [repair],
                    identity: [scope.id]
                )
            )
        }
        return findings + equalPaths(of: components, in: subject) + described(components, in: subject)
            + localComponents(in: subject)
    }

    private static func fault(
        of number: Int,
        _ suppliers: inout Suppliers,
        in subject: RuleSubject
    ) -> (Message, Repair)? {
        let scope = subject.graph.scopes[number]
        if scope.isGeneric {
            return (
                "\(code: scope.name) is generic: the name that Needle looks up at run time contains its arguments",
                Repair(
                    title: "Declare a subclass without generic parameters, and create that one instead",
                    location: scope.location
                )
            )
        }
        if scope.access <= .fileprivate, isNamed(number, &suppliers, in: subject) {
            return (
                "\(code: scope.name) is \(code: scope.access.word): generated code cannot refer to it",
                Repair(
                    title: "Remove \(code: scope.access.word) from \(code: scope.name)",
                    location: scope.location,
                    edits: subject.exposing(scope)
                )
            )
        }
        if let written = subject.sources.declaration(at: scope.location),
            written.source.name(written.declaration.name).hasDots
        {
            return (
                "The name \(code: scope.name) contains a dot: Needle looks up only what follows the last one at run time",
                Repair(title: "Rename \(code: scope.name)", location: scope.location)
            )
        }
        guard let dependencyProtocol = scope.dependency, dependencyProtocol.location != nil,
            dependencyProtocol.access <= .fileprivate
        else {
            return nil
        }
        return (
            """
            \(code: dependencyProtocol.name), on which \(code: scope.name) depends, is \(code: dependencyProtocol.access.word): \
            generated code cannot refer to it
            """,
            Repair(
                title: "Remove \(code: dependencyProtocol.access.word) from \(code: dependencyProtocol.name)",
                location: dependencyProtocol.location,
                edits: subject.exposing(scope)
            )
        )
    }

    /// Whether generated code names a component: to read from it, or to find its plugin extension. What it
    /// contains for `NEEDLE_DYNAMIC` leaves private components out.
    private static func isNamed(_ number: Int, _ suppliers: inout Suppliers, in subject: RuleSubject) -> Bool {
        let scope = subject.graph.scopes[number]
        return scope.plugin != nil || suppliers.contains(number, in: subject)
    }

    /// The Needle scopes that generated code reads from and therefore names; computed on first use.
    private struct Suppliers {
        private var known: [Bool] = []

        mutating func contains(_ scope: Int, in subject: RuleSubject) -> Bool {
            if known.isEmpty { known = Self.all(in: subject) }
            return known[scope]
        }

        /// For each scope, whether it supplies a need.
        private static func all(in subject: RuleSubject) -> [Bool] {
            var result = [Bool](repeating: false, count: subject.graph.scopes.count)
            for need in subject.resolution.needs {
                for route in need.routes {
                    guard case .supplied = route.answer else { continue }
                    result[subject.graph.edges[route.edge].parent] = true
                }
            }
            return result
        }
    }

    /// Declarations that are internal to a module, while the code that names them is generated for a root of another.
    private static func invisible(
        _ number: Int,
        _ suppliers: inout Suppliers,
        in subject: RuleSubject
    ) -> (Message, Repair)? {
        let graph = subject.graph
        let scope = graph.scopes[number]
        func isVisible(_ access: Access, declaredIn home: Int) -> Bool {
            graph.isVisible(access, declaredIn: home, toCodeGeneratedBelow: number, orTo: home)
        }
        if !isVisible(scope.access, declaredIn: scope.module), suppliers.contains(number, in: subject) {
            let title: Message = "Make \(code: scope.name) \(code: "public"), or \(code: "package") within one package"
            return (
                """
                \(code: scope.name) is \(code: scope.access.word) to the module \
                \(code: graph.modules[scope.module].name): the code generated in the root's module cannot refer to it
                """,
                Repair(title: title, location: scope.location)
            )
        }
        guard let dependencyProtocol = scope.dependency, let home = dependencyProtocol.module,
            let location = dependencyProtocol.location,
            !isVisible(dependencyProtocol.access, declaredIn: home)
        else { return nil }
        let title: Message =
            "Make \(code: dependencyProtocol.name) \(code: "public"), or \(code: "package") within one package"
        return (
            """
            \(code: dependencyProtocol.name), on which \(code: scope.name) depends, is \(code: dependencyProtocol.access.word) to the \
            module \
            \(code: graph.modules[home].name): the code generated in the root's module cannot refer to it
            """,
            Repair(title: title, location: location)
        )
    }
}
