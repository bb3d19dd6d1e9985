import SwiftReader

/// A declaration of one file.
package struct DeclarationLocation: Hashable, Sendable {
    package let file: Int
    package let declaration: DeclarationID

    package init(file: Int, declaration: DeclarationID) {
        self.file = file
        self.declaration = declaration
    }

    /// Unique among the locations of all declarations.
    package var number: Int { file << 32 | Int(declaration.value) }
}
