import Modules

/// The URIs of files: `file:///Users/me/My%20App/Root.swift`.
enum FileURI {
    /// The absolute path of a file, normalized; `nil` for a URI of another scheme or host, or one that no path has.
    static func path(of uri: String) -> String? {
        let scheme = uri.prefix { $0 != ":" }
        guard scheme.lowercased() == "file" else { return nil }
        var rest = uri.dropFirst(scheme.count + 1)
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            let host = rest.prefix { $0 != "/" }
            guard host.isEmpty || host == "localhost" else { return nil }
            rest = rest.dropFirst(host.count)
        }
        guard rest.hasPrefix("/"), let bytes = decoded(rest.prefix { $0 != "?" && $0 != "#" }), !bytes.contains(0)
        else { return nil }
        let path = String(decoding: bytes, as: UTF8.self)
        return path.utf8.elementsEqual(bytes) ? normalizedPath(path) : nil
    }

    /// The URI of an absolute path.
    static func uri(of path: String) -> String {
        var result = "file://"
        for byte in path.utf8 {
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    private static func decoded(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return bytes
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "/-._~".utf8.contains(byte)
        }
    }
}
