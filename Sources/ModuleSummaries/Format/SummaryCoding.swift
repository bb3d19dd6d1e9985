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
}
