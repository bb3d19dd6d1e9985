// What the platform code uses of the rest of its module.

#if !canImport(Darwin)
    #error("The stub of Darwin is not found, so another branch would be checked.")
#endif

let largestFile = Int(Int32.max)

func appended(_ folder: String, _ name: String) -> String { "\(folder)/\(name)" }

enum Environment {
    static let writingCommand = ""
}

struct FileBuffer: ~Copyable {
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: nil, count: 0) }

    mutating func read(_ path: String, limit: Int) throws(SystemError) {
        try read(try Platform.openFile(path, limit: limit).descriptor, limit: limit)
    }

    mutating func read(_ descriptor: Int32, limit: Int) throws(SystemError) {
        let buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
        _ = try Platform.receive(descriptor, buffer)
    }
}
