import ScopeGraph
import Semantics

/// Reports where the clause that declares the required conformance is inside an `#if` and certain builds lack it.
struct ConditionalConformances {
    let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    /// The tests of builds that certainly exist, also as an `#else` has them.
    private static let certainTests: Set<String> = ["DEBUG", "!DEBUG", "!(DEBUG)"]

    func findings() -> [Finding] {
        subject.graph.edges.compactMap { edge in
            guard edge.injected == .itself, let conformance = edge.conformance, !conformance.conditions.isEmpty,
                conformance.isNeededInAllBuilds, conformance.conditions.allSatisfy(Self.certainTests.contains),
                !subject.graph.mayConformElsewhere(edge), subject.graph.unseenConformance(of: edge) == nil
            else { return nil }
            let (parent, child) = (subject.graph.scopes[edge.parent], subject.graph.scopes[edge.child])
            let place = [edge.conditions, child.conditions].reduce(parent.conditions, BuildConditions.both)
            guard let dependencyProtocol = child.dependency, subject.graph.modules[parent.module].kind != .test,
                BuildConditions.areMissed(conformance.conditions, whenever: place)
            else { return nil }
            return finding(edge, parent, child, conformance, dependencyProtocol)
        }
    }

    private func finding(
        _ edge: Edge,
        _ parent: Scope,
        _ child: Scope,
        _ conformance: Conformance,
        _ dependencyProtocol: DependencyProtocol
    ) -> Finding {
        let test = (BuildConditions.test(conformance.conditions) ?? "").replacing("!(DEBUG)", with: "!DEBUG")
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: edge.location,
            scope: parent.id,
            headline: """
                \(code: parent.name) is passed as \(code: dependencyProtocol.name) but conforms to it only if \(code: test)
                """,
            nearMisses: [
                NearMiss(
                    scope: parent.name,
                    location: conformance.location,
                    message: "the conformance is inside \(code: "#if") here"
                )
            ],
            repairs: [
                Repair(title: "Declare the conformance for the other builds too", location: conformance.location),
                Repair(title: "Create \(code: child.name) only if \(code: test)", location: edge.location),
            ],
            identity: [parent.id, child.id, dependencyProtocol.name, "condition"]
        )
    }
}
