import SwiftReader

/// A file that was read, ready to be compared with what becomes of it when its bytes are damaged.
package struct IntactFile {
    package let file: SourceFile
    let tokens: [Token]
    private let prints: [Fingerprint]
    /// For each declaration, how many bytes must be intact so that it must be read as it was.
    private let needs: [UInt32]

    package init(_ file: SourceFile) {
        self.file = file
        let tokens = file.tokens(in: SourceRange(start: 0, end: UInt32(file.bytes.count)))
        let all = DeclarationFingerprints(of: file)
        self.tokens = tokens
        prints = file.declarations.map { all.fingerprint(of: $0) }
        needs = Self.needs(of: file, tokens: tokens)
    }

    /// The declarations that end before the damage and that the reader does not find in the damaged file, each with its
    /// line, its name, its type and all that is around it.
    ///
    /// Where a declaration ends is said by the token behind it: `{` behind `var x: Int` makes accessors of it, `.` behind
    /// `let x = y` goes on. So the damage has to stand behind that token and not touch it. What is bound in a condition
    /// or a loop ends where the braces begin, and whether they are its body or a closure is said by the token behind
    /// them. A capture is one when `in` follows.
    ///
    /// - Parameters:
    ///   - damaged: the reading of the damaged bytes.
    ///   - location: the first byte that is not what it was, 0-based.
    package func harm(in damaged: SourceFile, from location: Int) -> [String] {
        let all = DeclarationFingerprints(of: damaged)
        var found: Set<Fingerprint> = []
        for declaration in damaged.declarations where Int(declaration.range.start) < location {
            found.insert(all.fingerprint(of: declaration))
        }
        return file.declarations.indices.compactMap { index in
            guard Int(needs[index]) < location, !found.contains(prints[index]) else { return nil }
            let declaration = file.declarations[index]
            return "\(declaration.kind) \(file.text(declaration.name)) at \(declaration.range.start)"
        }
    }

    private static func needs(of file: SourceFile, tokens: [Token]) -> [UInt32] {
        let blocks = file.blocks.dropFirst().map(\.range).sorted { $0.start < $1.start }
        return file.declarations.map { declaration in
            // In `let a, b: Int` the type stands behind `b`.
            var end = max(declaration.range.end, declaration.type.end)
            if declaration.binding == .capture {
                let index = firstIndex(in: tokens) { $0.range.start >= end }
                let word = tokens[index...].first {
                    file.bytes[Int($0.range.start)..<Int($0.range.end)].elementsEqual("in".utf8)
                }
                end = word?.range.end ?? end
            } else if declaration.binding != .plain {
                let index = firstIndex(in: blocks) { $0.start >= end }
                if index < blocks.count { end = blocks[index].end }
            }
            let index = firstIndex(in: tokens) { $0.range.start >= end }
            // At the end of the file, anything more may belong to it.
            return index < tokens.count ? tokens[index].range.end : .max
        }
    }

    /// The first element for which something holds that then holds for all behind it; the count where it never does.
    private static func firstIndex<Element>(in elements: [Element], where isBehind: (Element) -> Bool) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(elements[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension SourceFile {
    /// Holds the reading of two files that are joined against the readings of each.
    ///
    /// - Returns: what is not as it should be, in words.
    package static func faultsOfJoining(_ first: SourceFile, _ second: SourceFile) -> [String] {
        let joined = SourceFile(path: "Joined.swift", reading: first.bytes + [0x0A] + second.bytes)
        let shift = UInt32(first.bytes.count + 1)
        let count = first.declarations.count
        guard joined.declarations.count == count + second.declarations.count else {
            return ["\(joined.declarations.count) declarations of \(count) and \(second.declarations.count)"]
        }
        let ofFirst = DeclarationFingerprints(of: first)
        let ofSecond = DeclarationFingerprints(of: second)
        let unshifted = DeclarationFingerprints(of: joined)
        let shifted = DeclarationFingerprints(of: joined, base: shift)
        return joined.declarations.indices.compactMap { index in
            let declaration = joined.declarations[index]
            let isSame =
                index < count
                ? unshifted.fingerprint(of: declaration) == ofFirst.fingerprint(of: first.declarations[index])
                : shifted.fingerprint(of: declaration)
                    == ofSecond.fingerprint(of: second.declarations[index - count])
            return isSame ? nil : "\(declaration.kind) \(joined.text(declaration.name))"
        }
    }
}
