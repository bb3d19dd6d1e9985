/// The constructs that the parser can be inside of. Each kind has one `step…` function.
enum FrameKind: Sendable {
    case block
    case expression, arguments, interpolatedString, closure, effect
    case variable, function, parameters, enumCases, accessors
    case conditions, ifStatement, guardStatement, whileStatement, repeatStatement, forStatement
    case switchStatement, switchCase, doStatement, catchClause
}

/// One entry of the parser's own stack, which replaces recursion.
///
/// An extension next to the functions of each kind names the slots that the kind uses.
struct Frame {
    var kind: FrameKind
    /// Where its `step…` function continues.
    var state: UInt8
    /// `Flavor`, `BlockFlag` and the like.
    var flags: UInt16
    var slot0: Int32 = -1
    var slot1: Int32 = -1
    var slot2: Int32 = -1
    var slot3: Int32 = -1
    var slot4: Int32 = -1
    var rangeSlot = SourceRange.none

    init(_ kind: FrameKind, state: UInt8 = 0, flags: UInt16 = 0) {
        self.kind = kind
        self.state = state
        self.flags = flags
    }
}

/// How the context restricts or changes an expression.
enum Flavor {
    /// In the head of `if`, `guard`, `while`, `for`, `switch`: a `{` starts the body.
    static let head: UInt16 = 1
    /// In a pattern: `=` ends it, and `let` and `is` are part of it.
    static let pattern: UInt16 = 2
    /// In a pattern after `let` or `var`: plain names are bound.
    static let binding: UInt16 = 4
}
