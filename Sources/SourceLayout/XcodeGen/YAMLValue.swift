/// A value of a YAML document.
indirect enum YAMLValue {
    case null
    case text(String)
    case list([YAMLValue])
    case map([YAMLEntry])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var entries: [YAMLEntry] { if case .map(let entries) = self { entries } else { [] } }

    /// The elements of a list, or a single value.
    var elements: [YAMLValue] {
        switch self {
        case .null: []
        case .list(let values): values
        case .text, .map: [self]
        }
    }

    /// The value of a key; of several, the last.
    subscript(_ key: String) -> YAMLValue? { entries.last { $0.key == key }?.value }

    /// A value merged over another one, as XcodeGen does it: maps are merged, lists joined, and other values replaced.
    func merged(over other: YAMLValue, depth: Int = 0) -> YAMLValue {
        switch (self, other) {
        case (.list(let own), .list(let values)): return .list(values + own)
        case (.map(let own), .map(let entries)) where depth < YAMLReader.maximalDepth:
            var result = entries
            for entry in own {
                let key = entry.key.hasSuffix(":REPLACE") ? String(entry.key.dropLast(8)) : entry.key
                guard let place = result.lastIndex(where: { $0.key == key }) else {
                    result.append(YAMLEntry(key: key, value: entry.value))
                    continue
                }
                let isReplaced = key != entry.key
                result[place].value =
                    isReplaced ? entry.value : entry.value.merged(over: result[place].value, depth: depth + 1)
            }
            return .map(result)
        default: return self
        }
    }

    /// A copy with another text for each text, keys included.
    func mapTexts(_ change: (String) -> String) -> YAMLValue {
        switch self {
        case .null: .null
        case .text(let text): .text(change(text))
        case .list(let values): .list(values.map { $0.mapTexts(change) })
        case .map(let entries):
            .map(entries.map { YAMLEntry(key: change($0.key), value: $0.value.mapTexts(change)) })
        }
    }
}

/// A key of a map with its value.
struct YAMLEntry {
    let key: String
    var value: YAMLValue
}
