/// A summary as bytes.
extension ModuleSummary {
    /// The same for the same facts on every machine.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(module)
        writer.write(blocks.count)
        for block in blocks { block.write(to: &writer) }
        return SummaryHeader.sealed(writer.bytes)
    }

    package init(decoding bytes: [UInt8]) throws(SummaryFault) {
        let result = bytes.withUnsafeBytes { buffer -> Result<ModuleSummary, SummaryFault> in
            do throws(SummaryFault) { return .success(try ModuleSummary(buffer, of: bytes)) } catch {
                return .failure(error)
            }
        }
        self = try result.get()
    }

    private init(_ buffer: UnsafeRawBufferPointer, of bytes: [UInt8]) throws(SummaryFault) {
        let contents = try SummaryHeader.contents(of: buffer)
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: buffer[contents]))
        let module = try reader.module()
        var blocks: [SummaryBlock] = []
        for _ in 0..<(try reader.count()) {
            let fileCount = try reader.number()
            let index = try reader.flag() ? try reader.index() : nil
            let count = try reader.contents().count
            let end = contents.lowerBound + reader.position
            blocks.append(SummaryBlock(fileCount: fileCount, index: index, packed: bytes[(end - count)..<end]))
        }
        guard reader.isAtEnd else { throw .damaged }
        self.init(module: module, blocks: blocks)
    }
}
