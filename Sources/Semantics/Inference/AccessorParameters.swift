import SwiftReader

/// The parameters of accessors: `set(value)`, `willSet(next)`, `didSet(old)`, `init(first)`.
extension SemanticModel {
    /// The value that an accessor receives, if this is its name. It has the type of the property or subscript.
    func accessorParameter(named name: String, of block: BlockID, in file: Int) -> LookupResult? {
        let source = source(file)
        guard source[block].kind == .accessor, let owner = source[block].owner else { return nil }
        let declaration = source[owner]
        let accessors = source.accessors[declaration.accessors.indices]
        guard let accessor = accessors.first(where: { $0.body == block }), let implied = accessor.kind.impliedParameter
        else { return nil }
        let tokens = source.tokens(in: SourceRange(start: accessor.keyword.end, end: source[block].range.start))
        let isNamed = tokens.count > 1 && source.spells("(", in: tokens[0].range)
        guard isNamed ? source.isNamed(name, tokens[1].range) : name == implied else { return nil }
        if declaration.kind == .variable {
            return .typed(type(ofValue: DeclarationLocation(file: file, declaration: owner), depth: 0))
        }
        let written = resolution.type(of: declaration.type, in: file, block: declaration.block)
        return .typed(written.replacing(constraints(of: declaration, in: file)))
    }
}

extension Accessor.Kind {
    /// The name of the parameter that is not written.
    fileprivate var impliedParameter: String? {
        switch self {
        case .set, .willSet, .initialize: "newValue"
        case .didSet: "oldValue"
        case .get, .other: nil
        }
    }
}
