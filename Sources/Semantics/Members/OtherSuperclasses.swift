import SwiftReader

/// Classes whose superclass depends on the branches of an `#if`.
extension SemanticModel {
    /// The superclasses in other builds of a class that names its superclass by a typealias with several declarations in
    /// `#if` branches.
    package func otherSuperclasses(of type: Int) -> [Int] {
        guard let written = writtenSuperclass(of: type), let superclass = written.type.declaredType else { return [] }
        let file = index.types[type].file
        let source = source(file)
        // Most clauses name the class itself.
        if source.names(index.types[superclass].name, in: written.range) { return [] }
        guard let form = TypeSyntaxReader.form(of: written.range, in: source), case .name(let parts) = form.bare,
            let alias = resolution.lookup.type(named: parts, file: file, block: index.declaration(of: type).block),
            index.types[alias].kind == .typealias
        else { return [] }
        return resolution.branches(ofAlias: alias).compactMap(\.type.declaredType).filter {
            $0 != superclass && $0 != type && index.types[$0].kind == .class
        }
    }
}

extension SourceFile {
    /// Whether a range is a name, with generic arguments or without.
    fileprivate func names(_ name: String, in range: SourceRange) -> Bool {
        let end = range.start + UInt32(name.utf8.count)
        guard end < range.end else { return spells(text: name, in: range) }
        let next = SourceRange(start: end, end: end + 1)
        return spells(text: name, in: SourceRange(start: range.start, end: end)) && spells("<", in: next)
    }
}
