import Modules
import ScopeGraph
import Semantics
import SwiftReader

/// Roots that a program creates although nothing in it calls the generated function that registers providers, or only
/// later.
struct UnregisteredRoots {
    let subject: RuleSubject

    init(in subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        // A build sees only a part of the sources.
        guard subject.moduleOfBuild == nil else { return [] }
        return subject.answers { model, declarations in
            let roots = creations(in: declarations)
            guard !roots.isEmpty else { return [] }
            let search = RegistrationSearch(for: roots, in: model)
            // Most programs call the function where they create the root.
            let near = search.uncalled(roots, search.modules(of: search.namingNearby()), in: subject)
            let late = search.createdFirst(among: roots)
            guard !near.isEmpty || !late.isEmpty else { return [] }
            let naming = search.naming()
            return search.uncalled(near, search.modules(of: naming), in: subject).map {
                finding(on: $0, isCalled: false)
            }
                + late.filter { search.isOnlyNamed(besides: $0, in: naming, subject) }.map {
                    finding(on: $0, isCalled: true)
                }
        }
    }

    /// Where each root is created first.
    private func creations(in declarations: ScopeDeclarations) -> [RootCreation] {
        var known: Set<Int> = []
        let sorted = declarations.unlinkedConstructions.sorted { $0.location < $1.location }
        return sorted.compactMap { scope, location in
            guard declarations.table.partialScopes[scope].root == .bootstrap, let number = declarations.scope(scope),
                let function = subject.graph.scopes[number].dialect.registration, known.insert(number).inserted
            else { return nil }
            return RootCreation(scope: subject.graph.scopes[number], location: location, function: function)
        }
    }

    /// - Parameter isCalled: whether the program calls the function afterwards.
    private func finding(on root: RootCreation, isCalled: Bool) -> Finding {
        let (scope, location, function) = (root.scope, root.location, root.function)
        let fact: Message =
            isCalled
            ? "\(code: scope.name) is created before the call of \(code: "\(function)()")"
            : "\(code: scope.name) is created, but nothing calls \(code: "\(function)()")"
        return Finding(
            rule: StaleProviders.id,
            title: StaleProviders.title,
            severity: .warning,
            location: location,
            scope: scope.id,
            headline: "\(fact), without which no provider is registered and the app traps here",
            repairs: [
                Repair(
                    title: "Call \(code: "\(function)()") before \(code: scope.name) is created",
                    location: location
                )
            ],
            identity: [scope.id, function]
        )
    }
}
