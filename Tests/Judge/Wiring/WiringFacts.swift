import SwiftSyntax

/// The wiring facts of a file, each a line: its kind, its range in bytes, `in` the start of the block around it, and
/// what belongs to it. What is not written is `-`.
func wiringFacts(of tree: SourceFileSyntax) -> [String] {
    let directives = PostfixDirectives(viewMode: .sourceAccurate)
    directives.walk(tree)
    let places = Places(heads: directives.heads)
    let visitors: [WiringVisitor] = [
        ExpressionFacts(places), OperatorFacts(places), DeclarationFacts(places), BlockFacts(places),
    ]
    for visitor in visitors { visitor.walk(tree) }
    return visitors.flatMap(\.facts)
}

/// What all visitors of wiring facts share.
class WiringVisitor: SyntaxVisitor {
    private(set) var facts: [String] = []
    let places: Places

    init(_ places: Places) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    func add(_ kind: String, _ node: some SyntaxProtocol, _ details: String...) {
        add(kind, places.range(node), in: node, details)
    }

    func add(_ kind: String, _ range: String, in node: some SyntaxProtocol, _ details: [String]) {
        facts.append(([kind, range, "in", "\(places.block(around: node))"] + details).joined(separator: " "))
    }

    /// The range of something that may not be written.
    func range(_ node: (some SyntaxProtocol)?) -> String {
        node.map(places.range) ?? "-"
    }

    // The reader keeps attributes, types, key paths and the tests of `#if` as ranges and does not look into them.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
}
