import SwiftReader

extension SemanticModel {
    /// Whether a type may conform without this requirement: it is `@objc optional`, or no code can use it.
    package func isOptional(requirement: Declaration, in file: Int) -> Bool {
        requirement.modifiers.contains(.optional) || isUnavailable(requirement, in: file)
    }

    /// Whether the compiler rejects every use of a member, because the member or its extension is marked `@available(*,
    /// unavailable)`, or belongs to other versions of the language.
    package func isUnavailable(_ declaration: Declaration, in file: Int) -> Bool {
        let source = source(file)
        let mode = index.modules[index.files[file].module].language.mode
        if source.isUnavailable(declaration, inMode: mode) { return true }
        guard let owner = source[declaration.block].owner, source[owner].kind == .extension else { return false }
        return source.isUnavailable(source[owner], inMode: mode)
    }
}

extension SourceFile {
    /// - Parameter mode: the language mode; `nil` if it is not known.
    fileprivate func isUnavailable(_ declaration: Declaration, inMode mode: Int?) -> Bool {
        declaration.attributes.indices.contains { number in
            spells("available", in: attributes[number].name)
                && Availability.isUnavailable(text(attributes[number].range), inMode: mode)
        }
    }
}
