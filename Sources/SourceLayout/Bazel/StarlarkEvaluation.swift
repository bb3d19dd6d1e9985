extension StarlarkExpression {
    /// Its value, given those of names.
    func value(with names: [String: StarlarkValue]) -> StarlarkValue {
        switch self {
        case .text(let text): return .text(text)
        case .name("None"), .name("False"): return .none
        case .name("True"): return .text("True")
        case .name(let name): return names[name] ?? .unknown
        case .list(let elements): return .list(elements.map { $0.value(with: names) })
        case .element(let list, let key): return list.value(with: names).element(at: key, names)
        case .sum(let left, let right): return Self.sum(left.value(with: names), right.value(with: names))
        case .format(let format, let argument):
            return Self.formatted(format.value(with: names), argument.value(with: names))
        case .either(let left, let right):
            let first = left.value(with: names)
            return first.isTrue == false ? right.value(with: names) : first
        case .conditional(let result, let condition, let otherwise):
            guard let isTrue = condition.value(with: names).isTrue else { return .unknown }
            return (isTrue ? result : otherwise).value(with: names)
        case .comprehension(let element, let variables, let elements, let conditions):
            let list = elements.value(with: names)
            if case .unknown = list { return .unknown }
            let scopes = list.scopes(of: variables, in: names)
            return .list(scopes.filter(conditions.mayHold).map { element.value(with: $0) })
        case .negation(let condition): return StarlarkValue(condition.value(with: names).isTrue.map { !$0 })
        case .both(let left, let right):
            let first = left.value(with: names)
            return first.isTrue == true ? right.value(with: names) : first
        case .equality(let left, let right):
            return StarlarkValue(left.value(with: names).equals(right.value(with: names)))
        case .membership(let element, let list):
            return StarlarkValue(list.value(with: names).contains(element.value(with: names)))
        case .call("select", let arguments):
            // Each configuration compiles one of the lists, and all are read.
            guard case .dictionary(let values)? = arguments.first?.value else { return .unknown }
            return .list(values.map { $0.value.value(with: names) })
        case .call(let function, let arguments): return Self.value(ofCall: function, arguments, names)
        case .method(let receiver, let name, let arguments):
            return Self.result(of: name, receiver.value(with: names), arguments, names)
        case .dictionary(let pairs):
            let entries = pairs.compactMap { pair in
                pair.key.value(with: names).text.map { ($0, pair.value.value(with: names)) }
            }
            return .arguments(Dictionary(entries) { _, last in last })
        case .other: return .unknown
        }
    }

    private static func sum(_ left: StarlarkValue, _ right: StarlarkValue) -> StarlarkValue {
        switch (left, right) {
        case (.text(let one), .text(let other)):
            one.utf8.count + other.utf8.count < maximalSize ? .text(one + other) : .unknown
        case (.list(let one), .list(let other)): one.count + other.count < maximalSize ? .list(one + other) : .unknown
        default: .list([left, right])
        }
    }

    /// The most elements or bytes of a value: no build file needs more.
    private static let maximalSize = 100_000

    /// - Parameter argument: one value, or a list of those that the format takes.
    private static func formatted(_ format: StarlarkValue, _ argument: StarlarkValue) -> StarlarkValue {
        guard case .text(let text) = format else { return .unknown }
        let values = if case .list(let elements) = argument { elements } else { [argument] }
        var parts = text.split(separator: "%s", omittingEmptySubsequences: false)[...]
        var result = String(parts.popFirst() ?? "")
        for (part, value) in zip(parts, values) {
            guard let inserted = value.text else { return .unknown }
            result += inserted + part
        }
        return parts.count == values.count ? .text(result) : .unknown
    }

    private static func value(
        ofCall function: String,
        _ arguments: [StarlarkArgument],
        _ names: [String: StarlarkValue]
    ) -> StarlarkValue {
        let parts = function.split(separator: ".").map(String.init)
        func argument(_ label: String) -> StarlarkValue {
            arguments.first { $0.label == label }.map { $0.value.value(with: names) } ?? .list([])
        }
        let first = arguments.first { $0.label.isEmpty }.map { $0.value.value(with: names) }
        switch parts.last {
        case "glob":
            let included = first ?? argument("include")
            return .files(included: [included], excluded: [argument("exclude")])
        default:
            guard parts.count == 2, let receiver = names[parts[0]] else { return .unknown }
            return Self.result(of: parts[1], receiver, arguments, names)
        }
    }

    private static func result(
        of method: String,
        _ receiver: StarlarkValue,
        _ arguments: [StarlarkArgument],
        _ names: [String: StarlarkValue]
    ) -> StarlarkValue {
        let given = arguments.map { (label: $0.label, value: $0.value.value(with: names)) }
        if method == "format", let text = receiver.text { return StarlarkValue.filled(text, with: given) }
        return receiver.result(of: method, given.map(\.value))
    }
}

extension [StarlarkExpression] {
    /// Whether none of these conditions is known to be false.
    func mayHold(with names: [String: StarlarkValue]) -> Bool {
        allSatisfy { $0.value(with: names).isTrue ?? true }
    }
}
