import SwiftReader

/// Members of other types that `subscript(dynamicMember:)` reads.
extension SemanticModel {
    /// A member of another type that `subscript(dynamicMember: KeyPath<Other, T>)` of a library's class reads: it counts
    /// as a member of the subclass. Through an app's own subscript, it is a member of the other type alone.
    func dynamicMember(named name: String, of type: Int, arguments: [ResolvedType]) -> LookupResult {
        member(named: name, behind: type, arguments) { index.isOfLibrary($0.file) }
    }

    /// A member of another type that the value of a type reads through an app's own subscript, if the result of the
    /// subscript has the member's type.
    func forwardedMember(named name: String, of type: ResolvedType) -> LookupResult {
        guard case .declared(let declared, let arguments) = type,
            // One of several is preferred for reasons that are not examined here.
            inheritedMembers(named: MemberTable.subscripts, of: declared, arguments: arguments).members.count == 1
        else { return .nothing }
        return member(named: name, behind: declared, arguments) { location in
            let source = source(location.file)
            let declaration = source[location.declaration]
            guard let path = source.parameters(of: declaration).first,
                case .name(let names)? = TypeSyntaxReader.form(of: path.type, in: source),
                let value = names.last?.arguments.last
            else { return false }
            return value == TypeSyntaxReader.form(of: declaration.type, in: source)
        }
    }

    private func member(
        named name: String,
        behind type: Int,
        _ arguments: [ResolvedType],
        by isMeant: (DeclarationLocation) -> Bool
    ) -> LookupResult {
        let (subscripts, parameters) = inheritedMembers(named: MemberTable.subscripts, of: type, arguments: arguments)
        for location in subscripts.lazy.map(\.location) where isMeant(location) {
            let source = source(location.file)
            let declaration = source[location.declaration]
            guard let first = source.parameters(of: declaration).first,
                source.isNamed(exactly: "dynamicMember", first.label),
                case .named(let path, let types) = resolution.type(
                    of: first.type,
                    in: location.file,
                    block: declaration.block
                ),
                ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(path), let root = types.first
            else { continue }
            for case .declared(let type, let arguments) in parts(of: root.replacing(parameters)) {
                let found = inheritedMembers(named: name, of: type, arguments: arguments)
                if !found.members.isEmpty {
                    return .declarations(found.members.map(\.location), parameters: found.parameters)
                }
            }
        }
        return .nothing
    }
}
