import SwiftReader

extension SemanticModel {
    /// The type of a member as a value of another type has it: the `Self` of a superclass is the class of the value.
    func type(of found: LookupResult, asMemberOf receiver: ResolvedType, depth: Int) -> ResolvedType {
        let type = type(of: found, depth: depth)
        guard case .declarations(let locations, _) = found, let location = locations.first,
            case .declared(let inheritor, _) = receiver.unwrapped, index.types[inheritor].kind == .class
        else { return type }
        let declaration = index.declaration(location)
        guard source(location.file).namesSelf(in: declaration.type),
            let owner = self.type(owning: declaration.block, in: location.file), owner != inheritor,
            inherits(inheritor, from: owner)
        else { return type }
        return type.replacing(declared: owner, with: receiver.unwrapped)
    }
}
