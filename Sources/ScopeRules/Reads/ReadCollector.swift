import Semantics
import SwiftReader

/// Collects the reads of properties with some names, in one pass over all expressions.
struct ReadCollector {
    let model: SemanticModel
    private let filter: NameFilter
    private let components: Set<Int>
    private var table: ReadTable
    private var types: DependencyTypes
    /// The base type of the last read. The next read usually has the same.
    private var last: ReadType?

    private var index: TypeIndex { model.index }

    /// A declared type through whose values something is read.
    private struct ReadType {
        let type: Int
        let members: Members
        /// The type itself and all that it inherits.
        let family: [Int]
    }

    /// - Parameters:
    ///   - names: the names of the properties.
    ///   - components: the component types. A pass-through in one of them does not count as a read.
    static func reads(of names: NameFilter, components: Set<Int>, in model: SemanticModel) -> ReadTable {
        guard !names.isEmpty else { return ReadTable(of: names) }
        let tables = model.onAllCores(model.filePortions) { model, files in
            var collector = ReadCollector(model: model, filter: names, components: components)
            for file in files { collector.read(file) }
            return collector.table
        }
        return tables.dropFirst().reduce(into: tables.first ?? ReadTable(of: names)) { $0.add($1) }
    }

    private init(model: SemanticModel, filter: NameFilter, components: Set<Int>) {
        self.model = model
        self.filter = filter
        self.components = components
        table = ReadTable(of: filter)
        types = DependencyTypes(of: model)
    }

    private mutating func read(_ file: Int) {
        let source = model.source(file)
        lazy var targets = source.assignmentTargets
        for (number, expression) in source.expressions.enumerated() {
            let id = ExpressionID(number)
            switch expression.kind {
            case .member:
                guard let base = expression.base else { continue }
                guard let name = filter.number(expression.name, in: source) else {
                    noteMisreading(expression, of: base, file)
                    continue
                }
                // `self.x = …` assigns the object's own property and reads nothing.
                if targets.contains(id), source.spells("self", in: source[base].range) { continue }
                if isPassedThrough(name, id, base, file) { continue }
                add(name, of: types.type(of: base, in: file), file)
            case .identifier:
                guard let name = filter.number(expression.name, in: source), !targets.contains(id) else { continue }
                readIdentifier(name, expression, file)
            case .keyPath: readWords(in: expression.range, file)
            default: continue
            }
        }
        readUnparsed(file)
    }

    /// Notes a read of the own dependency by a name that no requirement has.
    private mutating func noteMisreading(_ expression: Expression, of base: ExpressionID, _ file: Int) {
        let source = model.source(file)
        guard source.isOwnDependency(base, among: index.knownLibraries.argumentProperties),
            !source.isNamed("self", expression.name)
        else { return }
        var type = types.type(of: base, in: file).unwrapped
        if case .parameter(let name) = type {
            type = model.constraint(of: name, at: expression.block, in: file)?.bare ?? type
        }
        guard index.isProtocol(type), case .nothing = model.member(named: source.name(expression.name), of: type) else {
            return
        }
        for declared in model.parts(of: type).compactMap(\.declaredType) where index.types[declared].kind == .protocol {
            addMisreading(readType(declared))
        }
    }

    private mutating func addMisreading(_ read: ReadType) {
        for ancestor in read.family { table.addMisreading(of: ancestor) }
    }

    /// Adds reads in unparsed text: attributes with arguments, macros, and files that could only be parsed in part.
    private mutating func readUnparsed(_ file: Int) {
        let source = model.source(file)
        if !source.problems.isEmpty {
            return readWords(in: SourceRange(start: 0, end: UInt32(source.bytes.count)), file)
        }
        for attribute in source.attributes where attribute.range.end > attribute.name.end {
            readWords(in: attribute.range, file)
        }
        for declaration in source.declarations where declaration.kind == .macroExpansion {
            readWords(in: declaration.range, file)
        }
    }

    private mutating func readWords(in range: SourceRange, _ file: Int) {
        let source = model.source(file)
        for token in source.tokens(in: range) where token.kind == .identifier {
            if let name = filter.number(token.range, in: source) { addUnknown(name, file) }
        }
    }

    private mutating func addUnknown(_ name: Int, _ file: Int) {
        table.add(name, inModule: index.files[file].module)
    }

