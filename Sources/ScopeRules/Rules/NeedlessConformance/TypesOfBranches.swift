import Semantics
import SwiftReader

/// The types of values that have another type in other builds, because the branches of an `#if` declare differently
/// what the values are read from. An expression is read with only one of these types.
struct TypesOfBranches {
    let model: SemanticModel
    private(set) var types: Set<Int> = []
    /// By module and name, the declarations in `#if` at the top level.
    private var globals: [GlobalName: [DeclarationLocation]] = [:]
    /// By block and name, those inside functions and closures.
    private var locals: [LocalName: [DeclarationLocation]] = [:]

    private var index: TypeIndex { model.index }

    private struct GlobalName: Hashable {
        let module: Int
        let name: String
    }

    private struct LocalName: Hashable {
        let file: Int
        let block: BlockID
        let name: String
    }

    init(in model: SemanticModel) {
        self.model = model
        for file in index.files.indices {
            let declarations = model.source(file).declarations
            for (number, declaration) in declarations.enumerated() where declaration.condition != nil {
                read(declaration, DeclarationLocation(file: file, declaration: DeclarationID(number)))
            }
        }
        for locations in globals.values { note(locations.map(type)) }
        for locations in locals.values { note(locations.map(type)) }
    }

    private mutating func read(_ declaration: Declaration, _ location: DeclarationLocation) {
        switch declaration.kind {
        case .variable, .function: readValue(declaration, location)
        case .typealias, .class, .struct, .enum, .actor:
            guard let type = index.type(of: location.declaration, in: location.file) else { return }
            note(([type] + index.otherBranches(of: type)).map(meaning))
        default: return
        }
    }

    private mutating func readValue(_ declaration: Declaration, _ location: DeclarationLocation) {
        let source = model.source(location.file)
        let name = source.name(declaration.name)
        switch source[declaration.block].kind {
        case .file:
            let module = index.files[location.file].module
            globals[GlobalName(module: module, name: name), default: []].append(location)
        case .members:
            guard let owner = model.type(owning: declaration.block, in: location.file) else { return }
            note(members(named: name, of: owner).map(type))
        default:
            locals[LocalName(file: location.file, block: declaration.block, name: name), default: []].append(location)
            let start = declaration.range.start
            let other = model.value(named: name, in: location.file, block: declaration.block, before: start)
            switch other {
            case .declarations, .parameter, .typed: note([type(of: location), model.type(of: other, depth: 0)])
            case .type, .nothing: return
            }
        }
    }

    /// All members with a name, in each of which builds may read it.
    private func members(named name: String, of type: Int) -> [DeclarationLocation] {
        let branches = [type] + index.otherBranches(of: type)
        let owners = branches.flatMap { model.withSuperclasses($0) + model.inheritedProtocols(ofType: $0).all }
        return Set(owners).sorted().flatMap { model.members(of: $0)[name] ?? [] }.map(\.location)
    }

    /// Notes the types that one name has in several builds, and those of members that these types have in common.
    private mutating func note(_ alternatives: [ResolvedType]) {
        let different = Set(alternatives.map(\.bare))
        guard different.count > 1 else { return }
        for type in different { types.formUnion(type.heldTypes.flatMap(model.withSuperclasses)) }
        for case .declared(let declared, _) in different {
            for (name, _) in model.members(of: declared) {
                let read = Set(different.map { types(ofMember: name, of: $0) }).filter { !$0.isEmpty }
                if read.count > 1 { for type in read.joined() { types.formUnion(type.heldTypes) } }
            }
        }
    }

    private func types(ofMember name: String, of type: ResolvedType) -> Set<ResolvedType> {
        guard case .declarations(let locations, _) = model.member(named: name, of: type) else { return [] }
        let values = locations.filter { [.variable, .function].contains(index.declaration($0).kind) }
        return Set(values.map { self.type(of: $0).bare })
    }

    /// The type of a variable, or the result of a function.
    private func type(of value: DeclarationLocation) -> ResolvedType {
        let type = model.type(ofValue: value, depth: 0)
        guard index.declaration(value).kind == .function, case .function(_, _, let result) = type else { return type }
        return result
    }

    /// What a name of a type stands for.
    private func meaning(of type: Int) -> ResolvedType {
        let declaration = index.declaration(of: type)
        let file = index.types[type].file
        guard declaration.kind == .typealias, let target = model.source(file).types(declaration.inherited).first else {
            return .declared(type, arguments: [])
        }
        return model.resolution.type(of: target, in: file, block: declaration.block)
    }
}
