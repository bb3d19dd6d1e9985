import SwiftReader

/// The declarations of a manifest and its helpers, by name.
struct ManifestProgram {
    struct Member {
        /// An index into `files`.
        let file: Int
        let declaration: DeclarationID
        let isStatic: Bool
    }

    struct DeclaredType {
        var kind: Declaration.Kind?
        /// The names of inherited types, including protocols.
        var inherited: [String] = []
        /// In source order, members of extensions last.
        var members: [String: [Member]] = [:]
        var initializers: [Member] = []
        /// The names of an enum's cases, in source order.
        var cases: [String] = []
        /// The stored properties in source order.
        var stored: [String] = []
    }

    private(set) var files: [SourceFile]
    /// By qualified name. Types that are only extended have no kind.
    private(set) var types: [String: DeclaredType] = [:]
    /// Global variables and functions.
    private(set) var globals: [String: [Member]] = [:]
    /// The static members of all types, by name.
    private(set) var statics: [String: [(type: String, member: Member)]] = [:]
    /// The extended types of lists with certain elements, such as `[Target]`, in source order.
    private(set) var listTypes: [String] = []
    /// Whether a manifest of SwiftPM is one of the files, where targets are objects.
    private(set) var hasObjects = false
    /// For each file, the bodies of closures that use `$1`.
    private var bodiesWithSecondParameter: [Set<BlockID>] = []

    init(_ files: [SourceFile]) {
        self.files = files
        for file in files.indices { add(file) }
    }

    /// A copy with a manifest as its last file.
    func with(_ manifest: SourceFile) -> ManifestProgram {
        var copy = self
        copy.files.append(manifest)
        copy.hasObjects = manifest.imports("PackageDescription")
        copy.add(files.count)
        return copy
    }

    /// Whether a closure uses `$1`.
    func usesSecondParameter(_ body: BlockID, in file: Int) -> Bool { bodiesWithSecondParameter[file].contains(body) }

    private mutating func add(_ number: Int) {
        let file = files[number]
        bodiesWithSecondParameter.append(file.bodiesWithSecondParameter)
        var names: [BlockID: String] = [:]
        for (index, declaration) in file.declarations.enumerated() {
            let id = DeclarationID(index)
            let isInFile = file[declaration.block].kind == .file
            guard isInFile || names[declaration.block] != nil else { continue }
            let outer = names[declaration.block]
            let isStatic = declaration.modifiers.contains(.static)
            let member = Member(file: number, declaration: id, isStatic: isStatic)
            if let name = typeName(of: declaration, in: file, outer) {
                if let body = declaration.body { names[body] = name }
                declare(name, declaration, in: file)
                continue
            }
            guard let outer else {
                globals[file.name(declaration.name), default: []].append(member)
                continue
            }
            add(member, declaration, named: file.name(declaration.name), to: outer)
        }
    }

    private mutating func add(_ member: Member, _ declaration: Declaration, named name: String, to type: String) {
        var declared = types[type] ?? DeclaredType()
        switch declaration.kind {
        case .initializer: declared.initializers.append(member)
        case .enumCase:
            declared.cases.append(name)
            declared.members[name, default: []].append(member)
        case .variable, .function:
            declared.members[name, default: []].append(member)
            let isStored = declaration.body == nil && declaration.accessors.isEmpty
            if declaration.kind == .variable, isStored, !member.isStatic { declared.stored.append(name) }
            if member.isStatic { statics[name, default: []].append((type, member)) }
        default: break
        }
        types[type] = declared
    }

    private mutating func declare(_ name: String, _ declaration: Declaration, in file: SourceFile) {
        if declaration.isNominal { types[name, default: DeclaredType()].kind = declaration.kind }
        if name.hasPrefix("["), types[name] == nil { listTypes.append(name) }
        let inherited = declaration.inherited.indices.map { file.joined(file.types[$0]) }
        types[name, default: DeclaredType()].inherited += inherited
    }

    private func typeName(of declaration: Declaration, in file: SourceFile, _ outer: String?) -> String? {
        if declaration.kind == .extension { return extendedType(of: declaration, in: file) }
        guard declaration.isNominal else { return nil }
        let name = file.name(declaration.name)
        return outer.map { "\($0).\(name)" } ?? name
    }

    /// `[Target]` for `Array<Target>` and for an array or collection whose `Element` is `Target`.
    private func extendedType(of declaration: Declaration, in file: SourceFile) -> String {
        let name = file.joined(declaration.name)
        if name.hasPrefix("Array<"), name.hasSuffix(">") { return "[\(name.dropFirst(6).dropLast())]" }
        guard ["Array", "Collection", "Sequence"].contains(name) else { return name }
        let requirement = file.joined(declaration.whereClause).filter { $0 != " " }
        let start = ["Element==", "Self.Element==", "Element:", "Self.Element:"].first { requirement.hasPrefix($0) }
        return start.map { "[\(requirement.dropFirst($0.count))]" } ?? name
    }

    /// The declared or extended type that a name refers to inside another type.
    func type(named name: String, inside outer: String?) -> String? {
        var prefix = outer
        while let around = prefix {
            if types["\(around).\(name)"] != nil { return "\(around).\(name)" }
            prefix = around.lastIndex(of: ".").map { String(around[..<$0]) }
        }
        return types[name] == nil ? nil : name
    }

    /// The instance members of a type with a name, those of inherited types last.
    func members(named name: String, of type: String) -> [(type: String, member: Member)] {
        var result: [(type: String, member: Member)] = []
        var pending = [type]
        var visited: Set<String> = []
        while let next = pending.popLast() {
            guard visited.insert(next).inserted, let declared = types[next] else { continue }
            result += (declared.members[name] ?? []).map { (next, $0) }
            pending += declared.inherited.reversed()
        }
        return result
    }

    /// The qualified name of a written type, or of the element of an array type, if it is one of these types.
    func qualified(_ written: String, inside outer: String?) -> String {
        if written.hasPrefix("["), written.hasSuffix("]") {
            let element = String(written.dropFirst().dropLast())
            return "[\(type(named: element, inside: outer) ?? element)]"
        }
        return type(named: written.filter { $0 != "?" }, inside: outer) ?? written
    }
}

extension SourceFile {
    /// The bodies of closures that use `$1`, other than in closures inside them.
    fileprivate var bodiesWithSecondParameter: Set<BlockID> {
        var bodies: Set<BlockID> = []
        for expression in expressions where expression.kind == .identifier && isNamed("$1", expression.name) {
            var block: BlockID? = expression.block
            while let next = block, self[next].closure == nil { block = self[next].parent }
            if let block { bodies.insert(block) }
        }
        return bodies
    }
}
