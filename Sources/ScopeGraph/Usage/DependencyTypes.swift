import SwiftReader

/// The types of expressions, with those of `dependency` found once for all members of a type: most reads go through it.
struct DependencyTypes {
    private let model: SemanticModel
    /// What the rest is about.
    private var file = -1
    /// Whether a local or a parameter of the file has the name, which may then mean something else in each block.
    private var hasLocal = false
    /// What was found last, with the block of members around it.
    private var last: (members: BlockID, type: ResolvedType)?

    init(of model: SemanticModel) { self.model = model }

    mutating func type(of expression: ExpressionID, in file: Int) -> ResolvedType {
        let source = model.source(file)
        guard source[expression].kind == .identifier, source.spells("dependency", in: source[expression].name) else {
            return model.type(of: expression, in: file)
        }
        if file != self.file { enter(file) }
        guard !hasLocal, let members = source.members(around: source[expression].block) else {
            return model.type(of: expression, in: file)
        }
        if let last, last.members == members { return last.type }
        let type = memberType(of: members, in: file) ?? model.type(of: expression, in: file)
        switch type {
        // A type of the name may be one that only the block knows.
        case .unknown, .metatype: break
        default: last = (members, type)
        }
        return type
    }

    /// The type of the member `dependency` of the type whose members a block holds; `nil` where it has none.
    private func memberType(of members: BlockID, in file: Int) -> ResolvedType? {
        guard let type = model.type(owning: members, in: file) else { return nil }
        let found = model.member(named: "dependency", of: .declared(type, arguments: []))
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
                isDependency($0.name, in: source) && source[$0.block].kind != .members
            }
    }

    private func isDependency(_ name: SourceRange, in source: SourceFile) -> Bool {
        source.spells("dependency", in: name) || source.spells("`dependency`", in: name)
    }
}
