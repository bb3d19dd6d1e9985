import SwiftReader

/// The types of names that a pattern binds: `case .open(let door)`, `if case let found?`, `case let door as Gate`.
extension SemanticModel {
    func patternType(_ declaration: Declaration, in file: Int, depth: Int) -> ResolvedType {
        guard let (pattern, subject) = pattern(binding: declaration, in: file) else { return .unknown }
        var type = type(of: subject, in: file, depth: depth + 1)
        if isLoop(declaration, in: file) { type = elementType(of: type) }
        return bound(declaration.name, by: pattern, matching: type, in: file, depth: depth)
    }

    /// The pattern that binds a name, and the expression against which it is matched.
    package func pattern(
        binding declaration: Declaration,
        in file: Int
    ) -> (pattern: ExpressionID, subject: ExpressionID)? {
        let source = source(file)
        let block = source[declaration.block]
        let items = source.items(of: declaration.block)
        let position = items.firstIndex { item in
            guard case .expression(let id) = item else { return false }
            return source[id].range.contains(declaration.name)
        }
        guard let position, case .expression(let pattern) = items[position],
            let subject = subject(of: block, behind: items[(position + 1)...], in: source)
        else { return nil }
        return (pattern, subject)
    }

    /// Whether a pattern is matched against the elements of a sequence: `for case let …`.
    private func isLoop(_ declaration: Declaration, in file: Int) -> Bool {
        source(file).text(source(file)[declaration.block].range).hasPrefix("for")
    }

    /// The expression that a pattern is matched against: the subject of the enclosing `switch`, or else the expression
    /// after the pattern.
    private func subject(of block: Block, behind rest: ArraySlice<BlockItem>, in source: SourceFile) -> ExpressionID? {
        let isCase = source.tokens(in: block.range).first.map { source.text($0.range) } == "case"
        guard isCase, let outer = block.parent else { return firstExpression(rest) }
        return firstExpression(source.items(of: outer))
    }

    private func firstExpression(_ items: ArraySlice<BlockItem>) -> ExpressionID? {
        guard case .expression(let id)? = items.first else { return nil }
        return id
    }

    /// The type of `name` if `pattern` matches a value of `type`.
    private func bound(
        _ name: SourceRange,
        by pattern: ExpressionID,
        matching type: ResolvedType,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let source = source(file)
        let expression = source[pattern]
        guard depth < Self.depthLimit, expression.range.contains(name) else { return .unknown }
        let parts = source.arguments(of: expression)
        let part = parts.firstIndex { source[$0.value].range.contains(name) }
        switch expression.kind {
        case .identifier: return type
        case .postfix:
            guard let base = expression.base else { return .unknown }
            return bound(name, by: base, matching: type.unwrapped, in: file, depth: depth + 1)
        case .tuple:
            guard let part else { return .unknown }
            let inner = parts.count == 1 ? type : element(part, of: type)
            return bound(name, by: parts[part].value, matching: inner, in: file, depth: depth + 1)
        case .sequence:
            guard parts.count == 2, source.text(parts[1].label) == "as" else { return .unknown }
            return self.type(of: parts[1].value, in: file, depth: depth + 1)
        case .call:
            guard let part, let base = expression.base else { return .unknown }
            let payload = payload(part, of: expression, named: source.name(source[base].name), in: type, file)
            return bound(name, by: parts[part].value, matching: payload, in: file, depth: depth + 1)
        default: return .unknown
        }
    }

    /// The greatest number of cases of one name whose labels are compared with those of a pattern.
    private static let maximalCases = 16

    /// The type of an associated value of an enum case.
    private func payload(
        _ position: Int,
        of pattern: Expression,
        named name: String,
        in type: ResolvedType,
        _ file: Int
    ) -> ResolvedType {
        if name == "some", case .optional(let wrapped) = type { return wrapped }
        if case .named("Result", let types) = type, types.count == 2 {
            return name == "success" ? types[0] : name == "failure" ? types[1] : .unknown
        }
        let found = seen(member(named: name, of: type.unwrapped), at: pattern.range.start, in: file)
        guard case .declarations(let locations, let parameters) = found, locations.count <= Self.maximalCases,
            locations.allSatisfy({ index.declaration($0).kind == .enumCase })
        else { return .unknown }
        let labels = source(file).arguments(of: pattern).map { source(file).label($0.label) }
        let payloads = locations.map { signature(of: $0, parameters: parameters).slots }
            .filter { locations.count == 1 || matches(labels, $0) && $0.indices.contains(position) }
            .map { $0.indices.contains(position) ? $0[position].type : .unknown }
        guard let first = payloads.first, payloads.allSatisfy({ $0 == first }) else { return .unknown }
        return first
    }

    /// Whether a pattern may be one of a case with these associated values. It may omit all labels.
    private func matches(_ labels: [String], _ slots: [Signature.Slot]) -> Bool {
        guard labels.count == slots.count else { return false }
        return labels.allSatisfy(\.isEmpty) || zip(labels, slots).allSatisfy { $0 == ($1.label == "_" ? "" : $1.label) }
    }
}
