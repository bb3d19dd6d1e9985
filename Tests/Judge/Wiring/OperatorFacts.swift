import SwiftSyntax

/// Operators and their operands: assignments, casts, the ternary, `try` and `await`, prefix and postfix operators.
final class OperatorFacts: WiringVisitor {
    /// An operand and the operator in front of it.
    private struct Operand {
        let symbol: String
        let stretch: Stretch
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        // The middle of a ternary belongs to the sequence around it.
        if node.parent?.is(UnresolvedTernaryExprSyntax.self) != true {
            addSequences(Array(node.elements), start: places.start(node), end: places.end(node))
        }
        return .visitChildren
    }

    /// Adds a run of operands and operators, and those behind each `try` or `await` in it.
    private func addSequences(_ elements: [ExprSyntax], start: Int, end: Int) {
        var operands: [Operand] = []
        collect(elements, end: end, after: "", into: &operands)
        guard operands.count > 1, let first = elements.first else { return }
        let parts = operands.map { "\($0.symbol):\($0.stretch)" }.joined(separator: ",")
        let stretch = Stretch(start: start, end: end)
        add("sequence", "\(stretch)", in: first, ["(\(parts))"])
    }

    private func collect(_ elements: [ExprSyntax], end: Int, after symbol: String, into operands: inout [Operand]) {
        var symbol = symbol
        for (index, element) in elements.enumerated() {
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                collect(ternary.middle, end: places.end(ternary.thenExpression), after: "?", into: &operands)
                symbol = ":"
            } else if !index.isMultiple(of: 2) {
                symbol = text(element)
            } else if let inner = element.underEffects {
                operands.append(Operand(symbol: symbol, stretch: Stretch(start: places.start(element), end: end)))
                return addSequences([inner] + elements[(index + 1)...], start: places.start(inner), end: end)
            } else {
                operands.append(Operand(symbol: symbol, stretch: places.stretch(element)))
            }
        }
    }

    private func text(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.tryKeyword.text + (node.questionOrExclamationMark?.text ?? ""), node.expression)
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.awaitKeyword.text, node.expression)
    }

    override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.unsafeKeyword.text, node.expression)
    }

    override func visit(_ node: ConsumeExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.consumeKeyword.text, node.expression)
    }

    override func visit(_ node: CopyExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.copyKeyword.text, node.expression)
    }

    override func visit(_ node: BorrowExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.borrowKeyword.text, node.expression)
    }

    override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.eachKeyword.text, node.pack)
    }

    override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        addEffect(node, node.repeatKeyword.text, node.repetitionPattern)
    }

    /// An effect reaches over all operators behind it, which the syntax tree says only when it is folded.
    private func addEffect(_ node: some ExprSyntaxProtocol, _ word: String, _ operand: ExprSyntax)
        -> SyntaxVisitorContinueKind
    {
        var outermost = ExprSyntax(node)
        while let around = outermost.parent?.as(ExprSyntax.self), around.underEffects != nil { outermost = around }
        let end = places.end(outermost.parent?.as(ExprListSyntax.self).map(Syntax.init) ?? Syntax(outermost))
        let base = Stretch(start: places.start(operand), end: end)
        add("effect", "\(Stretch(start: places.start(node), end: end))", in: node, [word, "\(base)"])
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        add("prefix", node, node.operator.text, places.range(node.expression))
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        add("prefix", node, node.ampersand.text, places.range(node.expression))
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        add("postfix", node, node.operator.text, places.range(node.expression))
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        add("postfix", node, node.exclamationMark.text, places.range(node.expression))
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        add("postfix", node, node.questionMark.text, places.range(node.expression))
        return .visitChildren
    }
}

extension UnresolvedTernaryExprSyntax {
    /// What stands between `?` and `:`, operand by operand.
    fileprivate var middle: [ExprSyntax] {
        thenExpression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [thenExpression]
    }
}

extension ExprSyntax {
    /// The operand behind `try`, `await` and their like, all of them; `nil` when there is none.
    fileprivate var underEffects: ExprSyntax? {
        var inner = self
        while let next = inner.underEffect { inner = next }
        return inner.id == id ? nil : inner
    }

    private var underEffect: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .tryExpr(let node): node.expression
        case .awaitExpr(let node): node.expression
        case .unsafeExpr(let node): node.expression
        case .consumeExpr(let node): node.expression
        case .copyExpr(let node): node.expression
        case .borrowExpr(let node): node.expression
        case .packElementExpr(let node): node.pack
        default: nil
        }
    }
}
