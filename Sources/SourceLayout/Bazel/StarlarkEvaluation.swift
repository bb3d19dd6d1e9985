/// Finds the values of expressions with bounded work, as a value may contain another one twice, and that one again.
struct StarlarkEvaluator {
    /// The work that is left for a file. Once it is done, all values are unknown.
    private var remaining = 1_000_000
    /// The work that is left for the current statement.
    private var remainingOfStatement = maximalOfStatement

    private static let maximalOfStatement = 100_000

    /// The most elements or bytes of a value: no build file needs more.
    private static let maximalSize = 100_000

    /// Counts work.
    ///
    /// - Returns: whether some was left for it.
    mutating func spend(_ count: Int) -> Bool {
        remaining -= min(remaining, count)
        remainingOfStatement -= min(remainingOfStatement, count)
        return remaining > 0 && remainingOfStatement > 0
    }

    /// Starts the work for the next statement, whatever the last one left.
    mutating func startStatement() { remainingOfStatement = Self.maximalOfStatement }

    /// The value of an expression, given those of names.
    mutating func value(of expression: StarlarkExpression, with names: [String: StarlarkValue]) -> StarlarkValue {
        guard spend(1) else { return .unknown }
        switch expression {
        case .text(let text): return .text(text)
        case .name("None"): return .none
        case .name("True"): return .boolean(true)
        case .name("False"): return .boolean(false)
        case .name(let name): return names[name] ?? .unknown
        case .list(let elements): return .list(elements.map { value(of: $0, with: names) })
        case .element(let list, let key):
            let whole = value(of: list, with: names)
            if case .name(let digits) = key, let index = Int(digits) { return whole.element(at: index) }
            return whole.element(for: value(of: key, with: names))
        case .sum(let left, let right): return sum(value(of: left, with: names), value(of: right, with: names))
        case .format(let format, let argument):
            return bounded(Self.formatted(value(of: format, with: names), value(of: argument, with: names)))
        case .either(let left, let right):
            let first = value(of: left, with: names)
            return first.isTrue == false ? value(of: right, with: names) : first
        case .conditional(let result, let condition, let otherwise):
            guard let isTrue = value(of: condition, with: names).isTrue else { return .unknown }
            return value(of: isTrue ? result : otherwise, with: names)
        case .comprehension(let element, let variables, let elements, let conditions):
            guard let scopes = scopes(of: variables, in: elements, where: conditions, names) else { return .unknown }
            return .list(scopes.map { value(of: element, with: $0) })
        case .negation(let condition): return StarlarkValue(value(of: condition, with: names).isTrue.map { !$0 })
        case .both(let left, let right):
            let first = value(of: left, with: names)
            return first.isTrue == true ? value(of: right, with: names) : first
        case .equality(let left, let right):
            let first = value(of: left, with: names)
            return StarlarkValue(first.equals(value(of: right, with: names)))
        case .membership(let element, let list):
            let whole = value(of: list, with: names)
            guard spend(whole.size / 16) else { return .unknown }
            return StarlarkValue(whole.contains(value(of: element, with: names)))
        case .call("select", let arguments):
            // Each configuration compiles one of the lists, and all are read.
            guard case .dictionary(let values)? = arguments.first?.value else { return .unknown }
            return .list(values.map { value(of: $0.value, with: names) })
        case .call(let function, let arguments): return value(ofCall: function, arguments, names)
        case .method(let receiver, let name, let arguments):
            return result(of: name, value(of: receiver, with: names), arguments, names)
        case .dictionary(let pairs):
            var entries: [String: StarlarkValue] = [:]
            for pair in pairs {
                let value = value(of: pair.value, with: names)
                if let key = self.value(of: pair.key, with: names).text { entries[key] = value }
            }
            return .arguments(entries)
        case .other: return .unknown
        }
    }

    /// Whether none of some conditions is known to be false.
    mutating func mayHold(_ conditions: [StarlarkExpression], with names: [String: StarlarkValue]) -> Bool {
        conditions.allSatisfy { value(of: $0, with: names).isTrue ?? true }
    }

    /// The names in each round of a comprehension; `nil` if its elements are not known.
    mutating func scopes(
        of variables: StarlarkVariables,
        in elements: StarlarkExpression,
        where conditions: [StarlarkExpression] = [],
        _ names: [String: StarlarkValue]
    ) -> [[String: StarlarkValue]]? {
        guard let all = value(of: elements, with: names).elements else { return nil }
        var scopes: [[String: StarlarkValue]] = []
        for element in all {
            guard spend(1 + names.count / 4) else { return nil }
            var inner = names
            variables.assign(element, in: &inner)
            if mayHold(conditions, with: inner) { scopes.append(inner) }
        }
        return scopes
    }

    private mutating func sum(_ left: StarlarkValue, _ right: StarlarkValue) -> StarlarkValue {
        switch (left, right) {
        case (.text(let one), .text(let other)): return bounded(.text(one + other))
        case (.list(let one), .list(let other)): return bounded(.list(one + other))
        default: return .list([left, right])
        }
    }

    /// A value of many elements or bytes, which takes more work; unknown if they are too many.
    private mutating func bounded(_ value: StarlarkValue) -> StarlarkValue {
        spend(value.size / 16) && value.size < Self.maximalSize ? value : .unknown
    }

    /// - Parameter argument: one value, or a list of those that the format takes.
    private static func formatted(_ format: StarlarkValue, _ argument: StarlarkValue) -> StarlarkValue {
        guard case .text(let text) = format else { return .unknown }
        let values = if case .list(let elements) = argument { elements } else { [argument] }
        var parts = text.split(separator: "%s", omittingEmptySubsequences: false)[...]
        var result = String(parts.popFirst() ?? "")
        for (part, value) in zip(parts, values) {
            guard let inserted = value.text, result.utf8.count < maximalSize else { return .unknown }
            result += inserted + part
        }
        return parts.count == values.count ? .text(result) : .unknown
    }

    private mutating func value(
        ofCall function: String,
        _ arguments: [StarlarkArgument],
        _ names: [String: StarlarkValue]
    ) -> StarlarkValue {
        let parts = function.split(separator: ".").map(String.init)
        func argument(_ label: String, _ evaluator: inout Self) -> StarlarkValue {
            arguments.first { $0.label == label }.map { evaluator.value(of: $0.value, with: names) } ?? .list([])
        }
        switch parts.last {
        case "glob":
            let first = arguments.first { $0.label.isEmpty }.map { value(of: $0.value, with: names) }
            let included = first ?? argument("include", &self)
            return .files(included: [included], excluded: [argument("exclude", &self)])
        default:
            guard parts.count == 2, let receiver = names[parts[0]] else { return .unknown }
            return result(of: parts[1], receiver, arguments, names)
        }
    }

    private mutating func result(
        of method: String,
        _ receiver: StarlarkValue,
        _ arguments: [StarlarkArgument],
        _ names: [String: StarlarkValue]
    ) -> StarlarkValue {
        let given = arguments.map { (label: $0.label, value: value(of: $0.value, with: names)) }
        guard spend((receiver.size + given.reduce(0) { $0 + $1.value.size }) / 16) else { return .unknown }
        if method == "format", let text = receiver.text {
            return bounded(StarlarkValue.filled(text, with: given, limit: Self.maximalSize))
        }
        return bounded(receiver.result(of: method, given.map(\.value), limit: Self.maximalSize))
    }
}
