/// Text as XML takes it between quotes. Characters that XML 1.0 does not allow are left out.
func xmlText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&apos;"
        // A line end between quotes is read as a blank, unless it is written like this.
        case "\n": result += "&#10;"
        case "\r": result += "&#13;"
        case "\t": result += "&#9;"
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Attributes as XML takes them, in the order given, each with a blank in front.
func xmlAttributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(xmlText($0.value))\"" }.joined()
}
