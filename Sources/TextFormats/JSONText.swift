import SwiftReader

/// Text as a JSON string, with its quotes.
///
/// Slashes are not escaped; control characters and marks that change the direction of writing are.
package func jsonString(_ text: String) -> String {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) || !text.unicodeScalars.contains(where: isHigherControl) else {
        return jsonString(escapingControlsOf: text)
    }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    result.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): result += "\\n".utf8
        case UInt8(ascii: "\r"): result += "\\r".utf8
        case UInt8(ascii: "\t"): result += "\\t".utf8
        case 0..<0x20, 0x7F:
            let digits = String(byte, radix: 16)
            result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        default: result.append(byte)
        }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
}

/// Terminals interpret some characters outside ASCII, too.
private func isHigherControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x80 && isUnprintable(scalar) }

private func jsonString(escapingControlsOf text: String) -> String {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isHigherControl)
    var controls = text.unicodeScalars.filter(isHigherControl)[...]
    let escaped = parts.map { part in
        let code = controls.popFirst().map { String($0.value, radix: 16) }
        let end = code.map { "\\u\(String(repeating: "0", count: 4 - $0.count))\($0)" } ?? ""
        return jsonString(String(part)).dropFirst().dropLast() + end
    }
    return "\"\(escaped.joined())\""
}

/// Text as a JSON string, or `null`.
package func jsonString(_ text: String?) -> String {
    guard let text else { return "null" }
    return jsonString(text)
}

/// JSON values, as an array on one line.
package func jsonArray(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ","))]"
}

/// JSON values, as an array with one line for each.
package func jsonLines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n\(elements.joined(separator: ",\n"))\n]"
}

/// Members with JSON values, as an object on one line, sorted by key.
package func jsonObject(_ members: [String: String]) -> String {
    "{\(jsonMembers(members).joined(separator: ","))}"
}

/// Members with JSON values, as an object with one line for each, sorted by key.
package func jsonDocument(_ members: [String: String]) -> String {
    "{\n\(jsonMembers(members).joined(separator: ",\n"))\n}\n"
}

private func jsonMembers(_ members: [String: String]) -> [String] {
    members.sorted { $0.key.precedesByBytes($1.key) }.map { "\(jsonString($0.key)):\($0.value)" }
}
