import SwiftReader

/// A type that the sources write in one location, or in several in which the same text has the same meaning.
///
/// A class, because `meaning` is computed on demand.
package final class TypeRepr {
    package let type: ResolvedType
    /// Whether it depends on no declaration in the sources.
    let isForeign: Bool
    /// Whether a name in it has different meanings in the branches of an `#if`. `type` is that of the first branch.
    let dependsOnBranch: Bool
    /// The syntax, until `meaning` is known. Also `nil` for plain names, which are quickly read again.
    private(set) var form: TypeSyntax?
    private(set) var meaning: CanonicalType?

    init(form: TypeSyntax?, type: ResolvedType, isForeign: Bool, dependsOnBranch: Bool) {
        self.dependsOnBranch = dependsOnBranch
        self.type = type
        self.isForeign = isForeign
        self.form = form
    }

    func remember(_ meaning: CanonicalType) {
        self.meaning = meaning
        form = nil
    }
}

/// The written types that have been read, by their text.
struct TypeReprs {
    /// Where a text has the same meaning.
    enum Reach {
        /// Not determined yet.
        case unread
        /// Everywhere, because it contains no name that any source declares.
        case everywhere(TypeRepr)
        /// In each region of names; the value is that of the first region.
        case region(Int32, TypeRepr)
        /// Only at its own location: `Self`.
        case location
    }

    private var texts = TextTable()
    /// By text number.
    private var reaches: [Reach] = []
    /// The types in further regions. The key combines the numbers of the region and the text, 32 bits each.
    var ofRegions = IntMap<TypeRepr>()

    /// The number of a text, and where it has the same meaning.
    mutating func look(up range: Range<Int>, in source: [UInt8]) -> (text: Int, reach: Reach) {
        let text = texts.add(range, in: source)
        if text == reaches.count { reaches.append(.unread) }
        return (text, reaches[text])
    }

    mutating func set(_ reach: Reach, of text: Int) { reaches[text] = reach }
}
