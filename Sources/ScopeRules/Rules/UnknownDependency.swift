import Providers
import ScopeGraph
import SwiftReader

/// A scope names a dependency that no source declares.
public enum UnknownDependency: Rule {
    public static let id = "unknown-dependency"
    public static let title = "Unknown Dependency"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        A component names a dependency protocol that is not declared. The requirements of the scope are unknown, and \
        the app does not compile. The rule also finds a dependency that inherits a generated protocol for a child that \
        is no longer created.
        """
    public static let triggeringExample = """
        import RIBs
        final class LoginComponent: Component<LoginDependency> {}
        """
    public static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        let declared = KnownWords(subject.graph.faults.isEmpty ? [] : protocolNames(in: subject.sources))
        let unnamed = subject.graph.faults.compactMap { fault -> Finding? in
            switch fault.kind {
            case .unknownDependency(let scope, let spelling):
                undeclared(spelling, of: subject.graph.scopes[scope], at: fault.place, among: declared)
            case .ambiguousDependency(let scope, let spelling, let places):
                ambiguous(spelling, of: subject.graph.scopes[scope], at: fault.place, places)
            case .duplicateScope, .unlinkedChild, .wrongParent, .unknownTaker: nil
            }
        }
        // What takes a component, and nobody can tell what it is, may be the child.
        let lost = subject.graph.faults.compactMap { fault -> Int? in
            guard case .unknownTaker(let scope, _) = fault.kind else { return nil }
            return scope
        }
        let isLost = Set(lost)
        // What reaches such a child, and nobody can tell what it is, may be any scope.
        let unlinked = Set(
            subject.graph.faults.compactMap { fault -> String? in
                guard case .unlinkedChild(let child, _) = fault.kind else { return nil }
                return subject.graph.scopes[child].baseName
            }
        )
        return unnamed
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

    private static func undeclared(
        _ spelling: String,
        of scope: Scope,
        at place: Place,
        among declared: KnownWords
    ) -> Finding {
        let meant = declared.nearest(to: spelling)
        let declaring = Repair(title: "Declare \(code: "protocol \(spelling): Dependency")", place: place)
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            place: place,
            scope: scope.id,
            headline: "\(code: scope.name) depends on \(code: spelling), which is not declared in the sources",
            repairs: (meant.map { [Repair(title: "Write \(code: $0)", place: place)] } ?? []) + [declaring],
            identity: [scope.id, spelling]
        )
    }

    /// Several modules that are imported declare it. A note: the compiler has the last word on what an import brings.
    private static func ambiguous(
        _ spelling: String,
        of scope: Scope,
        at place: Place,
        _ declarations: [Place]
    ) -> Finding {
        let isTaken = scope.dependency?.place != nil
        let taken: Message =
            "which \(declarations.count) imported modules declare; the first one is used"
        let open: Message = """
            which \(declarations.count) modules declare; the imports do not say which one is meant
            """
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            place: place,
            scope: scope.id,
            headline: """
                \(code: scope.name) depends on \(code: spelling), \(isTaken ? taken : open)
                """,
            nearMisses: declarations.map {
                NearMiss(scope: scope.name, place: $0, message: "\(code: spelling) is declared here")
            },
            repairs: [Repair(title: "Qualify the name with its module", place: place)],
            identity: [scope.id, spelling, "ambiguous"]
        )
    }

    /// None where the name stands in several of the protocols that the dependency inherits.
    private static func removal(of name: String, from contract: DependencyContract, in subject: RuleSubject) -> [Edit] {
        let places = ([contract.place].compactMap(\.self) + contract.protocols.map(\.place)).uniqued()
        let edits = places.map { subject.sources.removing(name, fromDeclarationAt: $0) }.filter { !$0.isEmpty }
        return edits.count == 1 ? edits[0] : []
    }

    /// - Parameter unlinked: the base names of children that any scope may have made.
    private static func dangling(
        of number: Int,
        except unlinked: Set<String>,
        in subject: RuleSubject
    ) -> [Finding] {
        let scope = subject.graph.scopes[number]
        guard scope.dialect == .ribs, let contract = scope.dependency, let place = contract.place else { return [] }
        // The child may be made from a module that was not read.
        if subject.graph.modulesWithForeignImports.contains(scope.module) { return [] }
        let names = subject.graph.danglingPassThroughs(of: number).filter {
            !unlinked.contains(String($0.dropFirst(contract.flatName.count)))
        }
        return names.map { name in
            Finding(
                rule: id,
                title: title,
                severity: .error,
                place: place,
                scope: scope.id,
                headline: """
                    \(code: contract.name) inherits \(code: name), which is neither declared nor generated: \
                    \(code: scope.name) creates no such child
                    """,
                repairs: [
                    Repair(
                        title: "Remove \(code: name) from \(code: contract.name)",
                        place: place,
                        edits: removal(of: name, from: contract, in: subject)
                    )
                ],
                identity: [scope.id, name]
            )
        }
    }
}
