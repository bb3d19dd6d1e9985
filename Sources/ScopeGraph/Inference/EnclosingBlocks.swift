import SwiftReader

/// A block and those around it, the innermost first.
struct EnclosingBlocks: Sequence, IteratorProtocol {
    fileprivate let source: SourceFile
    fileprivate var current: BlockID?

    mutating func next() -> BlockID? {
        guard let block = current else { return nil }
        current = source[block].parent
        return block
    }
}

extension SourceFile {
    /// A block and those around it, the innermost first.
    func blocks(from block: BlockID) -> EnclosingBlocks { EnclosingBlocks(source: self, current: block) }

    /// The body of the function, accessor or closure from which a `return` in a block returns.
    func body(around block: BlockID) -> BlockID? { blocks(from: block).first(where: isBody) }

    /// The innermost block of members around a block, or the block itself; `nil` where there is none.
    public func members(around block: BlockID) -> BlockID? { blocks(from: block).first { self[$0].kind == .members } }
}
