import SwiftSyntax

/// Functions and their parameters, accessors, enum cases, and everything that binds a name.
final class DeclarationFacts: WiringVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addFunction(node, node.name, node.signature.parameterClause, node.signature.returnClause)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addFunction(node, nil, node.signature.parameterClause, nil)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        addFunction(node, nil, node.parameterClause, node.returnClause)
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        addFunction(node, node.name, node.signature.parameterClause, node.signature.returnClause)
    }

    private func addFunction(
        _ node: some DeclSyntaxProtocol,
        _ name: TokenSyntax?,
        _ clause: FunctionParameterClauseSyntax,
        _ result: ReturnClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let parameters = clause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let type = "\(places.range(parameter.type))\(parameter.ellipsis?.text ?? "")"
            return "\(parameter.firstName.text) \(name):\(type)=\(range(parameter.defaultValue?.value))"
        }
        add("function", node, name?.text ?? "-", "(\(parameters.joined(separator: ",")))", range(result?.type))
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        let payload = (node.parameterClause?.parameters).map { Array($0) } ?? []
        let values = payload.map { value in
            let label = value.firstName?.text ?? ""
            let name = (value.secondName ?? value.firstName)?.text ?? ""
            return "\(label) \(name):\(places.range(value.type))=\(range(value.defaultValue?.value))"
        }
        let details = [node.name.text, "(\(values.joined(separator: ",")))", range(node.rawValue?.value)]
        add("case", places.range(node.name), in: node, details)
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        let details = [node.accessorSpecifier.text, range(node.body)]
        add("accessor", places.range(node.accessorSpecifier), in: node, details)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        let details = [
            node.name.text, "capture", node.specifier?.specifier.text ?? "-", "-", "-", range(node.initializer?.value),
        ]
        add("variable", places.range(node.name), in: node, details)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let binding = Binding(of: node)
        let details = [
            node.identifier.text, binding.kind, binding.keyword ?? "-", binding.tupleElement.map { "\($0)" } ?? "-",
            range(binding.type), range(binding.value),
        ]
        add("variable", places.range(node), in: node, details)
        // To the reader, a name that a `case` binds is an expression too.
        if binding.kind == "pattern" { add("name", node, node.identifier.text, "-") }
        return .skipChildren
    }

    override func visit(_ node: WildcardPatternSyntax) -> SyntaxVisitorContinueKind {
        if Binding(of: node).kind == "pattern" { add("name", node, node.wildcard.text, "-") }
        return .skipChildren
    }

    override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
        add("type", node)
        return .skipChildren
    }
}
