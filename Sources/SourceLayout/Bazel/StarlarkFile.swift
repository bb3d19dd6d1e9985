/// The contents of a build file, or of a file with shared functions.
struct StarlarkFile {
    private(set) var statements: [StarlarkStatement] = []
    private(set) var functions: [String: StarlarkFunction] = [:]
    /// For each loaded name, the label of its file and its name there.
    private(set) var loads: [String: (label: String, name: String)] = [:]

    /// The names whose values its statements change, such as `sources += more`. What they hold then is not known.
    private(set) var changedNames: Set<String> = []

    init(reading bytes: [UInt8]) {
        let tokens = starlarkTokens(of: bytes)
        var reader = StarlarkReader(tokens: tokens)
        while !reader.isAtEnd {
            let start = reader.position
            if reader.take(name: "def") {
                if let (name, function) = reader.function() {
                    functions[name] = function
                    functions[name]?.changedNames = namesOfChangedValues(in: tokens[start..<reader.position])
                }
            } else {
                if let statement = reader.statement() {
                    statements.append(statement)
                    note(statement)
                }
                if reader.position == start { reader.skip() }
                changedNames.formUnion(namesOfChangedValues(in: tokens[start..<reader.position]))
            }
        }
    }

    /// What a function of the file sees while it is called.
    func inside(_ function: StarlarkFunction) -> StarlarkFile {
        var copy = self
        copy.changedNames.formUnion(function.changedNames)
        return copy
    }

    /// Whether it consists of calls of public rules with literal sources, so that nothing else is compiled.
    var isLiteral: Bool {
        let repositories = loads.values.map { $0.label.split(separator: "//", maxSplits: 1).first ?? "" }
        guard functions.isEmpty, repositories.allSatisfy({ Self.publicRules.contains($0.drop { $0 == "@" }) }) else {
            return false
        }
        return statements.allSatisfy { statement in
            // Other packages compile what this one exports.
            guard case .expression(.call(let function, let arguments)) = statement, function != "exports_files" else {
                return false
            }
            return arguments.allSatisfy { argument in
                argument.label != "**"
                    && (!["srcs", "swift_srcs"].contains(argument.label) || argument.value.isLiteral)
            }
        }
    }

    private static let publicRules: Set<Substring> = [
        "rules_swift", "build_bazel_rules_swift", "rules_apple", "build_bazel_rules_apple", "rules_ios",
        "build_bazel_rules_ios", "rules_xcodeproj", "rules_cc", "bazel_skylib",
    ]

    private mutating func note(_ statement: StarlarkStatement) {
        guard case .expression(.call("load", let arguments)) = statement,
            case .text(let label)? = arguments.first?.value
        else { return }
        for argument in arguments.dropFirst() {
            guard case .text(let name) = argument.value else { continue }
            loads[argument.label.isEmpty ? name : argument.label] = (label, name)
        }
    }
}

private struct StarlarkReader {
    let tokens: [StarlarkToken]
    private(set) var position = 0
    private var depth = 0
    /// The indentation of the current line of a function.
    private var indentation = 0

    private static let maximalDepth = 64

    init(tokens: [StarlarkToken]) { self.tokens = tokens }

    var isAtEnd: Bool { position >= tokens.count }
    private var token: StarlarkToken? { isAtEnd ? nil : tokens[position] }

    mutating func skip() {
        if case .line(let indentation)? = token { self.indentation = indentation }
        position += 1
    }

    mutating func take(name: String) -> Bool {
        guard token == .name(name) else { return false }
        position += 1
        return true
    }

    private mutating func take(_ mark: Character) -> Bool {
        guard token == .mark(mark) else { return false }
        position += 1
        return true
    }

    /// Parses the rest of a function after `def`.
    mutating func function() -> (String, StarlarkFunction)? {
        guard case .name(let name)? = token else { return nil }
        position += 1
        guard take("(") else { return nil }
        var parameters: [(name: String, initial: StarlarkExpression?)] = []
        while !isAtEnd, !take(")") {
            var stars = ""
            while take("*") { stars += "*" }
            guard case .name(let parameter)? = token else {
                position += 1
                continue
            }
            position += 1
            parameters.append((stars + parameter, take("=") ? expression() : nil))
            _ = take(",")
        }
        guard take(":") else { return nil }
        return (name, StarlarkFunction(parameters: parameters, body: block(deeperThan: 0)))
    }

