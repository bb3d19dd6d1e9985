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
    /// How many files or scopes one thread takes at a time.
    let portion: Int

    // By type.
    /// Of types without generic arguments.
    var initializerTables: [[Signature]?]
    var memberTables: [[String: [Member]]?]
    var clauseTables: [[Clause]?]
    var conformanceTables: [[ProtocolConformance]?]
    var ancestries: [Ancestry?]
    /// The global actors.
    var isolations: [String??]
    /// What a protocol asks for itself.
    var requirementTables: [[Requirement]?]

    var foreignMemberTables: [String: [String: [Member]]] = [:]
    /// The inherited members of types without generic arguments; empty where there is none of the name.
    var inheritedMemberTables: [InheritedName: [Member]] = [:]
    var conformancePlaceTables: [Int: [Int: Place]] = [:]
    var inheritedProtocolTables: [[Int]: InheritedProtocols] = [:]
    /// By file.
    var wirings: [FileWiring?]
    var topLevelValues: [Int: [String: [DeclarationPlace]]] = [:]
    var valueTypes: [DeclarationPlace: StaticType] = [:]
    var callees: [ExpressionPlace: Callee] = [:]
    /// What the name stands for that was last asked about, by its place.
    var lastFound: (file: Int, name: SourceRange, value: FoundValue)?
    /// The types of calls, where they are known.
    var callTypes: [ExpressionPlace: StaticType] = [:]
    /// What is being inferred right now; to ask for it again gives `unknown`, so that circles end.
    var valuesInProgress: Set<DeclarationPlace> = []
    /// For each type, the last walk along clauses that came by; empty before the first.
    var visits: [Int32] = []
    var lastVisit: Int32 = 0

    /// - Parameters:
    ///   - portion: how many files or scopes one thread takes at a time.
    ///   - ancestries: by type, what another codebase of this index has found out.
    init(index: TypeIndex, portion: Int, ancestries: [Ancestry?]? = nil) {
        self.portion = portion
        self.index = index
        self.ancestries = ancestries ?? [Ancestry?](repeating: nil, count: index.types.count)
        initializerTables = [[Signature]?](repeating: nil, count: index.types.count)
        memberTables = [[String: [Member]]?](repeating: nil, count: index.types.count)
        clauseTables = [[Clause]?](repeating: nil, count: index.types.count)
        conformanceTables = [[ProtocolConformance]?](repeating: nil, count: index.types.count)
        isolations = [String??](repeating: nil, count: index.types.count)
        requirementTables = [[Requirement]?](repeating: nil, count: index.types.count)
        wirings = [FileWiring?](repeating: nil, count: index.files.count)
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
    let owner: Owner
    /// The type that has it: an index into `TypeIndex.types`.
    let type: Int

    /// The type or extension in whose braces it stands.
    struct Owner {
        let kind: Declaration.Kind
        let access: Access?
    }
}
