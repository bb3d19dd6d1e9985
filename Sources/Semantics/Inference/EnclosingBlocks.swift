import SwiftReader

/// A block and its enclosing blocks, innermost first.
package struct EnclosingBlocks: Sequence, IteratorProtocol {
    fileprivate let source: SourceFile
    fileprivate var current: BlockID?

    package mutating func next() -> BlockID? {
        guard let block = current else { return nil }
        current = source[block].parent
        return block
    }
}

extension SourceFile {
    /// A block and its enclosing blocks, innermost first.
    package func blocks(from block: BlockID) -> EnclosingBlocks { EnclosingBlocks(source: self, current: block) }

    /// The body of the function, accessor or closure to which a `return` in a block belongs.
    package func body(around block: BlockID) -> BlockID? { blocks(from: block).first(where: isBody) }

    /// The innermost enclosing member block, or the block itself; `nil` if there is none.
    package func members(around block: BlockID) -> BlockID? { blocks(from: block).first { self[$0].kind == .members } }
}
