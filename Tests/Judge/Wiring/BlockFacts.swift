import SwiftSyntax

/// Blocks, how they nest, and the expressions that stand in them as statements.
final class BlockFacts: WiringVisitor {
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { addBlock("members", node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { addBlock("closure", node) }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        switch node.parent?.kind {
        case .functionDecl?, .initializerDecl?, .deinitializerDecl?: addBlock("function", node)
        case .accessorDecl?: addBlock("accessor", node)
        default: addBlock("statement", node)
        }
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        return addBlock("function", node)
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { addBlock("statement", node) }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { addBlock("statement", node) }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { addBlock("statement", node) }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { addBlock("statement", node) }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(IfExprSyntax.self) != true { addControl(node, node.ifKeyword) }
        return addBlock("statement", node)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        addControl(node, node.switchKeyword)
        addStatement(node.subject)
        return addBlock("statement", node)
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.caseKeyword != nil { addStatement(node.pattern) }
        addStatement(node.sequence)
        return addBlock("statement", node)
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node.condition)
        return addBlock("statement", node)
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        switch node.condition {
        case .expression(let condition): addStatement(condition)
        case .availability(let condition): addStatement(condition)
        case .matchingPattern(let condition):
            addStatement(condition.pattern)
            addStatement(condition.initializer.value)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node.pattern)
        return .visitChildren
    }

    override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
        if let pattern = node.pattern { addStatement(pattern) }
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node.condition)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .expr(let expression) = node.item { addStatement(expression) }
        return .visitChildren
    }

    override func visit(_ node: DiscardStmtSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node.expression)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        add("return", range(node.expression), in: node, [])
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        add("throw", node.expression)
        return .visitChildren
    }

    override func visit(_ node: YieldStmtSyntax) -> SyntaxVisitorContinueKind {
        add("throw", node.yieldedExpressions)
        return .visitChildren
    }

    private func addBlock(_ kind: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        add("block", node, kind)
        return .visitChildren
    }

    /// `if` or `switch` as an expression.
    private func addControl(_ node: some ExprSyntaxProtocol, _ keyword: TokenSyntax) {
        if node.parent?.is(ExpressionStmtSyntax.self) != true { add("control", node, keyword.text) }
    }

    private func addStatement(_ node: some SyntaxProtocol) { add("statement", node) }
}