    private mutating func add(_ name: Int, of type: ResolvedType, _ file: Int) {
        switch type {
        case .unknown, .parameter: addUnknown(name, file)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): add(name, of: inner, file)
        case .composition(let parts):
            let having = parts.filter { declares($0, filter.names[name]) }
            for part in having.isEmpty ? parts : having { add(name, of: part, file) }
        // `@dynamicMemberLookup` may forward to a generic argument.
        case .named(_, let arguments): if !arguments.isEmpty { addUnknown(name, file) }
        case .declared(let declared, _):
            let read = readType(declared)
            guard hasMember(filter.names[name], type, read) else {
                if index.types[declared].kind == .protocol { addMisreading(read) }
                return addUnknown(name, file)
            }
            for ancestor in read.family { table.add(name, of: ancestor) }
        case .tuple, .function, .metatype: break
        }
    }

    private func declares(_ part: ResolvedType, _ name: String) -> Bool {
        guard case .declared = part else { return false }
        if case .nothing = model.member(named: name, of: part) { return false }
        return true
    }

    private func hasMember(_ name: String, _ type: ResolvedType, _ read: ReadType) -> Bool {
        // Most members are declared by the type itself.
        if read.members[name] != nil { return true }
        if case .nothing = model.member(named: name, of: type) { return false }
        return true
    }

    /// A type with its superclasses, or a protocol with all that it inherits.
    private mutating func readType(_ type: Int) -> ReadType {
        if let last, last.type == type { return last }
        let inherited =
            index.types[type].kind == .protocol
            ? model.inheritedProtocols(of: [type]).declared.map(\.protocolType)
            : model.ancestry(of: type).superclasses.map(\.type)
        // All components share the classes of a library, and all dependencies its protocols.
        let family = [type] + inherited.filter { !index.libraries.declares($0) }
        let read = ReadType(type: type, members: model.members(of: type), family: family)
        last = read
        return read
    }

    /// An identifier: a member of the enclosing type, unless a local variable has the name.
    private mutating func readIdentifier(_ name: Int, _ expression: Expression, _ file: Int) {
        let offset = expression.range.start
        switch model.value(named: filter.names[name], in: file, block: expression.block, before: offset) {
        case .parameter, .typed: return
        case .declarations(let locations, _):
            guard let location = locations.first, let type = index.type(around: expression.block, in: file) else {
                return
            }
            let source = model.source(location.file)
            guard source[index.declaration(location).block].kind == .members else { return }
            for ancestor in readType(type).family { table.add(name, of: ancestor) }
        case .type(.declared): return
        case .type, .nothing: addUnknown(name, file)
        }
    }

    /// Whether a read only sets the component's property of the same name: `var x: X { dependency.x }`, `self.x =
    /// dependency.x`.
    private func isPassedThrough(_ name: Int, _ id: ExpressionID, _ base: ExpressionID, _ file: Int) -> Bool {
        let source = model.source(file)
        guard source.isOwnDependency(base, among: index.knownLibraries.argumentProperties),
            mayFeed(name, from: source[id].block, in: source),
            let type = index.type(around: source[id].block, in: file), components.contains(type)
        else { return false }
        switch model.wiring(of: file).role(of: id) {
        case .initialValue(let declaration): return isMember(declaration, name, in: source)
        case .result(let body):
            guard source[body].kind != .closure, source[body].items.count == 1, let owner = source[body].owner else {
                return false
            }
            return isMember(owner, name, in: source)
        case .assigned(let target):
            guard let owner = source.body(around: source[id].block).flatMap({ source[$0].owner }) else { return false }
            return source[owner].kind == .initializer && filter.number(source[target].name, in: source) == name
        default: return false
        }
    }

    /// Whether a read in a block may be the whole value of a property with the name, or be assigned to it by an
    /// initializer.
    private func mayFeed(_ name: Int, from block: BlockID, in source: SourceFile) -> Bool {
        guard let body = source.body(around: block) else { return true }
        guard let owner = source[body].owner else { return false }
        return source[owner].kind == .initializer || isMember(owner, name, in: source)
    }

    private func isMember(_ declaration: DeclarationID, _ name: Int, in source: SourceFile) -> Bool {
        source[declaration].kind == .variable && source[source[declaration].block].kind == .members
            && filter.number(source[declaration].name, in: source) == name
    }
}