    /// Parses the statements up to a line that is not indented more than a level.
    private mutating func block(deeperThan level: Int) -> [StarlarkStatement] {
        var body: [StarlarkStatement] = []
        while !isAtEnd {
            if case .line(let indentation)? = token {
                let next = position + 1 < tokens.count ? tokens[position + 1] : nil
                if case .line? = next {
                    position += 1
                    continue
                }
                if indentation <= level { break }
                self.indentation = indentation
                position += 1
            }
            let start = position
            if let statement = statement() { body.append(statement) }
            if position == start { position += 1 }
        }
        return body
    }

    /// Parses the rest of a loop after `for`.
    private mutating func loop() -> StarlarkStatement? {
        let level = indentation
        guard depth < Self.maximalDepth, let variables = variables() else { return nil }
        depth += 1
        defer { depth -= 1 }
        let elements = expression()
        return take(":") ? .loop(variables: variables, elements: elements, body: block(deeperThan: level)) : nil
    }

    /// Parses the rest of a conditional statement after `if` or `elif`.
    private mutating func conditional() -> StarlarkStatement? {
        let level = indentation
        guard depth < Self.maximalDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        let condition = condition()
        guard take(":") else { return nil }
        let body = block(deeperThan: level)
        return .conditional(condition, body: body, otherwise: alternative(at: level))
    }

    /// Parses what follows the body of `if`, on a line with the same indentation.
    private mutating func alternative(at level: Int) -> [StarlarkStatement] {
        guard token == .line(indentation: level), position + 1 < tokens.count else { return [] }
        let start = position
        position += 1
        indentation = level
        if take(name: "elif") { return [conditional()].compactMap(\.self) }
        if take(name: "else"), take(":") { return block(deeperThan: level) }
        position = start
        return []
    }

    /// Parses one statement. The statement after `return` is parsed as if it were unconditional.
    mutating func statement() -> StarlarkStatement? {
        switch token {
        case .name("for")?:
            position += 1
            return loop()
        case .name("if")?:
            position += 1
            return conditional()
        case .name(let name)?:
            if ["elif", "else", "return", "in", "not", "pass", "and", "or"].contains(name) {
                position += 1
                return nil
            }
            if position + 1 < tokens.count, tokens[position + 1] == .mark("="),
                position + 2 >= tokens.count || tokens[position + 2] != .mark("=")
            {
                position += 2
                return .assignment(name: name, expression())
            }
            return .expression(expression())
        case .text?, .mark("[")?: return .expression(expression())
        default: return nil
        }
    }

    private mutating func expression() -> StarlarkExpression {
        guard depth < Self.maximalDepth else {
            position += 1
            return .other
        }
        depth += 1
        defer { depth -= 1 }
        let result = alternatives()
        guard take(name: "if") else { return result }
        let condition = condition()
        guard take(name: "else") else { return .other }
        return .conditional(result, condition: condition, otherwise: expression())
    }

    /// Limits a chain of operators, which is as deep as it is long.
    private func limited(_ expression: StarlarkExpression, _ length: inout Int) -> StarlarkExpression {
        length += 1
        return length > Self.maximalLength ? .other : expression
    }

    private static let maximalLength = 500

    private mutating func alternatives() -> StarlarkExpression {
        var (result, length) = (sum(), 0)
        while take(name: "or") { result = limited(.either(result, sum()), &length) }
        return result
    }

    /// Parses what decides between values, or which elements a comprehension has.
    private mutating func condition() -> StarlarkExpression {
        var (result, length) = (conjunction(), 0)
        while take(name: "or") { result = limited(.either(result, conjunction()), &length) }
        return result
    }

    private mutating func conjunction() -> StarlarkExpression {
        var (result, length) = (comparison(), 0)
        while take(name: "and") { result = limited(.both(result, comparison()), &length) }
        return result
    }

    private mutating func comparison() -> StarlarkExpression {
        var isNegated = false
        while take(name: "not") { isNegated.toggle() }
        var result = sum()
        if take(name: "in") {
            result = .membership(result, of: sum())
        } else if take(name: "not"), take(name: "in") {
            result = .negation(.membership(result, of: sum()))
        } else if take("="), take("=") {
            result = .equality(result, sum())
        } else if take("!"), take("=") {
            result = .negation(.equality(result, sum()))
        }
        return isNegated ? .negation(result) : result
    }

    private mutating func sum() -> StarlarkExpression {
        var (result, length) = (operand(), 0)
        while true {
            if take("+") {
                result = limited(.sum(result, operand()), &length)
            } else if take("%") {
                result = limited(.format(result, operand()), &length)
            } else {
                return result
            }
        }
    }

