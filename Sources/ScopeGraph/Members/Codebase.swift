import SwiftReader

/// The declarations of all files, with what has been found out about them so far.
///
/// A class, because every question may add to what is remembered; it lives only while a graph is made and never leaves
/// the thread that makes it.
final class Codebase {
    let index: TypeIndex
    let resolution: TypeResolution
    let text: TypeText
    let library: Library

    var memberTables: [Int: [String: [Member]]] = [:]
    var foreignMemberTables: [String: [String: [Member]]] = [:]
    /// The members of types without generic arguments, inherited ones among them.
    var inheritedMemberTables: [InheritedName: [Member]] = [:]
    var clauseTables: [Int: [Clause]] = [:]
    var conformancePlaceTables: [Int: [Int: Place]] = [:]
    var inheritedProtocolTables: [[Int]: InheritedProtocols] = [:]
    var ancestries: [Int: Ancestry] = [:]
    var wirings: [Int: FileWiring] = [:]
    var topLevelValues: [Int: [String: [DeclarationPlace]]] = [:]
    var valueTypes: [DeclarationPlace: StaticType] = [:]
    /// The types of calls, where they are known.
    var callTypes: [ExpressionPlace: StaticType] = [:]
    /// What is being inferred right now; to ask for it again gives `unknown`, so that circles end.
    var valuesInProgress: Set<DeclarationPlace> = []

    init(index: TypeIndex) {
        self.index = index
        resolution = TypeResolution(index: index)
        text = TypeText(resolution: resolution)
        library = Library(of: index)
    }

    func source(_ file: Int) -> SourceFile { index.files[file].source }
}

/// A member as a type has it, its own or not.
struct InheritedName: Hashable {
    let type: Int
    let name: String
}

/// An expression of one file.
struct ExpressionPlace: Hashable, Sendable {
    let file: Int
    let expression: ExpressionID
}

/// A member of a type: a variable, function, initialiser or case in its body or in an extension.
struct Member {
    let place: DeclarationPlace
    /// The type or extension in whose braces it stands.
    let owner: Declaration
    /// The type that has it: an index into `TypeIndex.types`.
    let type: Int
}
