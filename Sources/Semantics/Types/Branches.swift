import SwiftReader

/// Types with several declarations in `#if` branches that exclude each other.
extension TypeIndex {
    /// The other declarations of a type.
    package func otherBranches(of type: Int) -> [Int] {
        let declared = types[type]
        guard declared.isConditional else { return [] }
        return types(named: declared.qualifiedName, in: declared.module).filter { other in
            let isSeen = types[other].file == declared.file || min(types[other].access, declared.access) > .fileprivate
            return other != type && types[other].kind == declared.kind && isSeen
                && types[other].isConditional
        }
    }

    /// The declarations of a type to which an extension applies. Those of a protocol are read as one.
    func branches(of type: Int, extendedBy location: DeclarationLocation) -> [Int] {
        let others = types[type].kind == .protocol ? [] : otherBranches(of: type)
        if others.isEmpty { return [type] }
        let conditions = files[location.file].source.conditionTexts(of: declaration(location))
        return ([type] + others).filter { !BuildConditions.exclude(onAllSystems: ownConditions(of: $0), conditions) }
    }

    /// The `#if` conditions under which a type is compiled, in any of its declarations.
    package func conditions(of type: Int) -> [String] {
        guard types[type].isConditional else { return [] }
        return BuildConditions.either(([type] + otherBranches(of: type)).map(ownConditions))
    }

    /// The `#if` conditions of one declaration of a type.
    package func ownConditions(of type: Int) -> [String] {
        files[types[type].file].source.conditionTexts(of: declaration(of: type))
    }
}
