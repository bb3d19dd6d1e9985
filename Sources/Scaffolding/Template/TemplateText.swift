/// Replaces the placeholders of a template of Xcode: `___FILENAME___`, `___VARIABLE_productName:identifier___`.
struct TemplateText {
    /// The values by the name of the placeholder; those of options begin with `VARIABLE_`.
    let values: [String: String]
    /// What the user may leave out: a line of a comment with such a placeholder is left out, too.
    private static let personal: Set<String> = [
        "COPYRIGHT", "DATE", "FULLUSERNAME", "ORGANIZATIONNAME", "TIME", "USERNAME", "YEAR",
    ]

    /// - Throws: that a placeholder has no value.
    func expanded(_ text: String) throws(ScaffoldRefusal) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//"), lacksPersonalValue(line) { continue }
            lines.append(try expandedLine(line))
        }
        return lines.joined(separator: "\n")
    }

    private func lacksPersonalValue(_ line: Substring) -> Bool {
        Self.personal.contains { values[$0] == nil && line.contains("___\($0)___") }
    }

    /// Replaces the placeholders of a line, or of the name of a file.
    func expandedLine(_ line: some StringProtocol) throws(ScaffoldRefusal) -> String {
        var result = ""
        var rest = line[line.startIndex...]
        while let open = rest.firstRange(of: "___") {
            guard let close = rest[open.upperBound...].firstRange(of: "___") else { break }
            let words = rest[open.upperBound..<close.lowerBound]
            guard !words.isEmpty, words.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }) else {
                result += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
                continue
            }
            result += rest[..<open.lowerBound]
            result += try value(of: String(words))
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    private func value(of placeholder: String) throws(ScaffoldRefusal) -> String {
        let parts = placeholder.split(separator: ":").map(String.init)
        guard let name = parts.first, let value = values[name] else {
            let option =
                (parts.first ?? "").hasPrefix("VARIABLE_") ? String((parts.first ?? "").dropFirst(9)) : placeholder
            throw ScaffoldRefusal("The template needs a value for '___\(placeholder)___': '--set \(option)=VALUE'.")
        }
        var result = value
        for modifier in parts.dropFirst() {
            switch modifier {
            case "identifier", "c99ExtIdentifier": result = Self.identifier(result)
            case "deletingPathExtension": result = result.lastIndex(of: ".").map { String(result[..<$0]) } ?? result
            default:
                throw ScaffoldRefusal("The template uses '\(modifier)' in '___\(placeholder)___', which is unknown.")
            }
        }
        return result
    }

    /// A text as a Swift identifier.
    static func identifier(_ text: String) -> String {
        let letters = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return (letters.first?.isNumber ?? false ? "_" : "") + String(letters)
    }
}
