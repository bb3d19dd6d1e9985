/// One expression of a file. Sub-expressions are named by number and always have a smaller number than the whole,
/// except the expressions inside a closure's body, which are reached through its block.
public struct Expression: Sendable {
    public enum Kind: UInt8, Sendable {
        /// A name: `x`, `self`, `Self`, `super`, `$0`, `Foo<Int>`. `type` holds the generic arguments with their angle
        /// brackets.
        case identifier
        /// `base.name`; without base it is an implicit member, `.name`. `.0` of a tuple is a member too, so is
        /// `.init` and `.self`.
        case member
        /// `base(arguments)`, trailing closures last among the arguments.
        case call
        /// `base[arguments]`.
        case `subscript`
        /// `{ … }`: its parameters, written result (`type`) and `body`.
        case closure
        /// `(a, label: b)`; a parenthesised expression is a tuple with one element.
        case tuple
        case array, dictionary
        /// A string literal; its arguments are the interpolated expressions.
        case string
        /// A number, `true`, `false`, `nil`, a regex.
        case literal
        /// Operands with operators between them, unfolded, as written: `a = b ?? c as T`. The arguments are the
        /// operands; the label of each but the first is the operator in front of it (`=`, `+`, `as`, `as?`, `as!`,
        /// `is`, `?` and `:` of the ternary, `->`). After a cast operator the operand is a `type`.
        case sequence
        /// A prefix operator (`name`) and its operand (`base`); `&x` is one.
        case prefix
        /// A postfix operator (`name`) and its operand (`base`): `x!`, `x?`, `x...`.
        case postfix
        /// `try`, `try?`, `try!`, `await`, `consume`, `copy`, `borrow`, `each`, `repeat`, `unsafe`, `any`/`some` in an
        /// expression: the word is the `name`, what follows is the `base`, which reaches over a whole sequence.
        case effect
        /// `\Root.path`, all of it.
        case keyPath
        /// `#name(arguments) { … }`.
        case macro
        /// `if` or `switch` (or `do`) as an expression: its `body` is the statement's block.
        case control
        /// A type that stands where an expression may: after `as` and `is`.
        case type
        /// What could not be read.
        case missing
    }

    public let kind: Kind
    public let range: SourceRange
    /// The name of an identifier, member or macro; the operator or word of a prefix, postfix or effect.
    public let name: SourceRange
    /// The block in which it stands.
    public let block: BlockID
    /// Generic arguments of an identifier or member; the type of a `type`; the written result of a closure.
    public let type: SourceRange
    /// The body of a closure or control expression, the base of any other; -1 for none. There are very many expressions.
    private let link: Int32
    /// The parameters of a closure, the arguments of any other.
    private let list: TableRange

    /// The callee, the base of a member, the operand.
    public var base: ExpressionID? { hasBody || link < 0 ? nil : ExpressionID(Int(link)) }
    /// In `SourceFile.arguments`.
    public var arguments: TableRange { kind == .closure ? .none : list }
    /// In `SourceFile.parameters`: of a closure.
    public var parameters: TableRange { kind == .closure ? list : .none }
    /// The body of a closure, the block of a control expression.
    public var body: BlockID? { hasBody && link >= 0 ? BlockID(Int(link)) : nil }

    private var hasBody: Bool { kind == .closure || kind == .control }

    /// - Parameters:
    ///   - base: not of a closure or control expression.
    ///   - arguments: not of a closure.
    ///   - parameters: of a closure.
    ///   - body: of a closure or control expression.
    public init(
        kind: Kind,
        range: SourceRange,
        name: SourceRange = .none,
        block: BlockID,
        base: ExpressionID? = nil,
        arguments: TableRange = .none,
        type: SourceRange = .none,
        parameters: TableRange = .none,
        body: BlockID? = nil
    ) {
        self.kind = kind
        self.range = range
        self.name = name
        self.block = block
        self.type = type
        link = kind == .closure || kind == .control ? body?.value ?? -1 : base?.value ?? -1
        list = kind == .closure ? parameters : arguments
    }
}

/// An argument of a call, subscript or macro; an element of a tuple, array or dictionary; an operand of a sequence.
public struct Argument: Sendable {
    /// The label without its colon; the operator in front of an operand of a sequence; empty when none.
    public let label: SourceRange
    /// For a dictionary, keys and values take turns.
    public let value: ExpressionID
    /// Whether it is a trailing closure.
    public let isTrailing: Bool

    public init(label: SourceRange, value: ExpressionID, isTrailing: Bool = false) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
    }
}
