/// The value of an expression in a manifest written in Swift, as far as it follows from the manifest and its helpers.
indirect enum ManifestValue {
    case unknown
    case null
    case boolean(Bool)
    case text(String)
    case list([ManifestValue])
    case dictionary([ManifestEntry])
    /// A type by its qualified name, whether or not it is declared.
    case type(String)
    /// A value of the manifest library: `Project(…)`, `.target(name: …)`, `.framework`.
    case record(ManifestRecord)
    /// A value of a type that the manifest or one of its helpers declares.
    case instance(ManifestInstance)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    var list: [ManifestValue]? { if case .list(let values) = self { values } else { nil } }
    var record: ManifestRecord? { if case .record(let record) = self { record } else { nil } }

    var isKnown: Bool { if case .unknown = self { false } else { true } }

    /// The name of a case or of an implicit member: `framework` of `.framework`.
    var memberName: String? {
        switch self {
        case .record(let record): record.name
        case .instance(let instance): instance.enumCase
        default: nil
        }
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

    /// Whether two values are equal; `nil` if unknown.
    static func areEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
        switch (left, right) {
        case (.text(let first), .text(let second)): return first == second
        case (.boolean(let first), .boolean(let second)): return first == second
        case (.null, .null): return true
        case (.unknown, _), (_, .unknown): return nil
        case (.null, _), (_, .null): return false
        default:
            guard let first = left.memberName, let second = right.memberName else { return nil }
            return first == second
        }
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

    subscript(label: String) -> ManifestValue? { fields.first { $0.label == label }?.value }
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
