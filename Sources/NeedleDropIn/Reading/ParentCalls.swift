import SwiftReader

extension SourceFile {
    /// Every call with an argument `parent:`, in source order of its end.
    ///
    /// - Parameter owner: the name of the component or extension in whose code a block stands.
    func parentCalls(owner: (BlockID, UInt32) -> String?) -> [ParentCall] {
        expressions.compactMap { expression in
            guard expression.kind == .call else { return nil }
            let arguments = arguments[expression.arguments.indices]
            guard let argument = arguments.first(where: { isParent($0.label) }), let base = expression.base,
                let callee = callee(of: self[base])
            else { return nil }
            let isFirst = arguments.first.map { isParent($0.label) } ?? false
            let owner = owner(expression.block, expression.range.start)
            let first = firstName(of: expression).map { text($0) }
            return ParentCall(
                callee: callee,
                argument: parentArgument(self[argument.value].range),
                isFound: isFirst && isFound(callee, at: Int(self[base].range.start)),
                owner: owner,
                isLinked: owner != nil && first != nil && first == callee.name,
                place: place(of: self[base].range)
            )
        }
    }

    private func isParent(_ label: SourceRange) -> Bool { label.length == 6 && text(label) == "parent" }

    private func callee(of base: Expression) -> ParentCall.Callee? {
        switch base.kind {
        case .identifier:
            return base.type.isEmpty ? .plain(text(base.name)) : .other(text(base.name))
        case .member where text(base.name) == "init":
            guard let inner = base.base else { return .implicit }
            return self[inner].name.isEmpty ? nil : .other(text(self[inner].name))
        case .member: return .other(text(base.name))
        default: return nil
        }
    }

    /// Needle compares the five characters where the argument begins with `self`, `self,` and `self)`.
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

    /// Needle finds `\s+([A-Z]\w+)\s*\(\s*parent\s*:`.
    private func isFound(_ callee: ParentCall.Callee, at start: Int) -> Bool {
        guard case .plain(let name) = callee, name.utf8.count > 1, let first = name.utf8.first else { return false }
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        return isUpper && start > 0 && isSpace(bytes[start - 1])
    }
}

extension ParentCall.Callee {
    /// The type that is made, if it is named.
    var name: String? {
        switch self {
        case .plain(let name), .other(let name): name
        case .implicit: nil
        }
    }
}
