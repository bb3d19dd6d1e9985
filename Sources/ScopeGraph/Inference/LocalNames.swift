import SwiftReader

/// The variables and functions that the blocks of a file declare, members aside.
struct LocalNames {
    private struct Entry {
        let declaration: DeclarationID
        let hash: UInt32
    }

    /// Those of a block stand together, in order of their hashes, and of one hash in source order.
    private let entries: [Entry]
    /// By number of the block, where its entries begin; one more for the end of the last.
    private let starts: [Int32]

    init(of source: SourceFile) {
        var counts = [Int32](repeating: 0, count: source.blocks.count + 1)
        var found: [(block: BlockID, entry: Entry)] = []
        for (number, declaration) in source.declarations.enumerated() {
            guard declaration.kind == .variable || declaration.kind == .function,
                source[declaration.block].kind != .members
            else { continue }
            let entry = Entry(declaration: DeclarationID(number), hash: source.nameHash(declaration.name))
            found.append((declaration.block, entry))
            counts[Int(declaration.block.value) + 1] += 1
        }
        for block in counts.indices.dropFirst() { counts[block] += counts[block - 1] }
        found.sort {
            ($0.block, $0.entry.hash, $0.entry.declaration) < ($1.block, $1.entry.hash, $1.entry.declaration)
        }
        entries = found.map(\.entry)
        starts = counts
    }

    /// The declarations of a name in a block, in source order.
    func declarations(named name: String, in block: BlockID, of source: SourceFile) -> [DeclarationID] {
        let end = Int(starts[Int(block.value) + 1])
        var low = Int(starts[Int(block.value)])
        guard low < end else { return [] }
        let hash = SourceFile.nameHash(name)
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        var found: [DeclarationID] = []
        while low < end, entries[low].hash == hash {
            let declaration = entries[low].declaration
            if source.isNamed(name, source[declaration].name) { found.append(declaration) }
            low += 1
        }
        return found
    }
}
