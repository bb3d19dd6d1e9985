import SwiftReader

/// Names as code has to write them.
public enum SwiftName {
    /// The words of Swift that are no names.
    public static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A name as Swift takes it: in backticks where it is a word of the language or holds other characters.
    ///
    /// - Parameter name: without backticks.
    public static func written(_ name: String) -> String {
        reserved.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// A type's name behind those of the types around it, as Swift takes it.
    ///
    /// - Parameter path: `Outer.Inner`, without backticks.
    public static func written(path: String) -> String {
        // Most types stand inside no other.
        if !path.isEmpty, !path.containsBytes(".") { return written(path) }
        let names = path.split(separator: ".").map(String.init)
        let first = names.first.map { written($0) }
        // Behind a dot these two mean something else.
        let others = names.dropFirst().map { ["Type", "Protocol"].contains($0) ? "`\($0)`" : written($0) }
        return ([first].compactMap(\.self) + others).joined(separator: ".")
    }

    private static func isPlain(_ name: String) -> Bool {
        // Nearly every name is ASCII; looking characters up takes long.
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.utf8.isPlainName }
        guard let first = name.first, !first.isNumber else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
