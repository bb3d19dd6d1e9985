import Foundation
import TestSupport

extension CompilerError {
    /// Whether it is about a scope's conformance or members, or stands in the generated file, so that `check` has to
    /// know of it. All else is about code that Thimble does not speak of: the arguments of a router, say.
    func isAboutWiring(of mutant: Mutant) -> Bool {
        if file == (Sample.generatedFile as NSString).lastPathComponent { return true }
        if isConformance || isUnknownDependency || isRepeated { return true }
        return isMember && !isOwnReading(of: mutant)
    }

    private var namesScope: Bool {
        let pattern = "'(any )?[A-Za-z0-9]+(Component|Dependency[A-Za-z0-9]*)(\\.Type)?'"
        return message.range(of: pattern, options: .regularExpression) != nil
    }

    private var isConformance: Bool {
        (message.contains("does not conform to") || message.contains("cannot conform to")) && namesScope
    }

    private var isUnknownDependency: Bool { message.hasPrefix("cannot find type '") && namesScope }

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
