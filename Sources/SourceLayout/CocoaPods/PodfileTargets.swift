/// The names of the targets of an app that a `Podfile` lists, without tests.
///
/// - Parameter bytes: the contents of the file, a Ruby program. Computed names are not evaluated.
func targetNames(inPodfile bytes: [UInt8]) -> [String] {
    var names: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let statement = line.drop { $0.isWhitespace }
        guard statement.hasPrefix("target") else { continue }
        let argument = statement.dropFirst("target".count)
        guard let first = argument.first, first.isWhitespace || first == "(",
            let quote = argument.firstIndex(where: { $0 == "'" || $0 == "\"" }),
            argument[..<quote].allSatisfy({ $0.isWhitespace || $0 == "(" })
        else { continue }
        let name = argument[argument.index(after: quote)...].prefix { $0 != argument[quote] }
        if !name.isEmpty, !name.contains("#{"), !isTestFolder(name), !names.contains(String(name)) {
            names.append(String(name))
        }
    }
    return names
}
