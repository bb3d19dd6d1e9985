import SwiftReader

/// Names as source code has to write them.
package enum SwiftName {
    /// The reserved words of Swift.
    package static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A name as source code: in backticks if it is a reserved word or contains other characters.
    ///
    /// - Parameter name: without backticks.
    package static func written(_ name: String) -> String {
        reserved.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// A qualified type name as source code.
    ///
    /// - Parameter path: `Outer.Inner`, without backticks.
    package static func written(path: String) -> String {
        // Most types are not nested.
        if !path.isEmpty, !path.containsBytes(".") { return written(path) }
        let names = path.split(separator: ".").map(String.init)
        let first = names.first.map { written($0) }
        // After a dot, these two have another meaning.
        let others = names.dropFirst().map { ["Type", "Protocol"].contains($0) ? "`\($0)`" : written($0) }
        return ([first].compactMap(\.self) + others).joined(separator: ".")
    }

    private static func isPlain(_ name: String) -> Bool {
        // A fast path: nearly every name is ASCII.
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.utf8.isPlainName }
        guard let first = name.first, !first.isNumber else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
