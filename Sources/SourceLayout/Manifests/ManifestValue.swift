import Modules

/// The value of an expression in a manifest written in Swift, as far as it follows from the manifest and its helpers.
indirect enum ManifestValue: Equatable {
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

    /// The value of a dictionary for a key, or of a list at a position; unknown for another value.
    func element(for key: ManifestValue) -> ManifestValue {
        if case .number(let position) = key, let list {
            return list.indices.contains(position) ? list[position] : .unknown
        }
        guard case .dictionary(let entries) = self else { return .unknown }
        let answers = entries.map { Self.areEqual($0.key, key) }
        if let number = answers.firstIndex(of: true) { return entries[number].value }
        return answers.contains { $0 == nil } ? .unknown : .null
    }

    /// A copy with a property set to another value.
    func setting(_ name: String, to value: ManifestValue) -> ManifestValue {
        switch self {
        case .instance(var instance):
            instance.fields[name] = value
            return .instance(instance)
        case .record(var record):
            record.fields.removeAll { $0.label == name }
            record.fields.append(ManifestField(label: name, value: value))
            return .record(record)
        default: return self
        }
    }

    /// A copy of a list or dictionary with another element; itself if it is not known which one that is.
    func setting(at position: ManifestValue, to value: ManifestValue) -> ManifestValue {
        switch (self, position) {
        case (.list(var elements), .number(let position)) where elements.indices.contains(position):
            elements[position] = value
            return .list(elements)
        case (.dictionary(let entries), _) where position.isKnown:
            let others = entries.filter { Self.areEqual($0.key, position) != true }
            return .dictionary(others + [ManifestEntry(key: position, value: value)])
        default: return self
        }
    }

    /// What is known if the value is one of two: the properties of a record that both have alike.
    static func either(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        if left == right { return left }
        guard let first = left.record, let second = right.record, first.name == second.name else { return .unknown }
        let added = first.fields.filter { second[$0.label] == nil }.map(\.label)
        let fields = second.fields.map { field in
            ManifestField(label: field.label, value: first[field.label] == field.value ? field.value : .unknown)
        }
        return .record(
            ManifestRecord(name: first.name, fields: fields + added.map { ManifestField(label: $0, value: .unknown) })
        )
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
        // The known elements of a list are kept.
        case (.list(let first), _): .list(first + [.unknown])
        case (_, .list(let second)): .list([.unknown] + second)
        default: .unknown
        }
    }

    /// The text of a list of texts.
    static func joined(_ values: [ManifestValue], separator: String) -> ManifestValue {
        let texts = values.compactMap(\.text)
        let result = texts.joined(separator: separator)
        return texts.count < values.count || result.utf8.count > maximalLength ? .unknown : .text(result)
    }

    /// Whether two values are equal; `nil` if unknown.
    static func areEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
        switch (left, right) {
        case (.text(let first), .text(let second)): return first == second
        case (.boolean(let first), .boolean(let second)): return first == second
        case (.number(let first), .number(let second)): return first == second
        case (.null, .null): return true
        case (.unknown, _), (_, .unknown): return nil
        case (.null, _), (_, .null): return false
        case (.record(let first), .record(let second))
        where first.name == ManifestRecord.tuple && second.name == ManifestRecord.tuple:
            return areEqual(.list(first.fields.map(\.value)), .list(second.fields.map(\.value)))
        case (.list(let first), .list(let second)):
            guard first.count == second.count else { return false }
            let answers = zip(first, second).map { areEqual($0, $1) }
            return answers.contains(false) ? false : answers.contains { $0 == nil } ? nil : true
        default:
            guard let first = left.memberName, let second = right.memberName else { return nil }
            return first == second
        }
    }
}

extension ManifestValue {
    /// Whether its parts are nested more deeply than those of any real manifest. Only a bounded number is examined.
    var isTooDeep: Bool {
        var pending = [(value: self, depth: 0)]
        var examined = 0
        while let (value, depth) = pending.popLast(), examined < 256 {
            if depth > 40 { return true }
            examined += 1
            pending += value.parts.map { ($0, depth + 1) }
        }
        return false
    }

    /// The first of the values that it contains.
    private var parts: [ManifestValue] {
        let most = 64
        switch self {
        case .list(let values): return Array(values.prefix(most))
        case .dictionary(let entries): return entries.prefix(most).flatMap { [$0.key, $0.value] }
        case .record(let record): return record.fields.prefix(most).map(\.value)
        case .instance(let instance): return Array(instance.fields.values.prefix(most))
        case .function(.closure(_, let scope, _)), .function(.local(_, let scope)):
            return scope.locals.values.prefix(most) + [scope.own].compactMap(\.self)
        case .function(.declared(_, _, let own)): return [own].compactMap(\.self)
        case .unknown, .null, .boolean, .number, .text, .type: return []
        }
    }
}

/// An entry of a dictionary.
struct ManifestEntry: Equatable {
    let key: ManifestValue
    let value: ManifestValue
}

/// The arguments of a call of a type or function of the manifest library.
struct ManifestRecord: Equatable {
    let name: String
    var fields: [ManifestField] = []

    /// The name of a record that is a tuple.
    static let tuple = "()"
    /// The name of a package, which is an object.
    static let package = "Package"

    subscript(label: String) -> ManifestValue? { fields.first { $0.label == label }?.value }
}

struct ManifestField: Equatable {
    /// "" for none.
    let label: String
    let value: ManifestValue
}

/// A value of a type that the manifest or one of its helpers declares.
struct ManifestInstance: Equatable {
    let type: String
    /// The case of an enum value.
    var enumCase: String?
    /// The payload of an enum case also has the labels "0", "1", ….
    var fields: [String: ManifestValue] = [:]
}
