import SwiftReader

/// The text of a finding that all reporters share.
extension Finding {
    /// A further line of a finding, with its location if it has one.
    package struct Note: Hashable, Sendable {
        package let location: SourceLocation?
        package let message: Message

        package init(location: SourceLocation?, message: Message) {
            self.location = location
            self.message = message
        }
    }

    /// The finding in one line: the problem and, if known, the fix.
    package var reason: String {
        guard let repair = repairs.first else { return headline.text + "." }
        return "\(headline.text). \(repair.title.text)."
    }

    /// Everything beyond the headline, in reading order: the path from the root, the other readers, the near misses,
    /// the fixes.
    package var notes: [Note] {
        var notes = context
        let lead = repairs.count > 1 ? "possible fix" : "fix"
        notes += repairs.map { Note(location: $0.location, message: "\(lead): \($0.title)") }
        if let derivedNote { notes.append(derivedNote) }
        return notes
    }

    /// The path from the root, the other readers, the near misses.
    package var context: [Note] {
        var notes = chain.map { Note(location: $0.location, message: $0.message) }
        if let otherRoutesNote { notes.append(otherRoutesNote) }
        notes += readers.dropFirst().map {
            Note(
                location: $0.location,
                message: "\(code: $0.scope) also requires it, in \(code: $0.dependencyProtocol)"
            )
        }
        return notes + nearMissNotes
    }

    /// The number of other routes from a root.
    package var otherRoutesNote: Note? {
        guard otherRoutes > 0 else { return nil }
        let routes: Message = otherRoutes == 1 ? "1 other path leads" : "\(min(otherRoutes, 1000)) other paths lead"
        return Note(location: nil, message: "\(otherRoutes > 1000 ? "more than " : "")\(routes) to the same scope")
    }

    /// The near misses, and the number of those that are not listed.
    package var nearMissNotes: [Note] {
        let listed = nearMisses.map { Note(location: $0.location, message: $0.message) }
        guard moreNearMisses > 0 else { return listed }
        let more: Message = moreNearMisses == 1 ? "1 more candidate" : "\(moreNearMisses) more candidates"
        return listed + [Note(location: nil, message: more)]
    }

    /// The number of derived findings and the first few of them; `nil` if there are none.
    package var derivedNote: Note? { Self.derivedNote(of: derived) }

    static func derivedNote(of derived: [DerivedFinding]) -> Note? {
        guard let first = derived.first else { return nil }
        let most = 3
        let names = derived.prefix(most).map { held -> Message in
            let below: Message = held.below == 0 ? "" : " and \(held.below) below it"
            return "\(code: held.rule) about \(code: held.subject)\(below)"
        }
        let list = names.dropFirst().reduce(names[0]) { "\($0), \($1)" }
        let rest: Message = derived.count > most ? ", and \(derived.count - most) more" : ""
        let count: Message =
            derived.count == 1
            ? "1 finding follows from this one"
            : "\(derived.count) findings follow from this one"
        return Note(location: first.location, message: "\(count): \(list)\(rest)")
    }

    /// Sixteen hexadecimal digits that stay the same while lines move: FNV-1a, 64 bits, over the identity.
    package var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [rule] + identity {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
