/// A sentence that keeps code apart from prose, so that each reporter can format code in its own way.
///
/// Create one with a literal: `"\(code: "RootComponent") is private"`.
package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    package enum Fragment: Hashable, Sendable {
        case words(String)
        case code(String)
    }

    package let fragments: [Fragment]

    package init(fragments: [Fragment]) { self.fragments = fragments }

    package init(stringLiteral value: String) { fragments = [.words(value)] }

    package init(stringInterpolation: Interpolation) { fragments = stringInterpolation.fragments }

    /// Collects the fragments of a literal.
    package struct Interpolation: StringInterpolationProtocol, Sendable {
        var fragments: [Fragment] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            // There may be prose before, between and after the interpolations.
            fragments.reserveCapacity(interpolationCount * 2 + 1)
        }

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { fragments.append(.words(literal)) }
        }

        package mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

        package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

        package mutating func appendInterpolation(code: String) { fragments.append(.code(code)) }

        package mutating func appendInterpolation(_ message: Message) { fragments += message.fragments }
    }

    /// The plain text, code in backticks.
    package var text: String {
        var result = ""
        for fragment in fragments {
            switch fragment {
            case .words(let words): result += words
            case .code(let code): result += "`\(code)`"
            }
        }
        return result
    }
}

extension Message {
    /// An English list: `a`, `b` and `c`.
    ///
    /// - Parameter most: the number of parts to name; the others are counted.
    static func list(_ parts: [Message], most: Int = .max) -> Message {
        let rest = parts.count - most
        let named = rest > 0 ? parts.prefix(most) + ["\(rest) more"] : parts[...]
        guard let last = named.last else { return "" }
        let front = named.dropLast()
        guard let first = front.first else { return last }
        let joined = front.dropFirst().reduce(first) { "\($0), \($1)" }
        return "\(joined) and \(last)"
    }
}
