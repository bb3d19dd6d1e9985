/// What the parser is in the middle of. Each kind has one `step…` function.
enum FrameKind: Sendable {
    case block
    case expression, arguments, interpolatedString, closure, effect
    case variable, function, parameters, enumCases, accessors
    case conditions, ifStatement, guardStatement, whileStatement, repeatStatement, forStatement
    case switchStatement, switchCase, doStatement, catchClause
}

/// One entry of the parser's own stack, which stands in for recursion.
///
/// What a kind keeps in the slots, it says itself: an extension next to its functions names those that it uses.
struct Frame {
    var kind: FrameKind
    /// Where in its `step…` function it goes on.
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

/// What an expression's surroundings forbid or mean.
enum Flavor {
    /// In the head of `if`, `guard`, `while`, `for`, `switch`, where a `{` is rather the body.
    static let head: UInt16 = 1
    /// In a pattern: `=` ends it, `let` and `is` are part of it.
    static let pattern: UInt16 = 2
    /// In a pattern after `let` or `var`: plain names are bound.
    static let binding: UInt16 = 4
}
