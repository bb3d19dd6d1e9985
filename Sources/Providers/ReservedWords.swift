/// The words of Swift that are no names.
let reservedWords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
]

/// A name as Swift takes it: in backticks where it is a word of the language or holds other characters.
func quoted(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
    return reservedWords.contains(name) || !isPlain ? "`\(name)`" : name
}
