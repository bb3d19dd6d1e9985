import Semantics
import SwiftReader

/// Members that a class has from extensions of private protocols. Only the file of the protocol sees them, whatever
/// their own access is, so that they meet the requirements of no clause in another file.
extension SemanticModel {
    /// The file of the private protocol whose extension declares a member; `nil` if it is not such a member.
    func fileOfPrivateProtocol(extendedBy member: Member) -> String? {
        guard member.owner.kind == .extension, let type = member.type, isPrivateProtocol(type) else { return nil }
        return source(index.types[type].file).path
    }
}

extension EdgeBuilder {
    /// The files with a clause that makes the parent conform to the child's dependency, or to a protocol that the
    /// dependency consists of or inherits. Empty if the parent has no members from private protocols.
    mutating func filesOfClauses(_ edge: PartialEdge) -> Set<String> {
        guard let (parent, dependencyProtocol) = requiredConformance(edge),
            extendedProtocols(of: parent).contains(where: model.isPrivateProtocol)
        else { return [] }
        return model.filesOfClauses(of: parent, to: Set(model.protocols(of: dependencyProtocol)))
    }
}
