import SwiftReader

/// The types of chains of operators, where the sources leave no doubt.
extension SemanticModel {
    /// `x as T`, `a ? b : c`, `a ?? b`, and the operators of the standard library on its own types.
    func certainSequence(_ sequence: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let operands = source.arguments(of: sequence)
        let operators = operands.dropFirst().map { source.text($0.label) }
        guard operators.allSatisfy({ isOperatorOfLibrary($0, in: file) }) else { return .unknown }
        func type(_ position: Int) -> ResolvedType {
            certainType(of: operands[position].value, in: file, depth: depth + 1)
        }
        if operators.count == 1 {
            switch operators[0] {
            case "as", "as!": return complete(self.type(of: operands[1].value, in: file))
            case "as?":
                let target = complete(self.type(of: operands[1].value, in: file))
                return target == .unknown ? .unknown : .optional(target)
            case "??": return certainFallback(type(0), type(1))
            case "..<", "...":
                guard type(0) == .int, type(1) == .int else { return .unknown }
                return .named(operators[0] == "..." ? "ClosedRange" : "Range", arguments: [.int])
            default: break
            }
        }
        if operators.suffix(2) == ["?", ":"], operators.filter({ $0 == "?" }).count == 1 {
            return certainBranches(operands.suffix(2).map(\.value), in: file, depth)
        }
        let isComparison = operators.contains(where: Self.comparisons.contains)
        guard operators.allSatisfy({ Self.arithmetic.contains($0) || Self.comparisons.contains($0) }) else {
            return .unknown
        }
        if isComparison {
            let isPlain = operands.indices.allSatisfy { type($0).isPlainValue }
            return isPlain ? .named("Bool", arguments: []) : .unknown
        }
        return certainArithmetic(operands.map(\.value), operators, in: file, depth: depth)
    }

    /// Whether no source declares an operator for types that it does not declare.
    private func isOperatorOfLibrary(_ name: String, in file: Int) -> Bool {
        globals(named: name, in: file).isEmpty && isOnlyOfLibrary(name)
    }

    private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]
    private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]

    private func certainFallback(_ value: ResolvedType, _ other: ResolvedType) -> ResolvedType {
        guard case .optional(let wrapped) = value else { return .unknown }
        return other == wrapped || other == value ? other : .unknown
    }

    /// The type of several values of which one is chosen. Beside `nil`, another value is optional.
    func certainBranches(_ values: [ExpressionID], in file: Int, _ depth: Int) -> ResolvedType {
        let source = source(file)
        let others = values.filter {
            source[$0].kind != .literal || !source.spells("nil", in: source[$0].range)
        }
        guard let first = others.first else { return .unknown }
        let type = certainType(of: first, in: file, depth: depth + 1)
        guard type != .unknown,
            others.dropFirst().allSatisfy({ certainType(of: $0, in: file, depth: depth + 1) == type })
        else { return .unknown }
        if case .optional = type { return type }
        return others.count == values.count ? type : .optional(type)
    }

    /// Numbers of one type, among which literals adapt to the others, and the concatenation of strings.
    private func certainArithmetic(
        _ operands: [ExpressionID],
        _ operators: [String],
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let source = source(file)
        var literals: [ResolvedType] = []
        var found: ResolvedType?
        for operand in operands {
            let type = certainType(of: operand, in: file, depth: depth + 1)
            guard type.isPlainValue else { return .unknown }
            if source[operand].kind == .literal { literals.append(type); continue }
            guard type == found ?? type else { return .unknown }
            found = type
        }
        let double = ResolvedType.named("Double", arguments: [])
        let result = found ?? (literals.contains(double) ? double : .int)
        if result == .named("String", arguments: []) {
            return literals.isEmpty && operators.allSatisfy { $0 == "+" } ? result : .unknown
        }
        guard result.isNumber, result.isFractional || !literals.contains(double),
            literals.allSatisfy({ $0 == double || $0 == .int })
        else { return .unknown }
        return result
    }

    /// `!flag`, `-1`.
    func certainPrefix(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let base = expression.base else { return .unknown }
        if source.spells("!", in: expression.name), isOperatorOfLibrary("!", in: file) {
            let type = certainType(of: base, in: file, depth: depth + 1)
            return type == .named("Bool", arguments: []) ? type : .unknown
        }
        guard source[base].kind == .literal, source.spells("-", in: expression.name) else { return .unknown }
        return type(of: base, in: file)
    }

    /// `x!`, and `x?` in a chain.
    func certainPostfix(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let base = expression.base,
            source.spells("!", in: expression.name) || source.spells("?", in: expression.name),
            case .optional(let wrapped) = certainLink(of: base, in: file, depth: depth + 1)
        else { return .unknown }
        return wrapped
    }
}

extension ResolvedType {
    static let int = ResolvedType.named("Int", arguments: [])

    /// Whether it is a number, a text or a truth value of the standard library.
    var isPlainValue: Bool {
        switch self {
        case .named("String", []), .named("Substring", []), .named("Character", []), .named("Bool", []): true
        default: isNumber
        }
    }

    /// Whether it is a type of numbers of the standard library.
    var isNumber: Bool {
        guard case .named(let name, arguments: []) = self else { return false }
        return Self.numbers.contains(name)
    }

    /// Whether it is a type of numbers with a fraction.
    var isFractional: Bool { self == .named("Double", arguments: []) || self == .named("Float", arguments: []) }

    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    ]
}
