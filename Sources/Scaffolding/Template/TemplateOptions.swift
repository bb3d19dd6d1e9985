/// The options of a template of Xcode: its `TemplateInfo.plist`.
struct TemplateOptions {
    struct Option {
        let identifier: String
        /// `text`, `checkbox`, `popup`, `static`, …
        let type: String
        let defaultValue: String
        /// The valid values of a `popup`.
        let values: [String]
        let isRequired: Bool
        /// The values of other options for which it applies.
        let requirements: [String: [String]]
    }

    let options: [Option]

    /// - Throws: a refusal if the text is not a property list in XML.
    init(_ text: String?) throws(ScaffoldRefusal) {
        guard let text else {
            options = []
            return
        }
        guard let list = PropertyListXML(text), case .dictionary = list else {
            throw ScaffoldRefusal(
                "'TemplateInfo.plist' is not a property list in XML. 'plutil -convert xml1' converts other forms."
            )
        }
        options = (list["Options"]?.elements ?? []).compactMap { option in
            guard let identifier = option["Identifier"]?.text else { return nil }
            return Option(
                identifier: identifier,
                type: option["Type"]?.text ?? "text",
                defaultValue: option["Default"]?.text ?? "",
                values: option["Values"]?.elements.compactMap(\.text) ?? [],
                isRequired: option["Required"]?.isTrue ?? false,
                requirements: Self.requirements(option["RequiredOptions"])
            )
        }
    }

    private static func requirements(_ list: PropertyListXML?) -> [String: [String]] {
        guard case .dictionary(let members) = list else { return [:] }
        let pairs = members.map { member in
            (member.key, member.value.text.map { [$0] } ?? member.value.elements.compactMap(\.text))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The values of all options.
    ///
    /// - Parameter given: the values that the user gives, and `productName`.
    /// - Throws: that a value is missing or not valid.
    func values(_ given: [String: String]) throws(ScaffoldRefusal) -> [String: String] {
        var result = given
        for option in options where result[option.identifier] == nil { result[option.identifier] = option.defaultValue }
        for option in options {
            let value = result[option.identifier] ?? ""
            if option.isRequired, value.isEmpty {
                throw ScaffoldRefusal("The template needs a value: '--set \(option.identifier)=VALUE'.")
            }
            if option.type == "checkbox", given[option.identifier] != nil, !["true", "false"].contains(value) {
                throw ScaffoldRefusal("'\(option.identifier)' of the template is true or false, not '\(value)'.")
            }
            guard option.type == "popup", !option.values.isEmpty, !option.values.contains(value) else { continue }
            let known = option.values.map { "'\($0)'" }.joined(separator: ", ")
            throw ScaffoldRefusal("'\(option.identifier)' of the template is one of \(known), not '\(value)'.")
        }
        return result
    }

    /// The name of the folder with the files for some values: the options that apply, in their order.
    func folder(_ values: [String: String]) -> String {
        options.map { option in
            let applies = option.requirements.allSatisfy { $0.value.contains(values[$0.key] ?? "") }
            guard applies else { return "" }
            switch option.type {
            case "checkbox": return values[option.identifier] == "true" ? option.identifier : ""
            case "popup": return values[option.identifier] ?? ""
            default: return ""
            }
        }
        .joined()
    }
}
