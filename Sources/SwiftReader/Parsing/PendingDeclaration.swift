/// A declaration that has not been completely parsed.
struct PendingDeclaration {
    var kind: Declaration.Kind
    /// Its slot in the table, reserved before anything inside it is parsed.
    var slot: Int32 = -1
    var start: UInt32
    var keyword = SourceRange.none
    var name = SourceRange.none
    var block: Int32 = 0
    var modifiers: Modifiers = []
    var access: Access?
    var setterAccess: Access?
    var attributes = TableRange.none
    var genericParameters = TableRange.none
    var inherited = TableRange.none
    var whereClause = SourceRange.none
    var parameters = TableRange.none
    var type = SourceRange.none
    var initialValue: Int32 = -1
    var body: Int32 = -1
    var accessors = TableRange.none
    var binding = Declaration.Binding.plain
    var tupleElement: Int16 = -1
    var condition: Int32 = -1

    init(kind: Declaration.Kind, start: UInt32) {
        self.kind = kind
        self.start = start
    }

    func declaration(end: UInt32) -> Declaration {
        Declaration(
            kind: kind,
            keyword: keyword,
            name: name,
            range: SourceRange(start: start, end: end > start ? end : start),
            block: BlockID(Int(block)),
            modifiers: modifiers,
            access: access,
            setterAccess: setterAccess,
            attributes: attributes,
            genericParameters: genericParameters,
            inherited: inherited,
            whereClause: whereClause,
            parameters: parameters,
            type: type,
            initialValue: initialValue < 0 ? nil : ExpressionID(Int(initialValue)),
            body: body < 0 ? nil : BlockID(Int(body)),
            accessors: accessors,
            binding: binding,
            tupleElement: tupleElement < 0 ? nil : UInt8(clamping: tupleElement),
            condition: condition < 0 ? nil : condition
        )
    }
}

extension Parser {
    /// Reserves its slot in the table and adds it to the items of the block.
    mutating func reserve(_ pending: inout PendingDeclaration) {
        pending.slot = Int32(truncatingIfNeeded: declarations.count)
        pending.block = currentBlock
        pending.condition = currentCondition
        declarations.append(pending.declaration(end: pending.start))
        openItems.append(.declaration(DeclarationID(Int(pending.slot))))
    }

    /// Stores the complete declaration in its slot.
    mutating func finish(_ pending: PendingDeclaration) {
        declarations[Int(pending.slot)] = pending.declaration(end: lastEnd)
    }

    /// Changes the innermost declaration that is being parsed.
    mutating func changeOpen(_ change: (inout PendingDeclaration) -> Void) {
        guard !openDeclarations.isEmpty else { return }
        change(&openDeclarations[openDeclarations.count &- 1])
    }

    mutating func finishOpen() {
        guard let pending = openDeclarations.popLast() else { return }
        finish(pending)
    }
}
