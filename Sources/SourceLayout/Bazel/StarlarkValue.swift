/// The value of an expression in a build file, as far as it is known without running Bazel.
enum StarlarkValue {
    case text(String)
    case list([StarlarkValue])
    case files(included: [StarlarkValue], excluded: [StarlarkValue])
    case arguments([String: StarlarkValue])
    case boolean(Bool)
    case none
    case unknown

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Whether it is true as a condition; `nil` if that is not known.
    var isTrue: Bool? {
        switch self {
        case .none: false
        case .boolean(let isTrue): isTrue
        case .text(let text): !text.isEmpty
        case .list(let elements): !elements.isEmpty
        case .arguments(let entries): !entries.isEmpty
        case .files, .unknown: nil
        }
    }

    /// The number of its elements or bytes.
    var size: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .list(let elements): elements.count
        case .arguments(let entries): entries.count
        case .files, .boolean, .none, .unknown: 0
        }
    }

    /// The elements of a list, or the keys of a dictionary; `nil` if they are not known.
    var elements: [StarlarkValue]? {
        switch self {
        case .list(let elements): elements
        case .arguments(let entries): Self.keys(of: entries)
        default: nil
        }
    }
}

extension StarlarkValue {
    init(_ isTrue: Bool?) {
        self = isTrue.map { .boolean($0) } ?? .unknown
    }

    /// `nil` if that is not known.
    func equals(_ other: Self) -> Bool? {
        switch (self, other) {
        case (.text(let one), .text(let other)): one == other
        case (.boolean(let one), .boolean(let other)): one == other
        case (.none, .none): true
        case (.unknown, _), (_, .unknown): nil
        case (.none, _), (_, .none), (.boolean, _), (_, .boolean): false
        default: nil
        }
    }

    /// Whether it contains an element, a key or a part; `nil` if that is not known.
    func contains(_ element: Self) -> Bool? {
        switch self {
        case .text(let whole): return element.text.map { whole.contains($0) }
        case .arguments(let entries): return element.text.map { entries[$0] != nil }
        case .list(let elements):
            let results = elements.map(element.equals)
            return results.contains(true) ? true : results.contains(nil) ? nil : false
        default: return nil
        }
    }

    /// The result of a method of a string or a dictionary.
    ///
    /// - Parameter limit: the most bytes of a text.
    func result(of method: String, _ arguments: [Self], limit: Int) -> Self {
        let texts = arguments.compactMap(\.text)
        switch (self, method) {
        case (.text(let text), "lower"): return .text(text.lowercased())
        case (.text(let text), "upper"): return .text(text.uppercased())
        case (.text(let text), "capitalize"): return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        case (.text(let text), "title"):
            var result = ""
            for letter in text {
                result += result.last?.isLetter ?? false ? letter.lowercased() : letter.uppercased()
            }
            return .text(result)
        case (.text(let text), "replace") where texts.count == 2 && !texts[0].isEmpty:
            guard text.utf8.count / texts[0].utf8.count * texts[1].utf8.count < limit else { return .unknown }
            return .text(text.replacing(texts[0], with: texts[1]))
        case (.text(let text), "removeprefix") where texts.count == 1:
            return .text(text.hasPrefix(texts[0]) ? String(text.dropFirst(texts[0].count)) : text)
        case (.text(let text), "removesuffix") where texts.count == 1:
            return .text(text.hasSuffix(texts[0]) ? String(text.dropLast(texts[0].count)) : text)
        case (.text(let separator), "join"):
            guard case .list(let parts)? = arguments.first, parts.allSatisfy({ $0.text != nil }) else {
                return .unknown
            }
            let length = parts.reduce(0) { $0 + $1.size + separator.utf8.count }
            return length < limit ? .text(parts.compactMap(\.text).joined(separator: separator)) : .unknown
        case (.arguments(let entries), "items"):
            return .list(entries.sorted { $0.key.precedesByBytes($1.key) }.map { .list([.text($0.key), $0.value]) })
        case (.arguments(let entries), "keys"):
            return .list(Self.keys(of: entries))
        case (.arguments(let entries), "values"):
            return .list(entries.sorted { $0.key.precedesByBytes($1.key) }.map(\.value))
        case (.arguments(let entries), "get"), (.arguments(let entries), "pop"):
            guard let key = arguments.first?.text else { return .unknown }
            return entries[key] ?? arguments.dropFirst().first ?? (method == "get" ? .none : .unknown)
        default: return .unknown
        }
    }

    private static func keys(of entries: [String: Self]) -> [Self] {
        entries.keys.sorted { $0.precedesByBytes($1) }.map { .text($0) }
    }

    /// The element with an index.
    func element(at index: Int) -> Self {
        guard case .list(let elements) = self, elements.indices.contains(index) else { return .unknown }
        return elements[index]
    }

    /// The value of a key.
    func element(for key: Self) -> Self {
        guard case .arguments(let entries) = self else { return .unknown }
        return key.text.flatMap { entries[$0] } ?? .unknown
    }

    /// A text whose placeholders, such as `{}`, `{0}` and `{name}`, stand for arguments.
    ///
    /// - Parameter limit: the most bytes.
    static func filled(_ text: String, with arguments: [(label: String, value: Self)], limit: Int) -> Self {
        var plain = arguments.filter(\.label.isEmpty).map(\.value)[...]
        let all = plain
        var result = ""
        for (number, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            guard number > 0, let end = part.firstIndex(of: "}") else {
                result += part
                continue
            }
            let name = part[..<end]
            let value = name.isEmpty ? plain.popFirst() : Int(name).flatMap { all.indices.contains($0) ? all[$0] : nil }
            guard let text = (value ?? arguments.first { $0.label == name }?.value)?.text, result.utf8.count < limit
            else { return .unknown }
            result += text + part[part.index(after: end)...]
        }
        return .text(result)
    }
}

extension StarlarkVariables {
    /// Assigns a value, or the parts of a list.
    func assign(_ value: StarlarkValue, in names: inout [String: StarlarkValue]) {
        switch (self, value) {
        case (.name(let name), _): names[name] = value
        case (.list(let variables), .list(let parts)):
            for (variable, part) in zip(variables, parts) { variable.assign(part, in: &names) }
        case (.list(let variables), _):
            for variable in variables { variable.assign(.unknown, in: &names) }
        }
    }
}
