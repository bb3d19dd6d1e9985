import SwiftReader

extension SourceFile {
    /// All calls with an argument `parent:`, in source order of their ends.
    ///
    /// - Parameter owner: the name of the component or extension that contains a block.
    func parentCalls(owner: (BlockID, UInt32) -> String?) -> [ParentCall] {
        var calls: [ParentCall] = []
        guard arguments.contains(where: { isParent($0.label) }) else { return calls }
        for expression in expressions where expression.kind == .call {
            guard let location = expression.arguments.indices.first(where: { isParent(arguments[$0].label) }),
                let base = expression.base, let callee = callee(of: self[base], in: expression)
            else { continue }
            let isFirst = location == expression.arguments.indices.lowerBound
            let call = ParentCall(
                callee: callee,
                argument: parentArgument(self[arguments[location].value].range),
                isFound: isFirst && isFound(callee, at: Int(self[base].range.start)),
                owner: owner(expression.block, expression.range.start),
                location: self.location(of: self[base].range)
            )
            calls.append(call)
        }
        return calls
    }

    private func isParent(_ label: SourceRange) -> Bool { spells("parent", in: label) }

    private func callee(of base: Expression, in call: Expression) -> ParentCall.Callee? {
        switch base.kind {
        case .identifier:
            return base.type.isEmpty ? .plain(text(base.name)) : .other(text(base.name))
        case .member where text(base.name) == "init":
            guard let inner = base.base else { return expectedType(of: call).map { .other($0) } }
            return self[inner].name.isEmpty ? nil : .other(text(self[inner].name))
        case .member: return .other(text(base.name))
        default: return nil
        }
    }

    /// The contextual type of a call, from the annotation of the enclosing variable or function.
    private func expectedType(of call: Expression) -> String? {
        var next: BlockID? = call.block
        while let id = next {
            let block = self[id]
            for case .declaration(let item) in items[block.items.indices] where self[item].range.contains(call.range) {
                if self[item].kind == .variable, !self[item].type.isEmpty { return unwrappedType(self[item].type) }
            }
            if block.kind == .function || block.kind == .accessor {
                return block.owner.flatMap { self[$0].type.isEmpty ? nil : unwrappedType(self[$0].type) }
            }
            next = block.parent
        }
        return nil
    }

    private func unwrappedType(_ range: SourceRange) -> String {
        let text = typeText(range)
        return text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
    }

    /// Needle compares the first five characters of the argument with `self`, `self,` and `self)`.
    private func parentArgument(_ range: SourceRange) -> ParentCall.Argument {
        let start = min(Int(range.start), bytes.count)
        let rest = bytes[start...]
        if rest.starts(with: "self".utf8) {
            let next = rest.dropFirst(4).first ?? 32
            let ends = [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "/")]
            if isSpace(next) || ends.contains(next) { return .itself }
        }
        return rest.starts(with: "BootstrapComponent()".utf8) ? .bootstrap : .other(joined(range))
    }

    /// Needle searches for `\s+([A-Z]\w+)\s*\(\s*parent\s*:`.
    private func isFound(_ callee: ParentCall.Callee, at start: Int) -> Bool {
        guard case .plain(let name) = callee, name.utf8.count > 1, let first = name.utf8.first else { return false }
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        return isUpper && start > 0 && isSpace(bytes[start - 1])
    }
}

extension ParentCall.Callee {
    /// The type that is created.
    var name: String {
        switch self {
        case .plain(let name), .other(let name): name
        }
    }
}
