import SwiftReader

/// Types with several declarations in `#if` branches that exclude each other.
extension TypeIndex {
    /// The `#if` conditions of a type that has no other declaration; empty for other types.
    ///
    /// A type for builds without a module, a system or a compiler may replace one that others have.
    package func conditions(ofOnlyDeclarationOf type: Int) -> [String] {
        guard types[type].isConditional, otherBranches(of: type).isEmpty else { return [] }
        let conditions = ownConditions(of: type)
        return conditions.contains { $0.hasPrefix("!") && !isNegatedFlag($0) } ? [] : conditions
    }

    /// Whether a test says that a flag of the project is not set.
    private func isNegatedFlag(_ test: String) -> Bool {
        let name = test.dropFirst()
        return !["SWIFT_PACKAGE", "COCOAPODS"].contains(name)
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Whether a name may mean another type in some builds, because of an `#if` around the type.
    func mayBeReplaced(_ type: Int) -> Bool {
        types[type].isConditional && conditions(ofOnlyDeclarationOf: type).isEmpty
    }

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

    /// Whether no declaration of some types is in an `#if` branch, so that they are the same in all builds.
    package func areUnconditional(_ types: some Sequence<Int>) -> Bool {
        types.allSatisfy { !self.types[$0].isConditional }
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

extension SemanticModel {
    /// Whether a declaration is certainly compiled whenever the type that contains it is, or always if none does.
    package func isAlwaysCompiled(_ declaration: Declaration, in file: Int) -> Bool {
        guard declaration.condition != nil else { return true }
        guard let type = type(owning: declaration.block, in: file) else { return false }
        let conditions = index.conditions(ofOnlyDeclarationOf: type)
        return !conditions.isEmpty && BuildConditions.include(source(file).conditionTexts(of: declaration), conditions)
    }

    /// Whether a requirement is certainly compiled whenever its protocol is.
    package func isAlwaysCompiled(_ requirement: Requirement, of protocolType: Int) -> Bool {
        requirement.conditions.isEmpty
            || BuildConditions.include(requirement.conditions, index.conditions(ofOnlyDeclarationOf: protocolType))
    }
}
