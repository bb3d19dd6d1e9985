import Cores
import SwiftReader

/// The variables and functions that the blocks of a file declare, except members.
struct LocalNames {
    /// The declarations of a block are contiguous, sorted by the hashes of their names, and in source order for equal
    /// hashes.
    private let declarations: [DeclarationID]
    /// The hashes of the names, in the order of `declarations`.
    private let hashes: [UInt32]
    /// By block number, the position of its first declaration, followed by the end of the last block.
    private let starts: [Int32]
    /// Whether a variable named `self` has a value with another name: `guard let self = component`.
    let rebindsSelf: Bool

    init(of source: SourceFile) {
        var counts = [Int32](repeating: 0, count: source.blocks.count + 1)
        var rebindsSelf = false
        var found: [(block: BlockID, hash: UInt32, declaration: DeclarationID)] = []
        for (number, declaration) in source.declarations.enumerated() {
            guard declaration.kind == .variable || declaration.kind == .function,
                source[declaration.block].kind != .members
            else { continue }
            found.append((declaration.block, source.nameHash(declaration.name), DeclarationID(number)))
            counts[Int(declaration.block.value) + 1] += 1
            if let value = declaration.initialValue, source.spells("self", in: declaration.name) {
                if !source.spells("self", in: source[value].name) { rebindsSelf = true }
            }
        }
        self.rebindsSelf = rebindsSelf
        for block in counts.indices.dropFirst() { counts[block] += counts[block - 1] }
        found.sort { $0 < $1 }
        declarations = found.map(\.declaration)
        hashes = found.map(\.hash)
        starts = counts
    }

    /// The declarations in a block with a name, in source order. A few with other names may be included.
    func declarations(named name: String, in block: BlockID) -> ArraySlice<DeclarationID> {
        let all = Int(starts[Int(block.value)])..<Int(starts[Int(block.value) + 1])
        if all.isEmpty { return [] }
        let hash = SourceFile.nameHash(name)
        let first = all.partitioningIndex(where: { hashes[$0] >= hash })
        let end = (first..<all.upperBound).partitioningIndex(where: { hashes[$0] != hash })
        return declarations[first..<end]
    }
}
