/// A property list in the old format that Xcode uses for projects: dictionaries, arrays and strings.
///
/// The format: Apple, "Old-Style ASCII Property Lists" in the Property List Programming Topics for Core Foundation.
struct PropertyList {
    /// An index into the values.
    typealias ID = Int

    enum Kind: UInt8 {
        case string, array, dictionary
    }

    struct Value {
        let kind: Kind
        /// The bytes of a string as written, the children of an array, or the entries of a dictionary.
        let range: Range<Int>
    }

    struct Entry {
        let key: ID
        let value: ID
    }

    let bytes: [UInt8]
    let values: [Value]
    /// The elements of all arrays.
    let elements: [ID]
    /// The entries of all dictionaries, in source order.
    let entries: [Entry]
    let root: ID

    /// The text of a string without quotes and escapes; `nil` for another value.
    func string(_ id: ID) -> String? {
        guard values[id].kind == .string else { return nil }
        let raw = bytes[values[id].range]
        guard let quote = raw.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), raw.count > 1 else {
            return String(decoding: raw, as: UTF8.self)
        }
        let inner = raw.dropFirst().dropLast()
        guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
        return unescaped(inner)
    }

    /// The values of an array; empty for another value.
    func array(_ id: ID) -> ArraySlice<ID> { values[id].kind == .array ? elements[values[id].range] : [] }

    /// The entries of a dictionary; empty for another value.
    func dictionary(_ id: ID) -> ArraySlice<Entry> { values[id].kind == .dictionary ? entries[values[id].range] : [] }

    /// The value of a key in a small dictionary; the last one if it is repeated.
    func value(_ key: String, of id: ID) -> ID? { dictionary(id).last { isKey($0.key, key) }?.value }

    /// The string value of a key in a small dictionary.
    func string(_ key: String, of id: ID) -> String? { value(key, of: id).flatMap { string($0) } }

    /// The strings in the array value of a key in a small dictionary.
    func strings(_ key: String, of id: ID) -> [String] {
        value(key, of: id).map { array($0).compactMap { string($0) } } ?? []
    }

    /// Compares bytes first, because a project may have a hundred thousand keys.
    private func isKey(_ id: ID, _ key: String) -> Bool {
        let raw = bytes[values[id].range]
        if raw.first == UInt8(ascii: "\"") { return string(id) == key }
        return raw.elementsEqual(key.utf8)
    }

    private func unescaped(_ raw: ArraySlice<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        var text = String(decoding: raw, as: UTF8.self).unicodeScalars[...]
        while let scalar = text.popFirst() {
            guard scalar == "\\", let escape = text.popFirst() else {
                result.append(scalar)
                continue
            }
            switch escape {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "a": result.append("\u{7}")
            case "b": result.append("\u{8}")
            case "f": result.append("\u{C}")
            case "v": result.append("\u{B}")
            case "U": result.append(Self.scalar(text.take(4), radix: 16))
            case "0"..."7": result.append(Self.scalar(String(escape) + text.take(2), radix: 8))
            default: result.append(escape)
            }
        }
        return String(result)
    }

    private static func scalar(_ digits: String, radix: Int) -> Unicode.Scalar {
        UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    }
}

extension Substring.UnicodeScalarView {
    /// Removes up to `count` digits from the front.
    fileprivate mutating func take(_ count: Int) -> String {
        let digits = prefix(count).prefix { $0.properties.isASCIIHexDigit }
        self = dropFirst(digits.count)
        return String(String.UnicodeScalarView(digits))
    }
}
