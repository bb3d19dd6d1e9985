/// A token of a build file in Starlark, the language of Bazel and Buck.
enum StarlarkToken: Equatable {
    case name(String)
    case text(String)
    /// Brackets, operators, commas.
    case mark(Character)
    /// The end of a line outside brackets, with the indentation of the next one.
    case line(indentation: Int)
}

/// An expression, limited to the forms that build files use in module names.
indirect enum StarlarkExpression {
    case text(String)
    case name(String)
    case list([StarlarkExpression])
    /// `{key: value}`.
    case dictionary([(key: StarlarkExpression, value: StarlarkExpression)])
    case call(function: String, arguments: [StarlarkArgument])
    /// `"feature".title()`, `f(name).title()`.
    case method(StarlarkExpression, name: String, arguments: [StarlarkArgument])
    /// `names[key]`.
    case element(of: StarlarkExpression, at: StarlarkExpression)
    /// `left + right`.
    case sum(StarlarkExpression, StarlarkExpression)
    /// `"%sKit" % name`.
    case format(StarlarkExpression, StarlarkExpression)
    /// `given or name`.
    case either(StarlarkExpression, StarlarkExpression)
    /// `given if condition else name`.
    case conditional(StarlarkExpression, condition: StarlarkExpression, otherwise: StarlarkExpression)
    /// `[feature(name = name) for name in names if condition]`.
    case comprehension(
        StarlarkExpression,
        variables: StarlarkVariables,
        elements: StarlarkExpression,
        conditions: [StarlarkExpression]
    )
    case negation(StarlarkExpression)
    /// `condition and other`.
    case both(StarlarkExpression, StarlarkExpression)
    /// `name == other`.
    case equality(StarlarkExpression, StarlarkExpression)
    /// `name in names`.
    case membership(StarlarkExpression, of: StarlarkExpression)
    case other
}

struct StarlarkArgument {
    /// "" for no label, `**` for a dictionary of arguments.
    let label: String
    let value: StarlarkExpression
}

/// A statement at the top level of a file or in a function.
enum StarlarkStatement {
    case expression(StarlarkExpression)
    case assignment(name: String, StarlarkExpression)
    /// `for name in names:`.
    case loop(variables: StarlarkVariables, elements: StarlarkExpression, body: [StarlarkStatement])
    /// `if condition:`.
    case conditional(StarlarkExpression, body: [StarlarkStatement], otherwise: [StarlarkStatement])
}

/// What each round of a loop assigns: `name` or `name, (sources, dependencies)`.
indirect enum StarlarkVariables {
    case name(String)
    case list([StarlarkVariables])

    var names: [String] {
        switch self {
        case .name(let name): [name]
        case .list(let variables): variables.flatMap(\.names)
        }
    }
}

extension StarlarkExpression {
    /// Whether it names files by strings, lists and globs alone.
    var isLiteral: Bool {
        switch self {
        case .text: true
        case .list(let elements): elements.allSatisfy(\.isLiteral)
        case .call("glob", let arguments): arguments.allSatisfy(\.value.isLiteral)
        case .sum(let left, let right): left.isLiteral && right.isLiteral
        default: false
        }
    }
}

struct StarlarkFunction {
    /// With their default values. The name of `**kwargs` includes the asterisks.
    let parameters: [(name: String, initial: StarlarkExpression?)]
    let body: [StarlarkStatement]
    /// The names whose values it changes.
    var changedNames: Set<String> = []
}

/// Splits a file into tokens.
func starlarkTokens(of bytes: [UInt8]) -> [StarlarkToken] {
    let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var tokens: [StarlarkToken] = []
    var (index, depth) = (0, 0)
    func isName(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic || isDigit(scalar) }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    while index < text.count {
        let scalar = text[index]
        switch scalar {
        case "#": while index < text.count, text[index] != "\n" { index += 1 }
        case "\n":
            index += 1
            var indentation = 0
            while index < text.count, text[index] == " " || text[index] == "\t" {
                indentation += 1
                index += 1
            }
            if depth == 0 { tokens.append(.line(indentation: indentation)) }
        case "\"", "'":
            let count = index + 2 < text.count && text[index + 1] == scalar && text[index + 2] == scalar ? 3 : 1
            index += count
            var content = String.UnicodeScalarView()
            while index < text.count {
                let isEnd = text[index...].prefix(count).allSatisfy { $0 == scalar } && index + count <= text.count
                if isEnd { break }
                if text[index] == "\\", index + 1 < text.count { index += 1 }
                content.append(text[index])
                index += 1
            }
            index += count
            tokens.append(.text(String(content)))
        case _ where isName(scalar):
            var name = String.UnicodeScalarView()
            while index < text.count, isName(text[index]) || text[index] == "." {
                name.append(text[index])
                index += 1
            }
            tokens.append(.name(String(name)))
        default:
            if "([{".unicodeScalars.contains(scalar) { depth += 1 }
            if ")]}".unicodeScalars.contains(scalar) { depth = max(0, depth - 1) }
            if !scalar.properties.isWhitespace { tokens.append(.mark(Character(scalar))) }
            index += 1
        }
    }
    return tokens
}
