import SwiftReader

/// Types as they stand in files, each text read once.
extension TypeResolution {
    /// The type written in `range`; `nil` where nothing is written.
    func written(_ range: SourceRange, in file: Int, block: BlockID) -> WrittenType? {
        guard !range.isEmpty else { return nil }
        let memory = lookup.memory
        let source = index.files[file].source
        let bytes = source.bytes
        let start = min(Int(range.start), bytes.count)
        let bounds = start..<max(start, min(Int(range.end), bytes.count))
        var (text, reach) = memory.written.look(up: bounds, in: bytes)
        if case .unread = reach {
            reach = self.reach(of: range, bounds, in: file)
            memory.written.set(reach, of: text)
        }
        switch reach {
        case .everywhere(let known): return known
        case .unread, .place: return read(range, in: file, block: block, isForeign: false)
        case .region:
            let region = lookup.region(of: block, in: file)
            let key = WrittenTypes.Key(region: Int32(truncatingIfNeeded: region), text: Int32(truncatingIfNeeded: text))
            if let known = memory.written.ofRegions[key] { return known }
            let found = read(range, in: file, block: block, isForeign: false)
            memory.written.ofRegions[key] = found
            return found
        }
    }

    /// The form of the type written in `range`; `nil` where nothing is written.
    func form(of range: SourceRange, in file: Int, block: BlockID) -> TypeForm? {
        written(range, in: file, block: block)?.form ?? TypeFormReader.form(of: range, in: index.files[file].source)
    }

    /// How far the text of a type means the same.
    private func reach(of range: SourceRange, _ bounds: Range<Int>, in file: Int) -> WrittenTypes.Reach {
        let source = index.files[file].source
        // What a dotted name means may depend on the imports.
        let isDotted = source.bytes[bounds].contains(UInt8(ascii: "."))
        if !isDotted, !index.mayDeclareWord(of: range, in: source) {
            if let name = source.plainName(range), let bare = WrittenType(bareName: name) { return .everywhere(bare) }
            return read(range, in: file, block: .file, isForeign: true).map { .everywhere($0) } ?? .place
        }
        return source.hasWord(in: range) { source.spells("Self", in: $0) } ? .place : .region
    }

    private func read(_ range: SourceRange, in file: Int, block: BlockID, isForeign: Bool) -> WrittenType? {
        guard let form = TypeFormReader.form(of: range, in: index.files[file].source) else { return nil }
        let type = type(of: form, in: file, block: block)
        return WrittenType(form: form, type: type, isForeign: isForeign)
    }
}
