import Cores
import ScopeGraph
import Semantics
import SwiftReader

/// The uses of local names in a file: the offsets of each name, ascending.
struct NameUses {
    private let names: NameFilter
    /// By the number of the name.
    private let offsets: [[UInt32]]

    /// - Parameter names: the names to look for.
    init(of names: [String], in source: SourceFile) {
        let filter = NameFilter(names: names)
        var offsets = [[UInt32]](repeating: [], count: filter.names.count)
        for expression in source.expressions where expression.kind == .identifier {
            if let name = filter.number(expression.name, in: source) { offsets[name].append(expression.range.start) }
        }
        // `if let x` and `[x]` read the name without an expression.
        for declaration in source.declarations where declaration.initialValue == nil {
            guard declaration.binding == .optional || declaration.binding == .capture else { continue }
            if let name = filter.number(declaration.name, in: source) { offsets[name].append(declaration.name.start) }
        }
        self.names = filter
        self.offsets = offsets.map { $0.sorted() }
    }

    func contains(_ name: String, in range: SourceRange) -> Bool {
        guard let number = names.number(of: name) else { return false }
        let all = offsets[number]
        let first = all.indices.partitioningIndex(where: { all[$0] >= range.start })
        return first < all.count && all[first] < range.end
    }
}
