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
    /// The block in which it stands.
    public let block: BlockID
    // There are very many expressions, and none has everything: what excludes each other stands in one place.
    /// The body of a closure or control expression, where the name of a macro starts, the base of any other; -1 for none.
    private let link: Int32
    /// The name or the list, two numbers of 32 bits.
    private let nameOrList: SourceRange
    /// The type; of a macro the ends of its name and its type.
    private let writtenType: SourceRange

    /// The name of an identifier, member or macro; the operator or word of a prefix, postfix or effect; the word of a
    /// control expression.
    public var name: SourceRange {
        if kind == .macro { return SourceRange(start: UInt32(bitPattern: link), end: writtenType.start) }
        return kind.hasName ? nameOrList : .none
    }

    /// Generic arguments of an identifier, member or macro; the type of a `type`; the written result of a closure.
    public var type: SourceRange {
        guard kind == .macro else { return writtenType }
        return writtenType.isEmpty ? .none : writtenType
    }

    /// The callee, the base of a member, the operand.
    public var base: ExpressionID? { kind.hasBody || kind == .macro || link < 0 ? nil : ExpressionID(Int(link)) }
    /// In `SourceFile.arguments`.
    public var arguments: TableRange { kind == .closure ? .none : list }
    /// In `SourceFile.parameters`: of a closure.
    public var parameters: TableRange { kind == .closure ? list : .none }
    /// The body of a closure, the block of a control expression.
    public var body: BlockID? { kind.hasBody && link >= 0 ? BlockID(Int(link)) : nil }

    private var list: TableRange {
        kind.hasName
            ? .none : TableRange(start: Int(nameOrList.start), count: Int(nameOrList.end))
    }

    /// - Parameters:
    ///   - name: only of what has one, as `name` says.
    ///   - base: not of a closure, a control expression or a macro.
    ///   - arguments: not of a closure, nor of what has a name and is no macro.
    ///   - type: of a macro right behind its name.
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
    /// The label without its colon; the operator in front of an operand of a sequence; empty when none.
    public let label: SourceRange
    // All bits are turned where it is a trailing closure: there are very many arguments.
    private let number: Int32

    /// For a dictionary, keys and values take turns.
    public var value: ExpressionID { ExpressionID(Int(isTrailing ? ~number : number)) }
    /// Whether it is a trailing closure.
    public var isTrailing: Bool { number < 0 }

    public init(label: SourceRange, value: ExpressionID, isTrailing: Bool = false) {
        self.label = label
        number = isTrailing ? ~value.value : value.value
    }
}
