import SwiftReader

/// Reads the types of files. Each text is read once.
extension TypeResolution {
    /// The type written in `range`; `nil` if the range is empty.
    package func written(_ range: SourceRange, in file: Int, block: BlockID) -> TypeRepr? {
        guard !range.isEmpty else { return nil }
        let memory = lookup.memory
        let source = index.files[file].source
        let bounds = source.bounds(of: range)
        let (text, reach) = memory.written.look(up: bounds, in: source.bytes)
        switch reach {
        case .everywhere(let known): return known
        case .unread:
            let (found, reach) = firstReading(of: range, bounds, in: file, block: block)
            memory.written.set(reach, of: text)
            return found
        case .location: return read(range, in: file, block: block, isForeign: false)
        case .region(let first, let known):
            let region = lookup.region(of: block, in: file)
            if region == Int(first) { return known }
            let key = region << 32 | text
            if let known = memory.written.ofRegions[key] { return known }
            let found = read(range, in: file, block: block, isForeign: false)
            if let found { memory.written.ofRegions.set(found, for: key) }
            return found
        }
    }

    /// Reads a type whose text is new, and determines where that text has the same meaning.
    private func firstReading(
        of range: SourceRange,
        _ bounds: Range<Int>,
        in file: Int,
        block: BlockID
    ) -> (type: TypeRepr?, reach: TypeReprs.Reach) {
        let source = index.files[file].source
        if let plain = source.plainType(in: range), let found = firstReading(of: plain, in: file, block: block) {
            return found
        }
        // The meaning of a dotted name may depend on the imports.
        let isDotted = source.bytes[bounds].contains(UInt8(ascii: "."))
        if !isDotted, !index.names.mayDeclareWord(of: range, in: source) {
            let foreign = read(range, in: file, block: .file, isForeign: true)
            return foreign.map { ($0, .everywhere($0)) } ?? (nil, .location)
        }
        let type = read(range, in: file, block: block, isForeign: false)
        guard let type, !source.namesSelf(in: range) else {
            return (type, .location)
        }
        return (type, .region(Int32(truncatingIfNeeded: lookup.region(of: block, in: file)), type))
    }

    /// The same for a plain type; `nil` if one of its names is `Self`.
    private func firstReading(
        of plain: PlainType,
        in file: Int,
        block: BlockID
    ) -> (type: TypeRepr?, reach: TypeReprs.Reach)? {
        let bytes = index.files[file].source.bytes
        let name = index.names.word(plain.name, in: bytes)
        let argument = plain.argument.flatMap { index.names.word($0, in: bytes) }
        guard name != TypeNames.ofSelf, argument != TypeNames.ofSelf else { return nil }
        let isForeign = name == nil && argument == nil
        let written = written(form: nil, isForeign: isForeign) {
            type(of: plain, (name, argument), in: file, block: block)
        }
        if isForeign { return (written, .everywhere(written)) }
        return (written, .region(Int32(truncatingIfNeeded: lookup.region(of: block, in: file)), written))
    }

    private func read(_ range: SourceRange, in file: Int, block: BlockID, isForeign: Bool) -> TypeRepr? {
        guard let form = TypeSyntaxReader.form(of: range, in: index.files[file].source) else { return nil }
        return written(form: form, isForeign: isForeign) { type(of: form, in: file, block: block) }
    }

    private func written(form: TypeSyntax?, isForeign: Bool, _ type: () -> ResolvedType) -> TypeRepr {
        lookup.memory.dependsOnBranch = false
        let type = type()
        return TypeRepr(form: form, type: type, isForeign: isForeign, dependsOnBranch: lookup.memory.dependsOnBranch)
    }
}
