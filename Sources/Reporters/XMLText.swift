import TextFormats

/// Text escaped for XML. Characters that XML 1.0 does not allow are left out.
///
/// - Parameter isAttribute: whether it is an attribute value, in which a line break or a tab would be read as a space.
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
        // Unescaped, it would be read as a line feed anywhere.
        case "\r": result += "&#13;"
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
        case _ where isUnprintable(scalar): result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// XML attributes, in the given order, each with a space before it.
func xmlAttributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(xmlText($0.value))\"" }.joined()
}
