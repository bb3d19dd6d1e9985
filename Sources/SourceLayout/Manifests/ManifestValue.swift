import Modules

/// The value of an expression in a manifest written in Swift, as far as it follows from the manifest and its helpers.
indirect enum ManifestValue {
    case unknown
    case null
    case boolean(Bool)
    /// The position of an element in a list.
    case number(Int)
    case text(String)
    case list([ManifestValue])
    case dictionary([ManifestEntry])
    /// A type by its qualified name, whether or not it is declared.
    case type(String)
    /// A value of the manifest library: `Project(…)`, `.target(name: …)`, `.framework`.
    case record(ManifestRecord)
    /// A value of a type that the manifest or one of its helpers declares.
    case instance(ManifestInstance)
    case function(ManifestFunction)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    var list: [ManifestValue]? { if case .list(let values) = self { values } else { nil } }
    var record: ManifestRecord? { if case .record(let record) = self { record } else { nil } }
    var function: ManifestFunction? { if case .function(let function) = self { function } else { nil } }

    /// Whether it is not `nil`.
    var isSomething: Bool { if case .null = self { false } else { true } }

    var isKnown: Bool { if case .unknown = self { false } else { true } }

    /// The name of a case or of an implicit member: `framework` of `.framework`.
    var memberName: String? {
        switch self {
        case .record(let record): record.name
        case .instance(let instance): instance.enumCase
        default: nil
        }
    }

    /// The elements of a list or dictionary.
    var elements: [ManifestValue]? {
        if case .dictionary(let entries) = self {
            return entries.map { .tuple([$0.key, $0.value], ["key", "value"]) }
        }
        return list
    }

    /// The elements of a tuple; `nil` for another value.
    var tuple: [ManifestValue]? {
        guard case .record(let record) = self, record.name == ManifestRecord.tuple else { return nil }
        return record.fields.map(\.value)
    }

    /// An element of a tuple; unknown for another value.
    func part(_ number: Int) -> ManifestValue {
        guard let tuple, tuple.indices.contains(number) else { return .unknown }
        return tuple[number]
    }

    /// A tuple.
    ///
    /// - Parameter hint: its expected type; its labels replace missing ones: `(name: String, isTest: Bool)`.
    static func tuple(_ values: [ManifestValue], _ labels: [String], hint: String? = nil) -> ManifestValue {
        let expected = hint.map(labelsOfTuple) ?? []
        let fields = values.indices.map { number in
            let label = labels[number].isEmpty && expected.count == values.count ? expected[number] : labels[number]
            return ManifestField(label: label, value: values[number])
        }
        return .record(ManifestRecord(name: ManifestRecord.tuple, fields: fields))
    }

    private static func labelsOfTuple(_ type: String) -> [String] {
        var depth = 0
        let parts = type.drop { $0 == "(" || $0 == "[" }.split { character in
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }
        return parts.map { part in
            guard let colon = part.firstIndex(of: ":") else { return "" }
            let label = part[..<colon].filter { $0 != " " }
            return label.contains { !$0.isLetter && !$0.isNumber && $0 != "_" } ? "" : String(label)
        }
    }

    /// A copy with a property set to another value.
    func setting(_ name: String, to value: ManifestValue) -> ManifestValue {
        switch self {
        case .instance(var instance):
            instance.fields[name] = value
            return .instance(instance)
        case .record(let record): return .record(record.setting(name, to: value))
        default: return self
        }
    }

    /// The greatest length of a string or list that is evaluated.
    static let maximalLength = 4096

    /// `left + right`.
    static func joined(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        switch (left, right) {
        case (.text(let first), .text(let second)):
            first.utf8.count + second.utf8.count > maximalLength ? .unknown : .text(first + second)
        case (.list(let first), .list(let second)):
            first.count + second.count > maximalLength ? .unknown : .list(first + second)
        case (.number(let first), .number(let second)): .sum(first, second)
        // An operator of the manifest adds an element to a list.
        case (.list(let first), .record), (.list(let first), .instance):
            first.count < maximalLength ? .list(first + [right]) : .unknown
        // The known elements of a list are kept.
        case (.list(let first), _) where first.count < maximalLength: .list(first + [.unknown])
        case (_, .list(let second)) where second.count < maximalLength: .list([.unknown] + second)
        default: .unknown
        }
    }

    private static func sum(_ left: Int, _ right: Int) -> ManifestValue {
        let (sum, isTooLarge) = left.addingReportingOverflow(right)
        return isTooLarge ? .unknown : .number(sum)
    }

    /// The text of a list of texts.
    static func joined(_ values: [ManifestValue], separator: String) -> ManifestValue {
        let texts = values.compactMap(\.text)
        let length = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
        guard texts.count == values.count, length <= maximalLength else { return .unknown }
        return .text(texts.joined(separator: separator))
    }
}

/// An entry of a dictionary.
struct ManifestEntry {
    let key: ManifestValue
    let value: ManifestValue
}

/// The arguments of a call of a type or function of the manifest library.
struct ManifestRecord {
    let name: String
    var fields: [ManifestField] = []
    /// The number of the object that it is; `nil` for a value without identity.
    var object: Int?

    /// The name of a record that is a tuple.
    static let tuple = "()"
    /// The name of a package, which is an object.
    static let package = "Package"

    subscript(label: String) -> ManifestValue? { fields.first { $0.label == label }?.value }

    /// A copy with a property set to another value.
    func setting(_ name: String, to value: ManifestValue) -> ManifestRecord {
        var copy = self
        copy.fields.removeAll { $0.label == name }
        copy.fields.append(ManifestField(label: name, value: value))
        return copy
    }
}

struct ManifestField {
    /// "" for none.
    let label: String
    let value: ManifestValue
}

/// A value of a type that the manifest or one of its helpers declares.
struct ManifestInstance {
    let type: String
    /// The case of an enum value.
    var enumCase: String?
    /// The payload of an enum case also has the labels "0", "1", ….
    var fields: [String: ManifestValue] = [:]
}
