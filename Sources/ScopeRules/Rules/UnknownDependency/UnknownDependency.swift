import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// A component or builder names a dependency that no source declares.
package enum UnknownDependency: Rule {
    package static let id = "unknown-dependency"
    package static let title = "Unknown Dependency"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A component or builder names a dependency protocol that is not declared. The requirements of the scope are \
        unknown, and the app does not compile. The rule also finds a dependency that inherits a generated protocol for \
        a child that is no longer created, a file that declares a component, builder or dependency without importing \
        the library, as other files of its module do, and a builder or component that is more accessible than its \
        dependency.
        """
    package static let triggeringExample = """
        import RIBs
        final class LoginComponent: Component<LoginDependency> {}
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let declared = SpellingSuggester(subject.graph.faults.isEmpty ? [] : protocolNames(in: subject.sources))
        let unnamed = subject.graph.faults.compactMap { fault -> Finding? in
            switch fault.kind {
            case .unknownDependency(let scope, let spelling):
                undeclared(
                    spelling,
                    of: subject.graph.scopes[scope].name,
                    at: fault.location,
                    among: declared,
                    scope: subject.graph.scopes[scope].id
                )
            case .undeclaredDependency(let builder, let spelling):
                undeclared(spelling, of: builder, at: fault.location, among: declared)
            case .ambiguousDependency(let scope, let spelling, let locations):
                ambiguous(spelling, of: subject.graph.scopes[scope], at: fault.location, locations)
            case .openDependency(let component, let spelling): open(spelling, of: component, at: fault.location)
            case .duplicateScope, .unlinkedChild, .refusedDependency, .helperConformance, .wrongParent,
                .unresolvedInjection, .unimportedReceiver, .hiddenReceiver, .parentless:
                nil
            }
        }
        // An unresolved call that receives a component may create the child.
        let lost = subject.graph.faults.compactMap { fault -> Int? in
            switch fault.kind {
            case .unresolvedInjection(let scope, _), .unimportedReceiver(let scope, _, _, _): scope
            default: nil
            }
        }
        let isLost = Set(lost)
        // An unlinked child may be created by any scope.
        let unlinked = Set(
            subject.graph.faults.compactMap { fault -> String? in
                switch fault.kind {
                case .unlinkedChild(let child, _), .refusedDependency(let child, _):
                    return subject.graph.scopes[child].baseName
                default: return nil
                }
            }
        )
        return unnamed + unimportedBases(in: subject) + lessAccessibleDependencies(in: subject)
            + subject.graph.scopes.indices.flatMap {
                isLost.contains($0) ? [] : dangling(of: $0, except: unlinked, in: subject)
            }
    }

    private static func protocolNames(in sources: SourceTable) -> [String] {
        let names = sources.all.flatMap { source in
            source.declarations.filter { $0.kind == .protocol }.map { source.name($0.name) }
        }
        return Set(names).sorted()
    }

    /// - Parameters:
    ///   - name: the component or builder.
    ///   - scope: the id of the scope, if it is one.
    private static func undeclared(
        _ spelling: String,
        of name: String,
        at location: SourceLocation,
        among declared: SpellingSuggester,
        scope: String? = nil
    ) -> Finding {
        let meant = declared.nearest(to: spelling)
        // Nothing is declared under a qualified name.
        let declaring =
            spelling.contains(".")
            ? [] : [Repair(title: "Declare \(code: "protocol \(spelling): Dependency")", location: location)]
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: location,
            scope: scope,
            headline: "\(code: name) depends on \(code: spelling), which is not declared in the sources",
            repairs: (meant.map { [Repair(title: "Write \(code: $0)", location: location)] } ?? []) + declaring,
            identity: [scope ?? name, spelling]
        )
    }

    /// A note, because the compiler checks it, and nothing is known to be wrong.
    private static func open(_ spelling: String, of component: String, at location: SourceLocation) -> Finding {
        Finding(
            rule: id,
            title: title,
            severity: .note,
            location: location,
            headline: """
                \(code: component) depends on \(code: spelling), which generic arguments determine, so that it is not checked
                """,
            repairs: [Repair(title: "Declare a component class for each dependency", location: location)],
            identity: [component, spelling, "open"]
        )
    }

    /// Several imported modules declare it. A note, because only the compiler knows for certain what an import brings
    /// into scope.
    private static func ambiguous(
        _ spelling: String,
        of scope: Scope,
        at location: SourceLocation,
        _ declarations: [SourceLocation]
    ) -> Finding {
        let isTaken = scope.dependency?.location != nil
        let taken: Message =
            "which \(declarations.count) imported modules declare; the first one is used"
        let open: Message = """
            which \(declarations.count) modules declare; the imports do not say which one is meant
            """
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            location: location,
            scope: scope.id,
            headline: """
                \(code: scope.name) depends on \(code: spelling), \(isTaken ? taken : open)
                """,
            nearMisses: declarations.map {
                NearMiss(scope: scope.name, location: $0, message: "\(code: spelling) is declared here")
            },
            repairs: [Repair(title: "Qualify the name with its module", location: location)],
            identity: [scope.id, spelling, "ambiguous"]
        )
    }

    /// Empty if several of the protocols that the dependency inherits name it. A protocol that is declared in several
    /// branches of an `#if` counts once.
    private static func removal(of name: String, from dependencyProtocol: DependencyProtocol, in subject: RuleSubject)
        -> [Edit]
    {
        let protocols = dependencyProtocol.protocols.map { [$0.location] + $0.otherLocations }
        let isProtocol = dependencyProtocol.location.map { protocols.joined().contains($0) } ?? true
        let declarations = isProtocol ? protocols : [[dependencyProtocol.location].compactMap(\.self)] + protocols
        let edits = declarations.map { locations in
            locations.flatMap { subject.sources.removing(name, fromDeclarationAt: $0) }
        }
        .filter { !$0.isEmpty }
        return edits.count == 1 ? edits[0] : []
    }

    /// - Parameter unlinked: the base names of children that any scope may create.
    private static func dangling(
        of number: Int,
        except unlinked: Set<String>,
        in subject: RuleSubject
    ) -> [Finding] {
        let scope = subject.graph.scopes[number]
        guard scope.dialect.parentsConform, let dependencyProtocol = scope.dependency,
            let location = dependencyProtocol.location
        else { return [] }
        // A module that was not read may declare the child.
        if subject.graph.modulesWithForeignImports.contains(scope.module) { return [] }
        let isNeverGenerated = subject.handWiring.isConfigured(for: dependencyProtocol.module ?? scope.module)
        let dangling =
            isNeverGenerated ? dependencyProtocol.reservedParents : subject.graph.danglingPassThroughs(of: number)
        let names = dangling.filter { !unlinked.contains(String($0.dropFirst(dependencyProtocol.flatName.count))) }
        let home = subject.graph.modules[dependencyProtocol.module ?? scope.module].name
        return names.map { name in
            let removing = Repair(
                title: "Remove \(code: name) from \(code: dependencyProtocol.name)",
                location: location,
                edits: removal(of: name, from: dependencyProtocol, in: subject)
            )
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                location: location,
                scope: scope.id,
                headline: """
                    \(code: dependencyProtocol.name) inherits \(code: name), which is neither declared nor generated: \
                    \(isNeverGenerated ? "\(code: home) is configured to be wired by hand" : reason(scope, in: subject))
                    """,
                repairs: (subject.moduleOfBuild == nil ? [] : [.committingCode(of: [home])]) + [removing],
                identity: [scope.id, name]
            )
        }
    }

    /// Why a scope has no child for which a protocol would be generated.
    private static func reason(_ scope: Scope, in subject: RuleSubject) -> Message {
        guard let module = subject.moduleOfBuild else { return "\(code: scope.name) creates no such child" }
        return """
            the build of \(code: module) reads only \(code: module) and its dependencies, and none of them passes \
            \(code: scope.name) to such a child
            """
    }
}
