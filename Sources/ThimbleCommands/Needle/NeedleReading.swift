import Cores
import NeedleDropIn

/// Reads the files of an app as Needle does, on all cores.
///
/// - Parameter files: in the order in which Needle reads them.
/// - Throws: that a file cannot be read.
func readFiles(_ files: [FileName], isPluginized: Bool) throws(DropInError) -> [DropInFile] {
    let reader = DropInReader(isPluginized: isPluginized)
    let results = mapOnAllCores(portions(of: files.count, size: 64)) { portion in
        var buffer = FileBuffer()
        return files[portion].map { name in
            Result { () throws(DropInError) in
                try read(name, into: &buffer)
                return reader.read(name, buffer.bytes)
            }
        }
    }
    let found = try values(results.flatMap { $0 })
    let names = DropInReader.extensibleNames(in: found)
    return try values(
        mapOnAllCores(found) { file in
            Result { () throws(DropInError) in try reader.finish(file, knowing: names, bytes: bytes) }
        }
    )
}

@Sendable private func bytes(of file: FileName) throws(DropInError) -> [UInt8] {
    var buffer = FileBuffer()
    try read(file, into: &buffer)
    return Array(buffer.bytes)
}

private func read(_ file: FileName, into buffer: inout FileBuffer) throws(DropInError) {
    do throws(SystemError) {
        try buffer.read(file.location)
    } catch {
        throw DropInError("Unknown error: \(file.shown) cannot be read: \(error.reason)")
    }
}

/// What matters, in order; or the first error.
private func values(_ results: [Result<DropInFile?, DropInError>]) throws(DropInError) -> [DropInFile] {
    var values: [DropInFile] = []
    for result in results {
        if let value = try result.get() { values.append(value) }
    }
    return values
}
