/// A summary as bytes.
extension ModuleSummary {
    /// The same for the same facts on every machine.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(module)
        writer.write(files.count)
        for file in files {
            writer.write(file.path)
            writer.write(Int(file.kind.rawValue))
            writer.write(file.sharers)
            writer.write(file.text)
        }
        return SummaryHeader.sealed(writer.bytes)
    }

    package init(decoding bytes: [UInt8]) throws(SummaryFault) {
        let result = bytes.withUnsafeBytes { buffer -> Result<ModuleSummary, SummaryFault> in
            do throws(SummaryFault) { return .success(try ModuleSummary(buffer)) } catch { return .failure(error) }
        }
        self = try result.get()
    }

    private init(_ bytes: UnsafeRawBufferPointer) throws(SummaryFault) {
        let contents = try SummaryHeader.contents(of: bytes)
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[contents]))
        let module = try reader.module()
        var files: [SummarizedFile] = []
        for _ in 0..<(try reader.count()) { files.append(try reader.file()) }
        guard reader.isAtEnd else { throw .damaged }
        self.init(module: module, files: files)
    }
}

extension ByteReader {
    fileprivate mutating func file() throws(SummaryFault) -> SummarizedFile {
        let path = try text()
        guard let kind = SummarizedFile.Kind(rawValue: try byte()) else { throw .damaged }
        return SummarizedFile(path: path, kind: kind, sharers: try texts(), text: Array(try contents()))
    }
}
