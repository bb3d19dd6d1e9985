import SwiftReader

/// What one body reads, whatever the circumstances.
struct CertainReads {
    let codebase: Codebase
    let table: ScopeTable
    /// The classes of components that others inherit.
    let inherited: Set<Int>
    /// The names that matter; those of classes stand for their initialisers.
    let suspects: Set<String>

    /// What a computed or lazy property reads when it is asked for its value; what a method or an initialiser reads.
    func reads(whileMaking place: DeclarationPlace) -> [MakingRead] {
        let source = codebase.source(place.file)
        let declaration = source[place.declaration]
        guard let type = codebase.index.type(around: declaration.block, in: place.file) else { return [] }
        var walk = CertainWalk(reads: self, file: place.file, type: type)
        if let body = source.getter(of: declaration) {
            walk.enter(body)
        } else if declaration.modifiers.contains(.lazy), let value = declaration.initialValue {
            walk.enter(value)
        }
        return walk.run()
    }
}
