import Cores
import NeedleDropIn

/// Reads the files of an app as Needle does, on all cores.
///
/// - Parameter files: in the order in which Needle reads them.
/// - Throws: the first file that cannot be read.
func readFiles(_ files: [FileName], isPluginized: Bool) throws(DropInError) -> [DropInFile] {
    let reader = DropInReader(isPluginized: isPluginized)
    var readings = try inPortions(of: files) { portion throws(DropInError) in
        var buffer = FileBuffer()
        var readings: [DropInReading] = []
        for name in portion {
            try read(name, into: &buffer)
            if let reading = reader.read(name, buffer.bytes) { readings.append(reading) }
        }
        return readings
    }
    var names = KnownNames()
    var fresh = readings.compactMap(\.file)
    while names.take(from: fresh) {
        let known = names
        let pending = readings.enumerated().compactMap { number, reading in reading.pending.map { (number, $0) } }
        let finished = try inPortions(of: pending) { portion throws(DropInError) in
            var finished: [(number: Int, file: DropInFile)] = []
            for (number, pending) in portion {
                guard let file = try reader.finish(pending, knowing: known, bytes: bytes) else { continue }
                finished.append((number, file))
            }
            return finished
        }
        for (number, file) in finished { readings[number] = .read(file) }
        fresh = finished.map(\.file)
    }
    return readings.compactMap(\.file)
}

/// Transforms the portions of a list on all cores, in order; throws the first error.
private func inPortions<Value: Sendable, Made: Sendable>(
    of values: [Value],
    _ make: @Sendable (ArraySlice<Value>) throws(DropInError) -> [Made]
) throws(DropInError) -> [Made] {
    let results = mapOnAllCores(portions(of: values.count, size: 64)) { portion in
        Result { () throws(DropInError) in try make(values[portion]) }
    }
    var made: [Made] = []
    for result in results { made += try result.get() }
    return made
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