    private mutating func operand() -> StarlarkExpression {
        guard let token else { return .other }
        var result: StarlarkExpression
        switch token {
        case .text(var text):
            position += 1
            while case .text(let more)? = self.token {
                text += more
                position += 1
            }
            result = .text(text)
        case .name(let name):
            position += 1
            result = take("(") ? .call(function: name, arguments: arguments(until: ")")) : .name(name)
        case .mark("["):
            position += 1
            result = list()
        case .mark("("):
            position += 1
            let inner = arguments(until: ")").map(\.value)
            result = inner.count == 1 ? inner[0] : .list(inner)
        case .mark("{"):
            position += 1
            result = dictionary()
        default: return .other
        }
        var length = 0
        while true {
            if take("[") {
                result = limited(element(of: result), &length)
            } else if take(".") {
                result = limited(method(of: result), &length)
            } else {
                return result
            }
        }
    }

    /// Parses the rest of `names[key]` after its bracket. A part such as `name[1:]` is not evaluated.
    private mutating func element(of operand: StarlarkExpression) -> StarlarkExpression {
        let key = expression()
        if take("]") { return .element(of: operand, at: key) }
        _ = arguments(until: "]")
        return .other
    }

    /// Parses the call of a method after the period behind an operand that is not a name.
    private mutating func method(of operand: StarlarkExpression) -> StarlarkExpression {
        guard case .name(let name)? = token else { return .other }
        position += 1
        guard take("(") else { return .other }
        return .method(operand, name: name, arguments: arguments(until: ")"))
    }

    /// Parses the rest of a list or of a comprehension after its bracket.
    private mutating func list() -> StarlarkExpression {
        if take("]") { return .list([]) }
        let element = expression()
        if take(name: "for"), let comprehension = comprehension(of: element) { return comprehension }
        if !take(","), !isAtEnd, token != .mark("]") { position += 1 }
        return .list([element] + arguments(until: "]").map(\.value))
    }

    /// Parses the rest of a dictionary after its brace.
    private mutating func dictionary() -> StarlarkExpression {
        var values: [(key: StarlarkExpression, value: StarlarkExpression)] = []
        while !isAtEnd, !take("}") {
            let start = position
            let key = expression()
            if take(":") { values.append((key, expression())) }
            if !take(","), token != .mark("}"), position == start || !isAtEnd { position += 1 }
        }
        return .dictionary(values)
    }

    /// `name, paths in modules if condition]`; `nil` if it has another loop.
    private mutating func comprehension(of element: StarlarkExpression) -> StarlarkExpression? {
        guard let variables = variables() else { return nil }
        let elements = alternatives()
        var conditions: [StarlarkExpression] = []
        while take(name: "if") { conditions.append(condition()) }
        guard take("]") else { return nil }
        return .comprehension(element, variables: variables, elements: elements, conditions: conditions)
    }

    /// Parses `name, paths in`; `nil` for anything else.
    private mutating func variables() -> StarlarkVariables? {
        let variables = variableList()
        return take(name: "in") ? variables : nil
    }

    /// Parses variables with commas between them, some of them in parentheses.
    private mutating func variableList() -> StarlarkVariables {
        var variables: [StarlarkVariables] = []
        var hasComma = false
        while depth < Self.maximalDepth {
            if case .name(let name)? = token, name != "in" {
                position += 1
                variables.append(.name(name))
            } else if let end: Character = take("(") ? ")" : take("[") ? "]" : nil {
                depth += 1
                variables.append(variableList())
                depth -= 1
                guard take(end) else { break }
            } else {
                break
            }
            guard take(",") else { break }
            hasComma = true
        }
        return variables.count == 1 && !hasComma ? variables[0] : .list(variables)
    }

    /// Parses arguments or elements up to and including a bracket.
    private mutating func arguments(until end: Character) -> [StarlarkArgument] {
        var result: [StarlarkArgument] = []
        while !isAtEnd, !take(end) {
            let start = position
            var label = ""
            while take("*") { label += "*" }
            if case .name(let name)? = token, position + 1 < tokens.count, tokens[position + 1] == .mark("="),
                position + 2 >= tokens.count || tokens[position + 2] != .mark("=")
            {
                label = name
                position += 2
            }
            result.append(StarlarkArgument(label: label, value: expression()))
            if !take(","), position == start || token != .mark(end) {
                // The value of a comprehension or operator is unknown.
                if token != .mark(end), !isAtEnd { position += 1 }
            }
        }
        return result
    }
}
