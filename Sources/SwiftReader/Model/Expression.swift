/// One expression of a file. The index of a subexpression is always smaller than that of the whole expression, except
/// inside a closure's body, which is reached through its block.
public struct Expression: Sendable {
    public enum Kind: UInt8, Sendable {
        /// A name: `x`, `self`, `Self`, `super`, `$0`, `Foo<Int>`. `type` is the generic arguments with their angle
        /// brackets.
        case identifier
        /// `base.name`. Without a base it is an implicit member, `.name`. `.0` of a tuple, `.init` and `.self` are
        /// members too.
        case member
        /// `base(arguments)`. Trailing closures are the last arguments.
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
        /// An unfolded sequence of operands and operators, as written: `a = b ?? c as T`. The arguments are the
        /// operands. The label of each but the first is the operator before it (`=`, `+`, `as`, `as?`, `as!`, `is`, `?`
        /// and `:` of the ternary operator, `->`). After a cast operator the operand is a `type`.
        case sequence
        /// A prefix operator (`name`) and its operand (`base`), including `&x`.
        case prefix
        /// A postfix operator (`name`) and its operand (`base`): `x!`, `x?`, `x...`.
        case postfix
        /// `try`, `try?`, `try!`, `await`, `consume`, `copy`, `borrow`, `each`, `repeat`, `unsafe`, `any`/`some` in an
        /// expression. The word is the `name`; the rest is the `base`, which may be a whole sequence.
        case effect
        /// A complete key path: `\Root.path`.
        case keyPath
        /// `#name(arguments) { … }`.
        case macro
        /// `if`, `switch` or `do` as an expression. Its `body` is the statement's block.
        case control
        /// A type in the position of an expression: after `as` and `is`.
        case type
        /// Code that could not be parsed.
        case missing
    }

    public let kind: Kind
    public let range: SourceRange
    /// The block that contains it.
    public let block: BlockID
    // Compact, because there are many expressions: properties that exclude each other share storage.
    /// The body of a closure or control expression, the start of a macro's name, or the base of any other expression;
    /// -1 for none.
    private let link: Int32
    /// The name, or the list as two 32-bit numbers.
    private let nameOrList: SourceRange
    /// The type; for a macro, the ends of its name and its type.
    private let writtenType: SourceRange

    /// The name of an identifier, member or macro; the operator or word of a prefix, postfix or effect; the word of a
    /// control expression.
    public var name: SourceRange {
        if kind == .macro { return SourceRange(start: UInt32(bitPattern: link), end: writtenType.start) }
        return kind.hasName ? nameOrList : .none
    }

    /// The generic arguments of an identifier, member or macro; the type of a `type`; the written result of a closure.
    public var type: SourceRange {
        guard kind == .macro else { return writtenType }
        return writtenType.isEmpty ? .none : writtenType
    }

    /// The callee, the base of a member, or the operand.
    public var base: ExpressionID? { kind.hasBody || kind == .macro || link < 0 ? nil : ExpressionID(Int(link)) }
    /// In `SourceFile.arguments`.
    public var arguments: TableRange { kind == .closure ? .none : list }
    /// In `SourceFile.parameters`: of a closure.
    public var parameters: TableRange { kind == .closure ? list : .none }
    /// The body of a closure, or the block of a control expression.
    public var body: BlockID? { kind.hasBody && link >= 0 ? BlockID(Int(link)) : nil }

    private var list: TableRange {
        kind.hasName
            ? .none : TableRange(start: Int(nameOrList.start), count: Int(nameOrList.end))
    }

    /// - Parameters:
    ///   - name: only for kinds with a `name`.
    ///   - base: not for a closure, a control expression or a macro.
    ///   - arguments: not for a closure, nor for a kind with a name other than a macro.
    ///   - type: for a macro, directly after its name.
    ///   - parameters: for a closure.
    ///   - body: for a closure or control expression.
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
        self.block = block
        let list = kind == .closure ? parameters : arguments
        let isMacro = kind == .macro
        writtenType = isMacro ? SourceRange(start: name.end, end: max(name.end, type.end)) : type
        nameOrList =
            kind.hasName
            ? name : SourceRange(start: UInt32(bitPattern: list.start), end: UInt32(bitPattern: list.count))
        link = isMacro ? Int32(bitPattern: name.start) : (kind.hasBody ? body?.value : base?.value) ?? -1
    }
}

extension Expression.Kind {
    fileprivate var hasBody: Bool { self == .closure || self == .control }

    /// Whether it has a name and no list.
    fileprivate var hasName: Bool {
        switch self {
        case .identifier, .member, .prefix, .postfix, .effect, .control, .type: true
        default: false
        }
    }
}

/// An argument of a call, subscript or macro; an element of a tuple, array or dictionary; an operand of a sequence.
public struct Argument: Sendable {
    /// The label without its colon; the operator before an operand of a sequence; empty if there is none.
    public let label: SourceRange
    // Compact, because there are many arguments: all bits are inverted for a trailing closure.
    private let number: Int32

    /// The value. In a dictionary, keys and values alternate.
    public var value: ExpressionID { ExpressionID(Int(isTrailing ? ~number : number)) }
    /// Whether it is a trailing closure.
    public var isTrailing: Bool { number < 0 }

    public init(label: SourceRange, value: ExpressionID, isTrailing: Bool = false) {
        self.label = label
        number = isTrailing ? ~value.value : value.value
    }
}
