/// One declaration of a file: a type, an extension, a variable, a function, an import, and so on.
///
/// A variable declaration with several names (`let a = 1, b: Int`, `let (x, y) = pair`) gives one value for each name.
public struct Declaration: Sendable {
    public enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case `typealias`, `associatedtype`
        case variable, function, initializer, deinitializer, `subscript`, enumCase
        case `import`, `operator`, precedenceGroup, macro, macroExpansion
    }

    /// How a variable comes to its value.
    public enum Binding: UInt8, Sendable {
        /// `let x = …`, `var x: T`; also what is not a variable.
        case plain
        /// `if let x = …`, `guard let x`, `while var x = …`: the unwrapped value.
        case optional
        /// `for x in …`.
        case loop
        /// A name in the pattern of a `case`, in `switch`, `if case`, `for case`, or of a `catch`.
        case pattern
        /// A closure's capture: `[weak self]`, `[x = y.z]`. Without `=`, there is no initial value.
        case capture
    }

    // Small things first, so that no room is lost between larger ones.
    public let kind: Kind
    /// The written access, `nil` when none is written.
    public let access: Access?
    /// The access of the setter (`private(set)`), `nil` when none is written.
    public let setterAccess: Access?
    /// How a variable comes to its value.
    public let binding: Binding
    /// For a name inside a tuple pattern, its 0-based place in the outermost tuple; `nil` for a plain name.
    public let tupleElement: UInt8?
    private let keywordLength: UInt8
    private let keywordStart: UInt32
    /// From the first attribute or modifier to the last byte.
    public let range: SourceRange
    /// The block in which it stands.
    public let block: BlockID
    public let modifiers: Modifiers
    /// In `SourceFile.attributes`.
    public let attributes: TableRange
    /// The requirements after `where`, without the word itself; empty when there are none.
    public let whereClause: SourceRange
    /// The annotation of a variable, the result of a function or subscript; empty when not written.
    /// In `let a, b: Int` both names have the type.
    public let type: SourceRange
    // There are very many declarations, and none has everything: what excludes each other stands in one place.
    /// The accessors of a variable, the generic parameters of any other.
    private let genericsOrAccessors: TableRange
    /// The parameters of what can be called, the inherited types of any other.
    private let inheritedOrParameters: TableRange
    /// The name; of a subscript, which has none, the accessors: two numbers of 32 bits.
    private let nameOrAccessors: SourceRange
    // Numbers, or -1 for none.
    private let valueNumber: Int32
    private let bodyNumber: Int32
    private let conditionNumber: Int32

    /// The introducing keyword: `class`, `let`, `func`, `extension`, …; empty for captures and implicit names.
    public var keyword: SourceRange {
        SourceRange(start: keywordStart, end: keywordStart &+ UInt32(keywordLength))
    }
    /// The name, with its backticks when it has them; the extended type of an extension; the path of an import;
    /// empty for initialisers, deinitialisers and subscripts.
    public var name: SourceRange { kind == .subscript ? .none : nameOrAccessors }
    /// In `SourceFile.genericParameters`.
    public var genericParameters: TableRange { kind == .variable ? .none : genericsOrAccessors }
    /// In `SourceFile.types`: the inheritance clause; the one aliased type of a typealias.
    public var inherited: TableRange { kind.hasParameters ? .none : inheritedOrParameters }
    /// In `SourceFile.parameters`: of functions, initialisers, subscripts, macros and enum cases with a payload.
    public var parameters: TableRange { kind.hasParameters ? inheritedOrParameters : .none }
    /// In `SourceFile.accessors`: the written accessors of a variable or subscript.
    public var accessors: TableRange {
        switch kind {
        case .variable: genericsOrAccessors
        case .subscript: TableRange(start: Int(nameOrAccessors.start), count: Int(nameOrAccessors.end))
        default: .none
        }
    }
    /// The initial value of a variable, the raw value of an enum case.
    public var initialValue: ExpressionID? { valueNumber < 0 ? nil : ExpressionID(Int(valueNumber)) }
    /// The members of a type, the body of a function, the implicit getter of a variable (`var x: T { … }`).
    public var body: BlockID? { bodyNumber < 0 ? nil : BlockID(Int(bodyNumber)) }
    /// In `SourceFile.conditions`: the innermost `#if` branch around it.
    public var condition: Int32? { conditionNumber < 0 ? nil : conditionNumber }

    public init(
        kind: Kind,
        keyword: SourceRange,
        name: SourceRange,
        range: SourceRange,
        block: BlockID,
        modifiers: Modifiers = [],
        access: Access? = nil,
        setterAccess: Access? = nil,
        attributes: TableRange = .none,
        genericParameters: TableRange = .none,
        inherited: TableRange = .none,
        whereClause: SourceRange = .none,
        parameters: TableRange = .none,
        type: SourceRange = .none,
        initialValue: ExpressionID? = nil,
        body: BlockID? = nil,
        accessors: TableRange = .none,
        binding: Binding = .plain,
        tupleElement: UInt8? = nil,
        condition: Int32? = nil
    ) {
        self.kind = kind
        keywordStart = keyword.start
        keywordLength = UInt8(clamping: keyword.length)
        let locations = SourceRange(
            start: UInt32(bitPattern: accessors.start),
            end: UInt32(bitPattern: accessors.count)
        )
        nameOrAccessors = kind == .subscript ? locations : name
        self.range = range
        self.block = block
        self.modifiers = modifiers
        self.access = access
        self.setterAccess = setterAccess
        self.attributes = attributes
        genericsOrAccessors = kind == .variable ? accessors : genericParameters
        inheritedOrParameters = kind.hasParameters ? parameters : inherited
        self.whereClause = whereClause
        self.type = type
        valueNumber = initialValue?.value ?? -1
        bodyNumber = body?.value ?? -1
        self.binding = binding
        self.tupleElement = tupleElement
        conditionNumber = condition ?? -1
    }

    /// Whether it declares a nominal type: class, struct, enum, actor or protocol.
    public var isNominal: Bool {
        switch kind {
        case .class, .struct, .enum, .actor, .protocol: true
        default: false
        }
    }
}

extension Declaration.Kind {
    /// Whether it may have parameters; such a declaration inherits nothing.
    fileprivate var hasParameters: Bool {
        switch self {
        case .function, .initializer, .deinitializer, .subscript, .enumCase, .macro, .macroExpansion: true
        default: false
        }
    }
}
