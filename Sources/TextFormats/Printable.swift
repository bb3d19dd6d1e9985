/// Text that cannot move the cursor of a terminal, break a line, change the direction of writing, or contain a command
/// for a service that reads the log. Such characters are escaped as in Swift.
///
/// Sources and file names are untrusted; a report has to be safe to print.
package func printable(_ text: String) -> String {
    if isPlain(text), !mayHoldCommand(text) { return text }
    let isCommand = beginsCommand(text)
    guard isCommand || text.unicodeScalars.contains(where: isUnprintable) || holdsTwoHashes(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if isUnprintable(scalar) { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    // GitHub reads `::command::` at the start of a line after any white space, Azure reads `##[command]` and `##vso[`
    // anywhere.
    if isCommand, let colon = result.firstIndex(of: ":") { result.replaceSubrange(colon...colon, with: "\\u{3A}") }
    return result.replacing("##", with: "#\\u{23}")
}

/// Whether text is printable ASCII, which is the usual case and fast to check.
package func isPlain(_ text: String, withLineEnds: Bool = false) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 || ($0 == 0x0A && withLineEnds) }
    } ?? false
}

/// Whether a text contains `##` or `::`, as all commands do.
private func mayHoldCommand(_ text: String) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { bytes in
        zip(bytes, bytes.dropFirst()).contains { $0 == $1 && ($0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":")) }
    }
    return answer ?? true
}

private func holdsTwoHashes(_ text: String) -> Bool {
    let hash = UInt8(ascii: "#")
    var isBehindHash = false
    for byte in text.utf8 {
        if isBehindHash, byte == hash { return true }
        isBehindHash = byte == hash
    }
    return false
}

private func beginsCommand(_ text: String) -> Bool { text.drop { $0.isWhitespace }.hasPrefix("::") }

/// A character as a Swift escape sequence.
package func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

/// Whether a character controls something instead of being displayed.
package func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    // Control characters; line and paragraph separators; marks that change the direction of writing.
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
}

/// Text on one line.
package func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
}
