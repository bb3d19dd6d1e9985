import SwiftReader

/// The canonical types of values, for rules that compare them with provisions.
extension SemanticModel {
    /// The type of a parameter; `nil` if the sources do not show it.
    package func canonicalType(of parameter: Parameter, of declaration: DeclarationLocation) -> CanonicalType? {
        let written = index.declaration(declaration)
        return text.meaning(of: parameter.type, in: declaration.file, block: written.body ?? written.block)
    }

    /// The type in canonical form; `nil` if it is not certain.
    package func canonicalType(_ type: ResolvedType) -> CanonicalType? { text.meaning(of: type) }
}
