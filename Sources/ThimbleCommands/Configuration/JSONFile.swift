/// Reads a JSON file and makes something of it.
///
/// - Parameters:
///   - path: as it is to be opened.
///   - shownPath: as a person knows it.
///   - kind: what it is, to begin a sentence: "The configuration".
/// - Throws: that it cannot be read, or what is wrong in it, and where.
func readJSONFile<Value>(
    _ path: String,
    shownPath: String,
    kind: String,
    _ make: (JSONValue) throws(JSONFault) -> Value
) throws(Stop) -> Value {
    let bytes: [UInt8]
    do throws(SystemError) {
        bytes = try Platform.read(path)
    } catch {
        let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
        throw .failure(Failure("\(kind) '\(shownPath)' \(reason)."))
    }
    do throws(JSONFault) {
        return try make(try JSONReader.read(bytes))
    } catch {
        let end = error.message.hasSuffix("?") || error.message.hasSuffix(".") ? "" : "."
        throw .failure(Failure("\(shownPath):\(error.place.line):\(error.place.column): \(error.message)\(end)"))
    }
}
