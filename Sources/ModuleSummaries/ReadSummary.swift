import Modules
import SwiftReader

/// What the bytes of a summary say, without the bytes: most blocks are never unpacked.
package struct ReadSummary: Sendable {
    /// Some files of the module, packed together.
    package struct Block: Sendable {
        package let fileCount: Int
        /// The words, names and imports of all its files together; `nil` if the files are always unpacked.
        package let index: FileSummary?
        /// Where the packed files are in the summary.
        let range: Range<Int>
        /// In bytes.
        package var packedSize: Int { range.count }
    }

    package let module: Module
    package let blocks: [Block]
    /// Tells whether the same bytes are read again.
    package let checksum: UInt64

    /// - Parameter bytes: those of the whole summary.
    package init(_ bytes: UnsafeRawBufferPointer) throws(SummaryFault) {
        let contents = try SummaryHeader.contents(of: bytes)
        checksum = contents.checksum
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[contents.range]))
        module = try reader.module()
        let count = try reader.count()
        var blocks: [Block] = []
        blocks.reserveCapacity(count)
        for _ in 0..<count {
            let fileCount = try reader.number()
            let index = try reader.flag() ? try reader.index() : nil
            let size = try reader.contents().count
            let end = contents.range.lowerBound + reader.position
            blocks.append(Block(fileCount: fileCount, index: index, range: end - size..<end))
        }
        guard reader.isAtEnd else { throw .damaged }
        self.blocks = blocks
    }

    /// The checksum of a summary's contents, which they match.
    ///
    /// - Parameter bytes: those of the whole summary.
    package static func checksum(of bytes: UnsafeRawBufferPointer) throws(SummaryFault) -> UInt64 {
        try SummaryHeader.contents(of: bytes).checksum
    }
}

extension ReadSummary.Block {
    /// Unpacks the files, in byte order of their paths.
    ///
    /// - Parameters:
    ///   - summary: the bytes that were read.
    ///   - memory: where the files are unpacked.
    package func files(
        in summary: UnsafeRawBufferPointer,
        _ memory: inout UnpackedBytes
    ) throws(SummaryFault) -> [SummarizedFile] {
        guard range.upperBound <= summary.count else { throw .damaged }
        var packed = ByteReader(UnsafeRawBufferPointer(rebasing: summary[range]))
        if index == nil {
            try QuickBytes.decompress(&packed, into: &memory)
        } else {
            try CompressedBytes.decompress(&packed, into: &memory)
        }
        guard packed.isAtEnd else { throw .damaged }
        var reader = ByteReader(memory.bytes)
        var files: [SummarizedFile] = []
        // Each takes at least one byte.
        files.reserveCapacity(min(fileCount, memory.bytes.count))
        while !reader.isAtEnd { files.append(try reader.file()) }
        guard files.count == fileCount else { throw .damaged }
        return files
    }
}
