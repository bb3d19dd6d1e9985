import SwiftReader

/// The declarations that a generated file lacks, has in excess, or has in another form.
struct GeneratedDifference {
    /// One message for each type whose wiring changed: "`LoggedInComponent` lacks `theme`". The types of the new file
    /// come first, in its order.
    let changes: [Message]

    /// - Parameters:
    ///   - old: the bytes of the existing file.
    ///   - new: the bytes of the file as it would be generated.
    init(from old: [UInt8], to new: [UInt8]) {
        let (before, after) = (GeneratedMembers(of: old), GeneratedMembers(of: new))
        let names = after.types + before.types.filter { after.members[$0] == nil }
        changes = names.compactMap { name in
            Self.change(of: name, from: before.members[name] ?? [:], to: after.members[name] ?? [:])
        }
    }

    private static func change(of type: String, from old: [String: String], to new: [String: String]) -> Message? {
        let missing = new.keys.filter { old[$0] == nil }
        let extra = old.keys.filter { new[$0] == nil }
        let changed = new.keys.filter { name in old[name].map { $0 != new[name] } ?? false }
        let parts = [
            part("lacks", missing), part("no longer needs", extra), part("has an outdated", changed),
        ]
        let known = parts.compactMap(\.self)
        return known.isEmpty ? nil : "\(code: type) \(Message.list(known))"
    }

    private static func part(_ verb: String, _ names: [String]) -> Message? {
        if names.isEmpty { return nil }
        return "\(verb) \(Message.list(names.sorted().map { name -> Message in "\(code: name)" }, most: 5))"
    }
}

/// The members and clauses of a generated file.
private struct GeneratedMembers {
    /// The names of the protocols and of the extended types, in order of first occurrence.
    private(set) var types: [String] = []
    /// By type, the text of each member by its name. A protocol that an extension adds counts as a member.
    private(set) var members: [String: [String: String]] = [:]

    init(of bytes: [UInt8]) {
        let source = SourceFile(path: "", reading: bytes)
        var typesOfBlocks: [BlockID: String] = [:]
        for declaration in source.declarations {
            if declaration.kind == .protocol || declaration.kind == .extension {
                let type = source.joined(declaration.name)
                add(type, conformingTo: declaration.kind == .extension ? source.inherited(by: declaration) : [])
                if let body = declaration.body { typesOfBlocks[body] = type }
            } else if let type = typesOfBlocks[declaration.block] {
                // Branches of one `#if` may declare a name several times.
                members[type]?[source.name(declaration.name), default: ""] += source.joined(declaration.range)
            }
        }
    }

    private mutating func add(_ type: String, conformingTo protocols: [String]) {
        if members[type] == nil {
            types.append(type)
            members[type] = [:]
        }
        for name in protocols { members[type]?[name] = "" }
    }
}

extension SourceFile {
    /// The names in the inheritance clause of a declaration.
    fileprivate func inherited(by declaration: Declaration) -> [String] {
        types[declaration.inherited.indices].map { joined($0) }
    }
}
