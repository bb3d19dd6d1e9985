import SwiftReader

/// A type that the sources write, in one place or in many where the same text means the same.
///
/// A class, because what it means as text is only found out when somebody asks.
final class TypeRepr {
    let type: ResolvedType
    /// Whether no source declares a name in it, nor anything else that it could mean.
    let isForeign: Bool
    /// Whether a name in it means different things in the branches of an `#if`: `type` is that of the first one.
    let dependsOnBranch: Bool
    /// How it is written, until `meaning` is known; `nil` too where its plain names are quickly read again.
    private(set) var form: TypeSyntax?
    private(set) var meaning: CanonicalType?

    init(form: TypeSyntax?, type: ResolvedType, isForeign: Bool, dependsOnBranch: Bool) {
        self.dependsOnBranch = dependsOnBranch
        self.type = type
        self.isForeign = isForeign
        self.form = form
    }

    /// Keeps what was found out.
    func remember(_ meaning: CanonicalType) {
        self.meaning = meaning
        form = nil
    }
}

/// The written types that are known so far, by their text.
struct TypeReprs {
    /// How far a text means the same.
    enum Reach {
        /// Not looked at yet.
        case unread
        /// Everywhere: nothing in it is declared by any source.
        case everywhere(TypeRepr)
        /// In one region of names, and in the first of them it is this.
        case region(Int32, TypeRepr)
        /// Only where it stands: `Self`.
        case location
    }

    private var texts = TextTable()
    /// By the number of the text.
    private var reaches: [Reach] = []
    /// Those of further regions, by the numbers of the region and the text, each in 32 bits.
    var ofRegions = IntMap<TypeRepr>()

    /// The number of a text, and how far it means the same.
    mutating func look(up range: Range<Int>, in source: [UInt8]) -> (text: Int, reach: Reach) {
        let text = texts.add(range, in: source)
        if text == reaches.count { reaches.append(.unread) }
        return (text, reaches[text])
    }

    mutating func set(_ reach: Reach, of text: Int) { reaches[text] = reach }
}
