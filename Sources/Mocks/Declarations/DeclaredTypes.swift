import SwiftReader

extension SourceFile {
    /// By qualified name, the types that the file declares in every build.
    package var unconditionalTypes: [String: SourceLocation] {
        let kinds: Set<Declaration.Kind> = [.class, .actor, .struct, .enum, .protocol, .typealias]
        let named = declarations.compactMap { declaration -> (String, SourceLocation)? in
            guard kinds.contains(declaration.kind), branches(of: declaration).isEmpty,
                let enclosing = enclosingTypes(of: declaration.block)
            else { return nil }
            return ((enclosing + [name(declaration.name)]).joined(separator: "."), location(of: declaration.name))
        }
        return Dictionary(named) { first, _ in first }
    }

    /// The names of the types and extensions around a block; `nil` inside a function.
    func enclosingTypes(of block: BlockID) -> [String]? {
        var names: [String] = []
        var current = block
        while let parent = self[current].parent {
            guard self[current].kind == .members, let owner = self[current].owner else { return nil }
            names.insert(joined(self[owner].name), at: 0)
            current = parent
        }
        return names
    }
}
