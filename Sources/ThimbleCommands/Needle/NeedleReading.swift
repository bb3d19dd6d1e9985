import Dispatch
import NeedleDropIn

/// Reads the files of an app as Needle does, on all cores.
///
/// - Parameter files: in the order in which Needle reads them.
/// - Throws: that a file cannot be read.
func readFiles(_ files: [FileName], isPluginized: Bool) throws(DropInError) -> [DropInFile] {
    let reader = DropInReader(isPluginized: isPluginized)
    let results = mapOnAllCores(files) { name -> Result<DropInFile, SystemError> in
        Result { () throws(SystemError) in reader.read(name, try Platform.read(name.location)) }
    }
    var read: [DropInFile] = []
    for (file, result) in zip(files, results) {
        switch result {
        case .success(let value): read.append(value)
        case .failure(let error): throw DropInError("Unknown error: \(file.shown) cannot be read: \(error.reason)")
        }
    }
    let components = DropInReader.componentNames(in: read)
    return mapOnAllCores(read) { reader.finish($0, knowing: components) }
}

private func mapOnAllCores<Value: Sendable, Result>(
    _ values: [Value],
    _ transform: @Sendable (Value) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: values.count) { buffer, count in
        // Each iteration has a slot of its own.
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: values.count) { index in
            slots.initializeElement(at: index, to: transform(values[index]))
        }
        count = values.count
    }
}
