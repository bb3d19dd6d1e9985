/// An error of the compiler.
package struct CompilerError: Hashable, Sendable, CustomStringConvertible {
    /// The last component of the path.
    package let file: String
    package let line: Int
    package let message: String

    /// Reads `path:line:column: error: message`; `nil` for any other line.
    init?(line text: Substring) {
        guard let mark = text.firstRange(of: ": error: ") else { return nil }
        let parts = text[..<mark.lowerBound].split(separator: ":")
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        file = parts[parts.count - 3].split(separator: "/").last.map(String.init) ?? ""
        self.line = line
        message = String(text[mark.upperBound...])
    }

    package var description: String { "\(file):\(line): \(message)" }
}
