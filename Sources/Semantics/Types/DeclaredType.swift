import SwiftReader

/// A nominal type or typealias that the sources declare.
package struct DeclaredType: Sendable {
    package let name: String
    /// Qualified by its enclosing types: `Outer.Inner`. Other types can have the qualified name of a local type.
    package let qualifiedName: String
    package let module: Int
    package let file: Int
    package let declaration: DeclarationID
    package let kind: Declaration.Kind
    /// Restricted by the access of its enclosing types.
    package let access: Access
    /// Whether its declaration is inside `#if`.
    package let isConditional: Bool
    /// Whether it is declared in a function, accessor or closure, where only its name finds it.
    package let isLocal: Bool
}

/// The braces of a type or an extension.
package struct MemberBlock: Sendable {
    package let file: Int
    package let owner: Declaration
    package let block: BlockID

    /// `nil` if there are no braces.
    init?(_ location: DeclarationLocation, in index: TypeIndex) {
        let owner = index.declaration(location)
        guard let body = owner.body else { return nil }
        file = location.file
        self.owner = owner
        block = body
    }
}

extension [DeclaredType] {
    /// The number of the type that a declaration declares.
    ///
    /// - Parameter own: the types of the declaration's file, in source order.
    func number(of declaration: DeclarationID, in own: Range<Int>) -> Int? {
        let first = own.partitioningIndex { self[$0].declaration >= declaration }
        return first < own.upperBound && self[first].declaration == declaration ? first : nil
    }
}
