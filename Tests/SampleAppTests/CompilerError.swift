import Foundation

/// An error of the compiler.
struct CompilerError: Hashable, Sendable, CustomStringConvertible {
    /// The last component of the path.
    let file: String
    let line: Int
    let message: String

    /// Reads `path:line:column: error: message`; `nil` for any other line.
    init?(line text: String) {
        guard let mark = text.range(of: ": error: ") else { return nil }
        let parts = text[..<mark.lowerBound].split(separator: ":")
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        file = (parts.dropLast(2).joined(separator: ":") as NSString).lastPathComponent
        self.line = line
        message = String(text[mark.upperBound...])
    }

    var description: String { "\(file):\(line): \(message)" }

    /// Whether it is about a scope's conformance or members, or stands in the generated file, so that `check` has to
    /// know of it. All else is about code that Thimble does not speak of: the arguments of a router, say.
    func isAboutWiring(of mutant: Mutant) -> Bool {
        if file == (Sample.generatedFile as NSString).lastPathComponent { return true }
        if isConformance || isUnknownContract || isRepeated { return true }
        return isMember && !isOwnReading(of: mutant)
    }

    private var namesScope: Bool {
        let pattern = "'(any )?[A-Za-z0-9]+(Component|Dependency[A-Za-z0-9]*)(\\.Type)?'"
        return message.range(of: pattern, options: .regularExpression) != nil
    }

    private var isConformance: Bool {
        (message.contains("does not conform to") || message.contains("cannot conform to")) && namesScope
    }

    private var isUnknownContract: Bool { message.hasPrefix("cannot find type '") && namesScope }

    private var isRepeated: Bool {
        (message.contains("redeclaration of '") || message.contains("ambiguous")) && namesScope
    }

    private var isMember: Bool {
        (message.contains("has no member") || message.contains("inaccessible due to")
            || message.contains("cannot be used on instance")) && namesScope
    }

    /// Whether a scope's own code, its builder for one, reads the property that was changed in the same scope: no
    /// wiring is concerned.
    private func isOwnReading(of mutant: Mutant) -> Bool {
        guard let member = mutant.member else { return false }
        return message.contains("'\(member.name)'") && message.contains("'\(member.owner)'")
    }
}
