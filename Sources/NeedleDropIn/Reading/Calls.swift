import SwiftReader

/// A call whose callee begins with a name.
struct NamedCall {
    let name: SourceRange
    let block: BlockID
    /// The offset of its start.
    let offset: UInt32
}

extension SourceFile {
    /// The calls whose first token is a name.
    var namedCalls: [NamedCall] {
        let expressions = expressions
        // For each expression, the one that its first token is; parts of an expression precede it.
        var first = [Int32](repeating: -1, count: expressions.count)
        var calls: [NamedCall] = []
        for index in expressions.indices {
            let kind = expressions[index].kind
            switch kind {
            case .identifier: first[index] = Int32(truncatingIfNeeded: index)
            case .member, .call, .subscript, .postfix:
                if let base = expressions[index].base { first[index] = first[Int(base.value)] }
            default: break
            }
            guard kind == .call, first[index] >= 0 else { continue }
            let call = expressions[index]
            let name = expressions[Int(first[index])].name
            calls.append(NamedCall(name: name, block: call.block, offset: call.range.start))
        }
        return calls
    }

    /// The texts of some ranges, sorted, without duplicates.
    func sortedTexts(_ ranges: [SourceRange]) -> [String] {
        guard ranges.count > 1 else { return ranges.map { text($0) } }
        // Equal bytes are one text, which is created once.
        let bytes = bytes
        let ordered = ranges.sorted { left, right in
            left.length != right.length
                ? left.length < right.length
                : bytes[left.indices].lexicographicallyPrecedes(bytes[right.indices])
        }
        var texts: [String] = []
        for (number, range) in ordered.enumerated() {
            if number > 0, bytes[ordered[number - 1].indices] == bytes[range.indices] { continue }
            texts.append(text(range))
        }
        texts.sort()
        return texts.indices.filter { $0 == 0 || texts[$0 - 1] != texts[$0] }.map { texts[$0] }
    }
}

extension SourceRange {
    fileprivate var indices: Range<Int> { Int(start)..<Int(end) }
}
