import TextFormats

/// In bytes; larger than any handwritten file.
private let largestJSONFile = 64 << 20

/// Reads a JSON file and converts it.
///
/// - Parameters:
///   - path: the path to open.
///   - shownPath: the path to show in messages.
///   - kind: the kind of file, to begin a sentence: "The configuration".
///   - complaint: the message for a fault if the file must not be quoted.
///   - files: where the file is read.
/// - Throws: that it cannot be read or is not a regular file, or what is wrong in it, with the location.
func readJSONFile<Value>(
    _ path: String,
    shownPath: String,
    kind: String,
    complaint: String? = nil,
    in files: FileSystem = .disk,
    _ make: (JSONValue) throws(JSONFault) -> Value
) throws(Stop) -> Value {
    let bytes: [UInt8]
    do throws(SystemError) {
        bytes = try files.read(path, limit: largestJSONFile)
    } catch {
        guard !error.isMissing else { throw .failure(Failure("\(kind) '\(shownPath)' does not exist.")) }
        throw .failure(Failure("\(shownPath):1:1: \(kind) cannot be read: \(error.reason)."))
    }
    return try value(of: bytes, shownPath: shownPath, complaint: complaint, make)
}

/// Reads a file or pipe named on the command line: `thimble diff <(git show main:graph.json) graph.json`.
func readJSONStream<Value>(
    _ path: String,
    kind: String,
    _ make: (JSONValue) throws(JSONFault) -> Value
) throws(Stop) -> Value {
    let bytes: [UInt8]
    do throws(SystemError) {
        bytes = try Platform.readStream(path)
    } catch {
        let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
        throw .failure(Failure("\(kind) '\(path)' \(reason)."))
    }
    return try value(of: bytes, shownPath: path, make)
}

private func value<Value>(
    of bytes: [UInt8],
    shownPath: String,
    complaint: String? = nil,
    _ make: (JSONValue) throws(JSONFault) -> Value
) throws(Stop) -> Value {
    do throws(JSONFault) {
        return try make(try JSONReader.read(bytes))
    } catch {
        let message = complaint ?? error.message
        let end = message.hasSuffix("?") || message.hasSuffix(".") ? "" : "."
        throw .failure(Failure("\(shownPath):\(error.location.line):\(error.location.column): \(message)\(end)"))
    }
}
