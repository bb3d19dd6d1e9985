import SwiftSyntax

/// Calls, member reads, names, closures, literals and collections.
final class ExpressionFacts: WiringVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        add("call", node, places.range(callee(of: node)), list(labelled(node.arguments) + closures))
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        add("subscript", node, places.range(node.calledExpression), list(labelled(node.arguments) + closures))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        let arguments = list(labelled(node.arguments) + closures)
        add("macro", node, node.macroName.text, range(node.genericArgumentClause), arguments)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        let arguments = list(labelled(node.arguments) + closures)
        let stretch = Stretch(start: places.start(node.pound), end: places.end(node))
        let details = [node.macroName.text, range(node.genericArgumentClause), arguments]
        add("macro", "\(stretch)", in: node, details)
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        add("macro", node, String(node.availabilityKeyword.text.dropFirst()), "-", "()")
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base.map(places.stretch) ?? places.heads[node.positionAfterSkippingLeadingTrivia.utf8Offset]
        addName("member", node, node.declName.baseName.text, base.map { "\($0)" } ?? "-")
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            addName("name", node, node.baseName.text)
        }
        return .visitChildren
    }

    /// A name with the generic arguments behind it.
    private func addName(_ kind: String, _ node: some ExprSyntaxProtocol, _ details: String...) {
        let specialization = node.parent?.as(GenericSpecializationExprSyntax.self)
        let whole = specialization.map(Syntax.init) ?? Syntax(node)
        add(kind, places.range(whole), in: node, details + [range(specialization?.genericArgumentClause)])
    }

    /// In `if let (a, b) = pair`, the syntax tree has an expression for the pattern.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let initializer = node.initializer { walk(initializer) }
        return .skipChildren
    }

    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isCastType || !node.isAny && !node.isFunction {
            add("type", node)
        } else if node.isAny {
            add("name", node, "Any", "-")
        } else {
            add("functionType", node)
        }
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        add("name", node, node.superKeyword.text, "-")
        return .skipChildren
    }

    override func visit(_ node: DiscardAssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        add("name", node, node.wildcard.text, "-")
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        add("keyPath", node)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        add("closure", node, list(parameters(of: node)), range(node.signature?.returnClause?.type))
        return .visitChildren
    }

    private func parameters(of closure: ClosureExprSyntax) -> [String] {
        guard let clause = closure.signature?.parameterClause else { return [] }
        guard let typed = clause.as(ClosureParameterClauseSyntax.self) else {
            let names = clause.as(ClosureShorthandParameterListSyntax.self).map { Array($0) } ?? []
            return names.map { "\($0.name.text):-" }
        }
        return typed.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return "\(name):\(range(parameter.type))\(parameter.ellipsis?.text ?? "")"
        }
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let values = node.segments.flatMap { segment -> [String] in
            guard case .expressionSegment(let interpolation) = segment else { return [] }
            return labelled(interpolation.expressions)
        }
        add("string", node, list(values))
        return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        add("tuple", node, list(labelled(node.elements)))
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        add("array", node, list(node.elements.map { ":\(places.range($0.expression))" }))
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        var values: [String] = []
        if case .elements(let elements) = node.content {
            values = elements.flatMap { [":\(places.range($0.key))", ":\(places.range($0.value))"] }
        }
        add("dictionary", node, list(values))
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { addLiteral(node) }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { addLiteral(node) }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { addLiteral(node) }
    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { addLiteral(node) }
    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind { addLiteral(node) }

    private func addLiteral(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
        add("literal", node)
        return .skipChildren
    }

    /// The called expression. To the reader, parentheses around a name are not part of it: `(Child)(parent: self)`.
    private func callee(of node: FunctionCallExprSyntax) -> ExprSyntax {
        var callee = node.calledExpression
        while let tuple = callee.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            let inner = only.expression
            guard
                inner.is(DeclReferenceExprSyntax.self) || inner.is(MemberAccessExprSyntax.self)
                    || inner.is(GenericSpecializationExprSyntax.self) || inner.is(TupleExprSyntax.self)
            else { break }
            callee = inner
        }
        return callee
    }

    private func labelled(_ arguments: LabeledExprListSyntax) -> [String] {
        arguments.map { "\($0.label?.text ?? ""):\(places.range($0.expression))" }
    }

    private func trailing(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) -> [String] {
        let unnamed = first.map { ["~:\(places.range($0))"] } ?? []
        return unnamed + others.map { "~\($0.label.text):\(places.range($0.closure))" }
    }

    private func list(_ elements: [String]) -> String { "(\(elements.joined(separator: ",")))" }
}

extension TypeExprSyntax {
    /// Whether it stands behind `as` or `is`.
    fileprivate var isCastType: Bool {
        guard let list = parent?.as(ExprListSyntax.self) else { return false }
        let before = list.prefix { $0.id != ExprSyntax(self).id }.last
        return before?.is(UnresolvedAsExprSyntax.self) == true || before?.is(UnresolvedIsExprSyntax.self) == true
    }

    /// To the reader, `Any` is a name where no cast makes it a type.
    fileprivate var isAny: Bool { type.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Any) }

    /// Whether it is a function type, which is a type in the syntax tree only where it has attributes or specifiers;
    /// everywhere else, and always to the reader, it is operands with an arrow between them.
    fileprivate var isFunction: Bool {
        (type.as(AttributedTypeSyntax.self)?.baseType ?? type).is(FunctionTypeSyntax.self)
    }
}
