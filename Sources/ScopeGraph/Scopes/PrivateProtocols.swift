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
    /// The files with private protocols of the parent, and with a clause that makes the parent conform to the child's
    /// dependency, or to a protocol that the dependency consists of or inherits.
    mutating func filesOfClauses(_ edge: PartialEdge) -> Set<String> {
        guard let (parent, dependencyProtocol) = requiredConformance(edge) else { return [] }
        if lastFilesOfClauses.parent != parent { lastFilesOfClauses = (parent, filesOfClauses(of: parent)) }
        let files = lastFilesOfClauses.byProtocol
        if files.isEmpty { return [] }
        return model.protocols(of: dependencyProtocol).reduce(into: []) { $0.formUnion(files[$1] ?? []) }
    }

    /// The same for each protocol to which a parent conforms.
    private func filesOfClauses(of parent: Int) -> [Int: Set<String>] {
        let classes = model.withSuperclasses(parent)
        let extended = (classes + classes.flatMap(index.otherBranches)).flatMap(model.extendedProtocols)
        let files = Set(extended.filter(model.isPrivateProtocol).map { model.source(index.types[$0].file).path })
        return files.isEmpty ? [:] : model.filesOfClauses(of: parent, among: files)
    }
}
