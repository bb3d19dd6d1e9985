import SwiftReader

/// Types that are named as members of others, without being declared: `User.ID`, `Mode.RawValue`.
extension SemanticModel {
    /// The canonical type written in `range`; `nil` if the range is empty.
    package func meaning(ofWritten range: SourceRange, in file: Int, block: BlockID) -> CanonicalType? {
        resolution.written(range, in: file, block: block).map {
            withMemberTypes(text.meaning(of: $0, in: range, file: file, block: block), in: file, block: block)
        }
    }

    /// A type in which the members of known types are replaced, so far as the sources show what they are.
    package func withMemberTypes(_ written: CanonicalType, in file: Int, block: BlockID) -> CanonicalType {
        guard written.hasForeignNames, written.canonical.hasDots, let old = written.type else { return written }
        let new = old.replacingNames { memberType(named: $0, in: file, block: block) }
        return new == old ? written : written.with(type: new, canonical: text.canonical(new))
    }

    /// The type that a dotted name denotes; `nil` if that is not known.
    private func memberType(named name: String, in file: Int, block: BlockID) -> ResolvedType? {
        guard let dot = name.lastIndex(of: "."), !StandardLibrary.declaresType(named: name),
            let form = TypeSyntaxReader.form(of: Self.words(name[..<dot]))
        else { return nil }
        let member = name[name.index(after: dot)...].trimmingPrefix(" ")
        let found = memberType(named: String(member), of: resolution.type(of: form, in: file, block: block))
        return found.flatMap { $0.holdsParameter || text.meaning(of: $0) == nil ? nil : $0 }
    }

    /// The tokens of a dotted name, also of `[T]`.
    private static func words(_ name: Substring) -> [String] {
        if name.contains(" ") { return name.split(separator: " ").map(String.init) }
        return Array(name.split(separator: ".").map { [String($0)] }.joined(separator: ["."]))
    }

    func memberType(named name: String, of type: ResolvedType) -> ResolvedType? {
        switch type {
        case .declared(let declared, arguments: []):
            guard index.declaration(of: declared).genericParameters.isEmpty, !index.mayBeReplaced(declared) else {
                return nil
            }
            switch name {
            case "RawValue":
                let raw = rawType(of: declared)
                return raw == .unknown ? certainMember(named: "rawValue", of: declared) : raw
            case "AllCases": return allCases(of: type)
            case "ID": return associatedType(named: name, of: declared) ?? certainMember(named: "id", of: declared)
            default: return associatedType(named: name, of: declared)
            }
        case .named("Array", let types) where types.count == 1:
            return ["Element": types[0], "Index": .int, "SubSequence": .named("ArraySlice", arguments: types)][name]
        case .named("Set", let types) where types.count == 1: return name == "Element" ? types[0] : nil
        case .named("Dictionary", let types) where types.count == 2: return ["Key": types[0], "Value": types[1]][name]
        case .named("String", arguments: []): return name == "Element" ? .named("Character", arguments: []) : nil
        default: return nil
        }
    }

    /// The type of the only property of a name, by which a protocol of the standard library infers an associated type.
    private func certainMember(named name: String, of type: Int) -> ResolvedType? {
        guard let members = members(of: type)[name], members.count == 1, let member = members.first,
            index.declaration(member.location).kind == .variable,
            !index.declaration(member.location).modifiers.contains(.static)
        else { return nil }
        let found = certainType(ofVariable: member.location)
        return found == .unknown ? nil : found
    }
}
