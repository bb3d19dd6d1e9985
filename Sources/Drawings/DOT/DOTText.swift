import TextFormats

/// Text as a quoted DOT identifier or attribute.
func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

/// Text for the inside of a quoted DOT string, in which a backslash begins an escape.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n", "\r": result += "\\n"
        case "\t": result += " "
        case _ where isUnprintable(scalar): result += "\\\(escape(scalar))"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// DOT attributes in brackets, in the given order.
func attributes(_ list: [(name: String, value: String)]) -> String {
    "[\(list.map { "\($0.name)=\($0.value)" }.joined(separator: ", "))]"
}
