/// Text as XML takes it. Characters that XML 1.0 does not allow are left out.
///
/// - Parameter isAttribute: whether it stands between quotes, where a line end or a tab would be read as a blank.
func xmlText(_ text: String, isAttribute: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&apos;"
        case "\n" where isAttribute: result += "&#10;"
        case "\t" where isAttribute: result += "&#9;"
        case "\n", "\t": result.unicodeScalars.append(scalar)
        // Unmarked, it is read as a line feed anywhere.
        case "\r": result += "&#13;"
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
        case _ where isUnprintable(scalar): result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Attributes as XML takes them, in the order given, each with a blank in front.
func xmlAttributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(xmlText($0.value))\"" }.joined()
}
