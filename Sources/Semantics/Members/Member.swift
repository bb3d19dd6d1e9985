import SwiftReader

/// A member of a type: a variable, function, initializer or case in its body or in an extension.
package struct Member: Sendable {
    /// The type of which it is a member: an index into `TypeIndex.types`; `nil` if no source declares the type.
    package var type: Int? { typeNumber < 0 ? nil : Int(typeNumber) }
    package var location: DeclarationLocation { DeclarationLocation(file: Int(file), declaration: declaration) }
    /// The type or extension that contains it.
    package let owner: Owner
    // 32-bit numbers: there are very many members.
    private let file: Int32
    private let declaration: DeclarationID
    private let typeNumber: Int32

    package struct Owner: Sendable {
        package let kind: Declaration.Kind
        package let access: Access?
    }

    init(location: DeclarationLocation, owner: Owner, type: Int?) {
        file = Int32(truncatingIfNeeded: location.file)
        declaration = location.declaration
        self.owner = owner
        typeNumber = Int32(truncatingIfNeeded: type ?? -1)
    }

    /// Its access, or that of its extension; not restricted by that of its enclosing types. The whole file sees the
    /// members of a private extension.
    ///
    /// - Parameter declaration: that at its location.
    package func access(declaredBy declaration: Declaration) -> Access {
        let access = owner.kind == .extension ? owner.access : nil
        return declaration.access ?? access.map { max($0, .fileprivate) } ?? .internal
    }
}
