import SwiftSyntax

/// Where nodes stand, in bytes, and in which block.
struct Places {
    /// By the offset of the first token behind `#if`, `#elseif` or `#else` in a postfix expression: what stands before
    /// it. The reader goes on with that expression, whereas in the syntax tree each branch is one of its own.
    let heads: [Int: Stretch]

    func start(_ node: some SyntaxProtocol) -> Int {
        // `let x as T` in a pattern: to the reader, operands with operators between them start at the `let`.
        if node.is(SequenceExprSyntax.self), let pattern = node.parent?.parent?.as(ValueBindingPatternSyntax.self) {
            return start(pattern)
        }
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return heads[offset]?.start ?? offset
    }

    func end(_ node: some SyntaxProtocol) -> Int {
        if let postfix = node.as(PostfixIfConfigExprSyntax.self), let last = postfix.branches.last { return end(last) }
        return node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func stretch(_ node: some SyntaxProtocol) -> Stretch {
        let node = bare(Syntax(node))
        return Stretch(start: start(node), end: end(node))
    }

    func range(_ node: some SyntaxProtocol) -> String { "\(stretch(node))" }

    /// The start of the innermost block around a node.
    func block(around node: some SyntaxProtocol) -> Int {
        var parent = node.parent
        while let candidate = parent {
            if candidate.isBlock { return start(candidate) }
            parent = candidate.parent
        }
        return 0
    }

    /// Without `let` or `var` in front: to the reader these are no part of a pattern.
    private func bare(_ node: Syntax) -> Syntax {
        var node = node
        while true {
            if let pattern = node.as(PatternExprSyntax.self) {
                node = Syntax(pattern.pattern)
            } else if let pattern = node.as(ValueBindingPatternSyntax.self) {
                node = Syntax(pattern.pattern)
            } else if let pattern = node.as(ExpressionPatternSyntax.self) {
                node = Syntax(pattern.expression)
            } else {
                return node
            }
        }
    }
}

/// From one byte to another, the last not included.
struct Stretch: CustomStringConvertible {
    let start: Int
    let end: Int

    var description: String { "\(start)-\(end)" }
}

extension Syntax {
    /// Whether it is what the reader calls a block.
    var isBlock: Bool {
        switch kind {
        case .codeBlock, .memberBlock, .closureExpr, .ifExpr, .switchExpr, .switchCase, .whileStmt, .forStmt,
            .repeatStmt, .doStmt, .catchClause:
            return true
        case .accessorBlock:
            if case .getter? = self.as(AccessorBlockSyntax.self)?.accessors { return true }
            return false
        default:
            return false
        }
    }
}

extension PostfixIfConfigExprSyntax {
    var branches: [ExprSyntax] {
        config.clauses.compactMap { clause in
            guard case .postfixExpression(let branch)? = clause.elements else { return nil }
            return branch
        }
    }
}

/// Finds the branches of `#if` in postfix expressions.
final class PostfixDirectives: SyntaxVisitor {
    private(set) var heads: [Int: Stretch] = [:]

    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
        let places = Places(heads: heads)
        let start = places.start(node)
        var before = node.base.map(places.stretch) ?? heads[node.positionAfterSkippingLeadingTrivia.utf8Offset]
        for branch in node.branches {
            heads[branch.positionAfterSkippingLeadingTrivia.utf8Offset] = before
            before = Stretch(start: start, end: places.end(branch))
        }
        return .visitChildren
    }
}
