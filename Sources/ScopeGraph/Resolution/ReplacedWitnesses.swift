import Semantics
import SwiftReader

/// Members from extensions of private protocols, which are the witnesses of some children's requirements and invisible
/// to the clauses of others. A pass-through for the others would become the witness of all of them.
extension Resolver {
    /// The member of a parent that a pass-through for a need would replace as the witness of another child's requirement;
    /// `nil` if that is not certain.
    mutating func witnessReplaced(byPassThroughFor need: Int, by edgeUp: Int) -> Provision? {
        let parent = graph.edges[edgeUp].parent
        let requirement = needs[need].requirement
        let scope = graph.scopes[parent]
        let members = requirement.method == nil ? scope.provisions : scope.methods
        guard let member = members.named(requirement.name).first(where: { $0.fileOfPrivateProtocol != nil }),
            implementation(of: need, by: edgeUp) == nil
        else { return nil }
        let property = Int(propertyOfNeed[need])
        let key = parent << 32 | property
        if let known = replacedWitnesses[key] { return known }
        let isTaken = graph.edgesDown[parent].contains { isWitness(member, of: property, by: $0) }
        let found = isTaken ? member : nil
        replacedWitnesses[key] = .some(found)
        return found
    }

    /// Whether a child's own requirement certainly has a member from a private protocol as its witness.
    ///
    /// - Parameter property: the number of the requirement's name and type.
    private func isWitness(_ member: Provision, of property: Int, by edgeDown: Int) -> Bool {
        let edge = graph.edges[edgeDown]
        let child = graph.scopes[edge.child]
        guard let conformance = edge.conformance, conformance.location.file == member.fileOfPrivateProtocol,
            edge.injected == .itself, conformance.conditions.isEmpty, !member.isConditional,
            let dependencyProtocol = child.dependency, !dependencyProtocol.isComposition,
            let known = numbers[edge.child << 32 | property]
        else { return false }
        let need = Int(known)
        guard needs[need].isOwn, needs[need].requirement.conditions.isEmpty,
            case .satisfies(let witness) = child.dialect.answers.answer(
                to: query(of: need, by: edgeDown),
                of: graph.scopes[edge.parent],
                asProvided: member,
                in: graph
            )
        else { return false }
        return witness === member
    }
}
