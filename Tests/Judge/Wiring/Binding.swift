import SwiftSyntax

/// How a name in a pattern comes to its value.
struct Binding {
    private(set) var kind = "pattern"
    /// `let` or `var`.
    private(set) var keyword: String?
    /// The annotation.
    private(set) var type: TypeSyntax?
    private(set) var value: ExprSyntax?
    /// The place in the outermost tuple pattern.
    private(set) var tupleElement: Int?

    init(of name: some PatternSyntaxProtocol) {
        var element: Int?
        var node = Syntax(name)
        while let parent = node.parent {
            if let list = parent.as(TuplePatternElementListSyntax.self) {
                element = list.prefix { $0.id != node.id }.count
            } else if let list = parent.as(LabeledExprListSyntax.self) {
                element = list.prefix { $0.id != node.id }.count
            } else if keyword == nil, let pattern = parent.as(ValueBindingPatternSyntax.self) {
                keyword = pattern.bindingSpecifier.text
            } else if take(parent) {
                break
            }
            node = parent
        }
        if kind != "pattern" { tupleElement = element }
    }

    /// Takes what a node says about all names in its pattern.
    ///
    /// - Returns: whether the node binds names.
    private mutating func take(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .patternBinding(let binding):
            takePlain(binding)
        case .optionalBindingCondition(let condition):
            kind = "optional"
            keyword = condition.bindingSpecifier.text
            type = condition.typeAnnotation?.type
            value = condition.initializer?.value
        case .forStmt(let loop) where loop.caseKeyword == nil:
            kind = "loop"
            type = loop.typeAnnotation?.type
            value = loop.sequence
        case .forStmt, .matchingPatternCondition, .switchCaseItem, .catchItem:
            break
        default:
            return false
        }
        return true
    }

    /// In `let a, b: Int`, both names have the type.
    private mutating func takePlain(_ binding: PatternBindingSyntax) {
        kind = "plain"
        value = binding.initializer?.value
        guard let list = binding.parent?.as(PatternBindingListSyntax.self) else { return }
        keyword = list.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text
        let rest = list.drop { $0.id != binding.id }
        type =
            rest.first { $0.typeAnnotation != nil || $0.initializer != nil || $0.accessorBlock != nil }?
            .typeAnnotation?.type
    }
}
