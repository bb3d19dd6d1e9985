import SwiftReader

/// What one body reads, whatever the circumstances.
struct UnconditionalReads {
    let model: SemanticModel
    let table: ScopeTable
    /// The classes of components that others inherit.
    let inherited: Set<Int>
    /// The names that matter; those of classes stand for their initialisers.
    let suspects: Set<String>

    /// What a computed or lazy property reads when it is asked for its value; what a method or an initialiser reads.
    func reads(whileMaking location: DeclarationLocation) -> [InitializerRead] {
        let source = model.source(location.file)
        let declaration = source[location.declaration]
        guard let type = model.index.type(around: declaration.block, in: location.file) else { return [] }
        var walk = UnconditionalWalk(reads: self, file: location.file, type: type)
        if let body = source.getter(of: declaration) {
            walk.enter(body)
        } else if declaration.modifiers.contains(.lazy), let value = declaration.initialValue {
            walk.enter(value)
        }
        return walk.run()
    }
}
