import SwiftReader

/// Names as source code has to write them.
package enum SwiftName {
    /// The reserved words of Swift. `Type` and `Protocol` have another meaning after a dot, so that no member can have
    /// them as a name.
    package static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A name as source code: in backticks if it is a reserved word or contains other characters.
    ///
    /// - Parameter name: without backticks.
    package static func written(_ name: String) -> String {
        reserved.contains(name) || name == "_" || !isPlain(name) ? "`\(name)`" : name
    }

    /// Words that have another meaning where a type is expected.
    private static let reservedForTypes: Set<String> = ["any", "async", "await", "each", "some"]

    private static func writtenType(_ name: String) -> String {
        reservedForTypes.contains(name) ? "`\(name)`" : written(name)
    }

    /// The label of a parameter as its declaration has to write it.
    package static func writtenLabel(_ label: String) -> String {
        ["inout", "let", "var"].contains(label) || !isPlainLabel(label) ? "`\(label)`" : label
    }

    /// The label of an argument as a call has to write it.
    package static func writtenArgument(_ label: String) -> String {
        label == "inout" || !isPlainLabel(label) ? "`\(label)`" : label
    }

    /// A label that is named by an underscore keeps its backticks.
    private static func isPlainLabel(_ label: String) -> Bool { label == "`_`" || isPlain(label) }

    /// A qualified type name as source code.
    ///
    /// - Parameter path: `Outer.Inner`, without backticks.
    package static func written(path: String) -> String {
        // Most types are not nested.
        if !path.isEmpty, !path.containsBytes(".") { return writtenType(path) }
        return path.split(separator: ".").map { writtenType(String($0)) }.joined(separator: ".")
    }

    /// The name of a type at run time. A raw identifier keeps its backticks there, with no-break spaces between them.
    ///
    /// - Parameter name: without backticks.
    package static func atRunTime(_ name: String) -> String {
        name.isIdentifier ? name : "`\(name.replacing(" ", with: "\u{A0}"))`"
    }

    /// Whether a name may be that of an operator.
    package static func mayBeOperator(_ name: String) -> Bool { !isPlain(name) }

    private static func isPlain(_ name: String) -> Bool {
        // A fast path: nearly every name is ASCII.
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.utf8.isPlainName }
        guard let first = name.first, !first.isNumber else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
