/// Replaces each word `@FILE` with the lines of a file, which a build system writes when a command line may be too long.
///
/// - Throws: that a file cannot be read.
func expandingArgumentFiles(_ words: ArraySlice<String>) throws(Stop) -> ArraySlice<String> {
    guard words.contains(where: { $0.hasPrefix("@") }) else { return words }
    var expanded: [String] = []
    for word in words {
        guard word.hasPrefix("@") else {
            expanded.append(word)
            continue
        }
        let path = String(word.dropFirst())
        do throws(SystemError) {
            let lines = try Platform.read(path).split(separator: UInt8(ascii: "\n"))
            expanded += lines.map { String(decoding: $0, as: UTF8.self) }
        } catch {
            throw .failure(Failure("The arguments in '\(path)' cannot be read: \(error.reason)."))
        }
    }
    return expanded[...]
}
