import SwiftReader

extension SourceFile {
    /// The types that are created with `parent:` and something else than `self`, in source order of the calls' ends.
    ///
    /// As Needle's text search finds them: `\s+([A-Z]\w+)\s*\(\s*parent\s*:`.
    var misparented: [String] {
        guard arguments.contains(where: { isParent($0.label) }) else { return [] }
        return expressions.compactMap { call in
            guard call.kind == .call, let first = call.arguments.indices.first, isParent(arguments[first].label),
                let base = call.base.map({ self[$0] }), base.kind == .identifier, base.type.isEmpty
            else { return nil }
            let name = text(base.name)
            return isFound(name, at: Int(base.range.start)) && !isSelf(self[arguments[first].value].range) ? name : nil
        }
    }

    private func isParent(_ label: SourceRange) -> Bool { spells("parent", in: label) }

    private func isFound(_ name: String, at start: Int) -> Bool {
        guard name.utf8.count > 1, let first = name.utf8.first else { return false }
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        return isUpper && start > 0 && isSpace(bytes[start - 1])
    }

    /// Needle compares the first five characters of the argument with `self`, `self,` and `self)`. It accepts a bare
    /// `BootstrapComponent()` too.
    private func isSelf(_ range: SourceRange) -> Bool {
        let rest = bytes[min(Int(range.start), bytes.count)...]
        if rest.starts(with: "self".utf8) {
            let next = rest.dropFirst(4).first ?? 32
            let ends = [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "/")]
            if isSpace(next) || ends.contains(next) { return true }
        }
        return rest.starts(with: "BootstrapComponent()".utf8)
    }
}
