/// The comment that asks for a mock: `/// @mockable(typealias: T = Int; history: load = true)`.
package struct MockAnnotation: Hashable, Sendable {
    /// The types of associated types, by name.
    private(set) var aliases: [String: String] = [:]
    /// The module that qualifies the protocol's name.
    private(set) var modulePrefix: String?
    /// The name of the mock.
    private(set) var name: String?
    /// The functions whose arguments are recorded.
    private(set) var history: Set<String> = []
    /// By property, `weak` or `dynamic`.
    private(set) var modifiers: [String: String] = [:]
    /// By property, the subject behind an observable; the key `all` applies to the others.
    private(set) var subjects: [String: String] = [:]
    /// What it says that has no meaning, in plain words.
    private(set) var problems: [String] = []

    init() {}

    /// - Parameter text: what is between the parentheses.
    init(arguments text: String) {
        var section = ""
        for part in Self.parts(of: text) {
            var rest = part[...]
            if let name = Self.sections.first(where: { Self.begins(rest, with: $0) }) {
                section = name
                rest = rest[rest.index(after: rest.firstIndex(of: ":") ?? rest.startIndex)...]
            }
            let pair = rest.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
            guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
                if !Self.trimmed(rest).isEmpty {
                    problems.append("'\(Self.trimmed(rest))' is not of the form NAME = VALUE")
                }
                continue
            }
            set(pair[0], pair[1], in: section)
        }
    }

    /// Adds what the mark of an inherited protocol says of its members.
    ///
    /// - Parameter properties: the names of its properties, to which its `all` applies.
    mutating func inherit(_ other: MockAnnotation, properties: [String]) {
        aliases.merge(other.aliases) { own, _ in own }
        history.formUnion(other.history)
        modifiers.merge(other.modifiers) { own, _ in own }
        for property in properties where subjects[property] == nil {
            subjects[property] = other.subjects[property] ?? other.subjects["all"]
        }
    }

    private static let sections = ["typealias", "module", "override", "history", "modifiers", "rx", "var", "combine"]

    private mutating func set(_ key: String, _ value: String, in section: String) {
        switch section {
        case "typealias": aliases[key] = value
        case "module" where key == "prefix": modulePrefix = value
        case "override" where key == "name": name = value.filter { $0 != "`" }
        case "history": if value == "true" { history.insert(key) }
        case "modifiers" where ["weak", "dynamic"].contains(value): modifiers[key] = value
        case "rx", "var": subjects[key] = value
        case "combine" where Self.combineSubjects[value.lowercased()] != nil:
            subjects[key] = Self.combineSubjects[value.lowercased()]
        case "": problems.append("unknown argument '\(key)'; known: \(Self.sections.joined(separator: ", "))")
        default: problems.append("'\(section):' does not take '\(key) = \(value)'")
        }
    }

    private static let combineSubjects = [
        "passthroughsubject": "PassthroughSubject", "currentvaluesubject": "CurrentValueSubject",
    ]

    /// Splits at `;`, and at `,` in front of the name of a section.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            let isEnd = character == "," && sections.contains { begins(rest, with: $0) }
            guard character == ";" || isEnd else {
                part.append(character)
                continue
            }
            parts.append(part)
            part = ""
        }
        return parts + [part]
    }

    /// Whether a text begins with a name and a colon.
    private static func begins(_ text: Substring, with name: String) -> Bool {
        let text = text.drop { $0 == " " }
        return text.hasPrefix(name) && text.dropFirst(name.count).drop { $0 == " " }.first == ":"
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
        return String(text)
    }
}
