import SwiftSyntax

/// Collects the lines of one file.
final class Inspector: SyntaxVisitor {
    private(set) var lines: [String] = []
    private var names: [String] = []
    /// For each type around: where its line is in `lines`.
    private var open: [Int] = []
    private var properties: [Int: [String]] = [:]
    private var heads: [Int: String] = [:]
    private let path: String
    private let converter: SourceLocationConverter

    init(path: String, tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    func finish() {
        for index in lines.indices {
            lines[index] =
                (heads[index] ?? "") + "\"properties\":[\((properties[index] ?? []).joined(separator: ","))]}"
        }
    }

    private func text(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    private func access(_ modifiers: DeclModifierListSyntax) -> String {
        let words = ["private", "fileprivate", "internal", "package", "public", "open"]
        for modifier in modifiers where modifier.detail == nil && words.contains(modifier.name.text) {
            return modifier.name.text
        }
        return "internal"
    }

    private func add(
        kind: String,
        name: String,
        line: Int,
        modifiers: DeclModifierListSyntax,
        inherits: [String]
    ) -> Int {
        let full = (names + [name]).joined(separator: ".")
        let index = lines.count
        lines.append("")
        heads[index] =
            "{\"access\":\(quoted(access(modifiers))),\"file\":\(quoted(path)),\"inherits\":"
            + "[\(inherits.map(quoted).joined(separator: ","))],\"kind\":\"\(kind)\",\"line\":\(line),"
            + "\"name\":\(quoted(full)),"
        return index
    }

    private func enter(_ node: some DeclGroupSyntax, kind: String, name: String, line: Int) -> SyntaxVisitorContinueKind
    {
        let inherits = node.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? []
        open.append(add(kind: kind, name: name, line: line, modifiers: node.modifiers, inherits: inherits))
        names.append(name)
        walk(node.memberBlock)
        names.removeLast()
        open.removeLast()
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, kind: "class", name: node.name.text, line: line(node.name))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, kind: "struct", name: node.name.text, line: line(node.name))
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, kind: "enum", name: node.name.text, line: line(node.name))
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, kind: "actor", name: node.name.text, line: line(node.name))
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, kind: "protocol", name: node.name.text, line: line(node.name))
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, kind: "extension", name: text(node.extendedType), line: line(node.extensionKeyword))
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = add(
            kind: "typealias",
            name: node.name.text,
            line: line(node.name),
            modifiers: node.modifiers,
            inherits: [text(node.initializer.value)]
        )
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = open.last else { return .skipChildren }
        var type = ""
        var found: [String] = []
        for binding in node.bindings.reversed() {
            if let annotation = binding.typeAnnotation {
                type = text(annotation.type)
            } else if binding.initializer != nil || binding.accessorBlock != nil {
                type = ""
            }
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
            found.append(
                "{\"access\":\(quoted(access(node.modifiers))),\"line\":\(line(pattern.identifier)),"
                    + "\"name\":\(quoted(pattern.identifier.text)),\"static\":\(isStatic),\"type\":\(quoted(type))}"
            )
        }
        properties[owner, default: []] += found.reversed()
        return .skipChildren
    }

    // Statements and bodies hold no members.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { return .visitChildren }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MissingDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// What `thimble inspect` should print of a file.
func declarationLines(of tree: SourceFileSyntax, path: String) -> [String] {
    let inspector = Inspector(path: path, tree: tree)
    inspector.walk(tree)
    inspector.finish()
    return inspector.lines
}

func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        case "\u{0}"..."\u{1F}", "\u{7F}":
            let digits = String(scalar.value, radix: 16)
            json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: json.unicodeScalars.append(scalar)
        }
    }
    return json + "\""
}
