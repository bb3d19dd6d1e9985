import Cores
import NeedleDropIn

/// Reads the files of an app as Needle does, on all cores.
///
/// - Parameter files: in the order in which Needle reads them.
/// - Throws: that a file cannot be read.
func readFiles(_ files: [FileName], isPluginized: Bool) throws(DropInError) -> [DropInFile] {
    let reader = DropInReader(isPluginized: isPluginized)
    let read = try values(
        mapOnAllCores(files) { name in
            Result { () throws(DropInError) in reader.read(name, try bytes(of: name)) }
        }
    )
    let names = DropInReader.extensibleNames(in: read)
    return try values(
        mapOnAllCores(read) { file in
            Result { () throws(DropInError) in try reader.finish(file, knowing: names, bytes: bytes) }
        }
    )
}

@Sendable private func bytes(of file: FileName) throws(DropInError) -> [UInt8] {
    do throws(SystemError) {
        return try Platform.read(file.location)
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
