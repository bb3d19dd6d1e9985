import Semantics
import SwiftReader

/// The types of expressions. The type of `dependency` is looked up once for all members of a type, because most reads
/// use it.
struct DependencyTypes {
    private let model: SemanticModel
    /// The file to which the other properties refer.
    private var file = -1
    /// Whether the file has a local variable or parameter called `dependency`, so that its meaning may differ between
    /// blocks.
    private var hasLocal = false
    /// The last result, with its member block.
    private var last: (members: BlockID, name: String, type: ResolvedType)?
    /// The properties of library classes that have the type of a generic argument: `dependency`.
    private let names: [String]

    init(of model: SemanticModel) {
        self.model = model
        names = model.index.knownLibraries.argumentProperties
    }

    mutating func type(of expression: ExpressionID, in file: Int) -> ResolvedType {
        let source = model.source(file)
        guard source[expression].kind == .identifier,
            let name = names.first(where: { source.spells(text: $0, in: source[expression].name) })
        else { return model.type(of: expression, in: file) }
        if file != self.file { enter(file) }
        guard !hasLocal, let members = source.members(around: source[expression].block) else {
            return model.type(of: expression, in: file)
        }
        if let last, last.members == members, last.name == name { return last.type }
        let type = memberType(name, of: members, in: file) ?? model.type(of: expression, in: file)
        switch type {
        // Only the block may know a type of this name.
        case .unknown, .metatype: break
        default: last = (members, name, type)
        }
        return type
    }

    /// The type of the member `dependency` of the type that contains the member block; `nil` if it has none.
    private func memberType(_ name: String, of members: BlockID, in file: Int) -> ResolvedType? {
        guard let type = model.type(owning: members, in: file) else { return nil }
        let found = model.member(named: name, of: .declared(type, arguments: []))
        if case .nothing = found { return nil }
        return model.type(of: found, depth: 0)
    }

    private mutating func enter(_ file: Int) {
        let source = model.source(file)
        self.file = file
        last = nil
        hasLocal =
            source.parameters.contains { isDependency($0.name, in: source) }
            || source.declarations.contains {
                source[$0.block].kind != .members && isDependency($0.name, in: source)
            }
    }

    private func isDependency(_ name: SourceRange, in source: SourceFile) -> Bool {
        names.contains { source.isNamed($0, name) }
    }
}
