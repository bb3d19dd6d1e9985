/// One declaration of a file: a type, an extension, a variable, a function, an import, and so on.
///
/// A variable declaration with several names (`let a = 1, b: Int`, `let (x, y) = pair`) is represented by one value for
/// each name.
public struct Declaration: Sendable {
    public enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case `typealias`, `associatedtype`
        case variable, function, initializer, deinitializer, `subscript`, enumCase
        case `import`, `operator`, precedenceGroup, macro, macroExpansion
    }

    /// How a variable gets its value.
    public enum Binding: UInt8, Sendable {
        /// `let x = …`, `var x: T`; also all declarations that are not variables.
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

    // Small properties first, to avoid padding.
    public let kind: Kind
    /// The written access level; `nil` if none is written.
    public let access: Access?
    /// The access level of the setter (`private(set)`); `nil` if none is written.
    public let setterAccess: Access?
    /// How a variable gets its value.
    public let binding: Binding
    /// For a name inside a tuple pattern, its 0-based index in the outermost tuple; `nil` for a plain name.
    public let tupleElement: UInt8?
    private let keywordLength: UInt8
    private let keywordStart: UInt32
    /// From the first attribute or modifier to the last byte.
    public let range: SourceRange
    /// The block that contains it.
    public let block: BlockID
    public let modifiers: Modifiers
    /// In `SourceFile.attributes`.
    public let attributes: TableRange
    /// The requirements after `where`, without the word itself; empty if there are none.
    public let whereClause: SourceRange
    /// The type annotation of a variable, or the result type of a function or subscript; empty if not written.
    /// In `let a, b: Int` both names have the type.
    public let type: SourceRange
    // Compact, because there are many declarations: properties that exclude each other share storage.
    /// The accessors of a variable, or the generic parameters of any other declaration.
    private let genericsOrAccessors: TableRange
    /// The parameters of a callable declaration, or the inherited types of any other.
    private let inheritedOrParameters: TableRange
    /// The name, or the accessors of a subscript as two 32-bit numbers.
    private let nameOrAccessors: SourceRange
    // Indices, or -1 for none.
    private let valueNumber: Int32
    private let bodyNumber: Int32
    private let conditionNumber: Int32

    /// The introducing keyword: `class`, `let`, `func`, `extension`, …; empty for captures and implicit names.
    public var keyword: SourceRange {
        SourceRange(start: keywordStart, end: keywordStart &+ UInt32(keywordLength))
    }
    /// The name, including any backticks; the extended type of an extension; the path of an import; empty for
    /// initializers, deinitializers and subscripts.
    public var name: SourceRange { kind == .subscript ? .none : nameOrAccessors }
    /// In `SourceFile.genericParameters`.
    public var genericParameters: TableRange { kind == .variable ? .none : genericsOrAccessors }
    /// In `SourceFile.types`: the inheritance clause; the one aliased type of a typealias.
    public var inherited: TableRange { kind.hasParameters ? .none : inheritedOrParameters }
    /// In `SourceFile.parameters`: of functions, initializers, subscripts, macros and enum cases with a payload.
    public var parameters: TableRange { kind.hasParameters ? inheritedOrParameters : .none }
    /// In `SourceFile.accessors`: the written accessors of a variable or subscript.
    public var accessors: TableRange {
        switch kind {
        case .variable: genericsOrAccessors
        case .subscript: TableRange(start: Int(nameOrAccessors.start), count: Int(nameOrAccessors.end))
        default: .none
        }
    }
    /// The initial value of a variable, or the raw value of an enum case.
    public var initialValue: ExpressionID? { valueNumber < 0 ? nil : ExpressionID(Int(valueNumber)) }
    /// The members of a type, the body of a function, or the implicit getter of a variable (`var x: T { … }`).
    public var body: BlockID? { bodyNumber < 0 ? nil : BlockID(Int(bodyNumber)) }
    /// In `SourceFile.conditions`: the innermost enclosing `#if` branch.
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
