/// Compares values with bounded work: a value may contain another one twice, and that one again.
struct ManifestComparison {
    private static let maximalCount = 4096

    /// The number of compared values.
    private(set) var count = 0

    /// Whether two values are equal; `nil` if unknown.
    mutating func areEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
        count += 1
        guard count < Self.maximalCount else { return nil }
        switch (left, right) {
        case (.text(let first), .text(let second)): return first == second
        case (.boolean(let first), .boolean(let second)): return first == second
        case (.number(let first), .number(let second)): return first == second
        case (.null, .null): return true
        case (.unknown, _), (_, .unknown): return nil
        case (.null, _), (_, .null): return false
        case (.record(let first), .record(let second))
        where first.name == ManifestRecord.tuple && second.name == ManifestRecord.tuple:
            return areEqual(first.fields.map(\.value), second.fields.map(\.value))
        case (.list(let first), .list(let second)): return areEqual(first, second)
        default:
            guard let first = left.memberName, let second = right.memberName else { return nil }
            return first == second
        }
    }

    private mutating func areEqual(_ left: [ManifestValue], _ right: [ManifestValue]) -> Bool? {
        guard left.count == right.count else { return false }
        var result: Bool? = true
        for (first, second) in zip(left, right) {
            switch areEqual(first, second) {
            case false?: return false
            case nil: result = nil
            case true?: continue
            }
        }
        return result
    }

    /// Whether the same is known of two values; false also if they are too large.
    mutating func areSame(_ left: ManifestValue, _ right: ManifestValue) -> Bool {
        count += 1
        guard count < Self.maximalCount else { return false }
        switch (left, right) {
        case (.unknown, .unknown), (.null, .null): return true
        case (.boolean(let first), .boolean(let second)): return first == second
        case (.number(let first), .number(let second)): return first == second
        case (.text(let first), .text(let second)), (.type(let first), .type(let second)): return first == second
        case (.list(let first), .list(let second)): return areSame(first, second)
        case (.dictionary(let first), .dictionary(let second)):
            return areSame(first.map(\.key), second.map(\.key)) && areSame(first.map(\.value), second.map(\.value))
        case (.record(let first), .record(let second)):
            if let object = first.object, object == second.object { return true }
            return first.name == second.name && first.fields.map(\.label) == second.fields.map(\.label)
                && areSame(first.fields.map(\.value), second.fields.map(\.value))
        case (.instance(let first), .instance(let second)): return areSame(first, second)
        case (.function(let first), .function(let second)): return areSame(first, second)
        default: return false
        }
    }

    private mutating func areSame(_ left: [ManifestValue], _ right: [ManifestValue]) -> Bool {
        guard left.count == right.count else { return false }
        for (first, second) in zip(left, right) where !areSame(first, second) { return false }
        return true
    }

    private mutating func areSame(_ left: ManifestInstance, _ right: ManifestInstance) -> Bool {
        guard left.type == right.type, left.enumCase == right.enumCase, left.fields.count == right.fields.count else {
            return false
        }
        for (name, first) in left.fields {
            guard let second = right.fields[name], areSame(first, second) else { return false }
        }
        return true
    }

    /// Two closures are the same if they are written at the same place.
    private mutating func areSame(_ left: ManifestFunction, _ right: ManifestFunction) -> Bool {
        switch (left, right) {
        case (.closure(let first, let here, _), .closure(let second, let there, _)):
            return first == second && here.file == there.file
        case (.local(let first, _), .local(let second, _)):
            return first.file == second.file && first.declaration == second.declaration
        case (.declared(let first, let type, let own), .declared(let second, let otherType, let otherOwn)):
            guard first == second, type == otherType else { return false }
            return areSame(own ?? .null, otherOwn ?? .null)
        default: return false
        }
    }
}

extension ManifestEvaluator {
    /// Whether two values are equal; `nil` if unknown.
    mutating func areEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
        var comparison = ManifestComparison()
        defer { spend(comparison.count / 16) }
        return comparison.areEqual(left, right)
    }

    /// Whether the same is known of two values.
    mutating func areSame(_ left: ManifestValue, _ right: ManifestValue) -> Bool {
        var comparison = ManifestComparison()
        defer { spend(comparison.count / 16) }
        return comparison.areSame(left, right)
    }

    /// The value of a dictionary for a key, or of a list at a position; unknown for another value.
    mutating func element(of value: ManifestValue, for key: ManifestValue) -> ManifestValue {
        if case .number(let position) = key, let list = value.list {
            return list.indices.contains(position) ? list[position] : .unknown
        }
        guard case .dictionary(let entries) = value else { return .unknown }
        spend(entries.count / 16)
        var isKnown = true
        for entry in entries {
            switch areEqual(entry.key, key) {
            case true?: return entry.value
            case nil: isKnown = false
            case false?: continue
            }
        }
        return isKnown ? .null : .unknown
    }

    /// A copy of a list or dictionary with another element; unknown if it is not known which one that is.
    mutating func setting(_ whole: ManifestValue, at position: ManifestValue, to value: ManifestValue) -> ManifestValue
    {
        switch (whole, position) {
        case (.list(var elements), .number(let position)) where elements.indices.contains(position):
            spend(elements.count / 16)
            elements[position] = value
            return .list(elements)
        case (.list(let elements), _): return .list(elements + [.unknown])
        case (.dictionary(let entries), _) where position.isKnown && entries.count < ManifestValue.maximalLength:
            spend(entries.count / 16)
            let others = entries.filter { areEqual($0.key, position) != true }
            return .dictionary(others + [ManifestEntry(key: position, value: value)])
        default: return .unknown
        }
    }
}
