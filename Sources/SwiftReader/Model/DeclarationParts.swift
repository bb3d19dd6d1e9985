/// A parameter of a function, initializer, subscript, macro, enum case or closure.
public struct Parameter: Sendable {
    /// The argument label as written: a name, `_`, or empty if an enum case or closure has none. For `func f(x: Int)`
    /// it is `x`.
    public let label: SourceRange
    /// The name inside the body; equal to `label` if only one name is written.
    public let name: SourceRange
    /// The type with its attributes and specifiers (`@escaping`, `inout`), without `...`; empty in untyped closures.
    public let type: SourceRange
    public let defaultValue: ExpressionID?
    /// Whether the type is followed by `...`.
    public let isVariadic: Bool
}

/// A parameter of a generic clause: `T`, `each T`, `T: P`, `let n: Int`.
public struct GenericParameter: Sendable {
    public let name: SourceRange
    /// The written constraint or value type; empty if there is none.
    public let constraint: SourceRange
}

/// A written accessor of a variable or subscript.
public struct Accessor: Sendable {
    public enum Kind: UInt8, Sendable {
        case get, set, willSet, didSet, initialize
        /// `_read`, `_modify`, `read`, `modify`, `yielding borrow`, `unsafeAddress`, …
        case other
    }

    public let kind: Kind
    /// The word, such as `get`; both words of `yielding mutate`.
    public let keyword: SourceRange
    public let modifiers: Modifiers
    /// In `SourceFile.attributes`.
    public let attributes: TableRange
    // An index, or -1 for none.
    private let bodyNumber: Int32

    /// `nil` in protocols.
    public var body: BlockID? { bodyNumber < 0 ? nil : BlockID(Int(bodyNumber)) }

    public init(
        kind: Kind,
        keyword: SourceRange,
        modifiers: Modifiers,
        attributes: TableRange,
        body: BlockID?
    ) {
        self.kind = kind
        self.keyword = keyword
        self.modifiers = modifiers
        self.attributes = attributes
        bodyNumber = body?.value ?? -1
    }
}

/// An attribute: `@MainActor`, `@available(iOS 15, *)`, `@Wrapper(wrappedValue: 1)`.
public struct Attribute: Sendable {
    /// The name without `@`, qualified and generic as written: `Swift.MainActor`.
    public let name: SourceRange
    /// The whole attribute, including `@` and arguments.
    public let range: SourceRange
}

/// A branch of conditional compilation.
public struct Condition: Sendable {
    /// The text after `#if` or `#elseif`; empty for `#else`.
    public let test: SourceRange
    /// The 0-based index of the `#if` in the file, in source order; all branches of an `#if` share it.
    public let directive: Int32
    /// The 0-based index of the branch in its `#if`.
    public let branch: Int32
    /// The branch that contains the `#if`, as an index into `SourceFile.conditions`.
    public let parent: Int32?
    /// From the start of its test, or of what follows `#else`, to the next directive of the same `#if`.
    public internal(set) var range: SourceRange

    public init(test: SourceRange, directive: Int32, branch: Int32, parent: Int32?, range: SourceRange) {
        self.test = test
        self.directive = directive
        self.branch = branch
        self.parent = parent
        self.range = range
    }
}
