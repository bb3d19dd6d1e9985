import ScopeGraph
import Semantics
import SwiftReader

/// What a body reads unconditionally.
struct UnconditionalReads {
    let model: SemanticModel
    let scopes: ScopeDeclarations
    /// The component classes with subclasses.
    let inherited: Set<Int>
    /// The candidate names. The name of a class denotes its initializers.
    let candidates: Set<String>

    /// The reads of a computed or lazy property when its value is requested, or of a method or initializer when it is
    /// called.
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
