import Semantics
import SwiftReader

/// A result builder whose `buildExpression` or `buildBlock` takes a protocol, which may be a dependency.
struct ResultBuilder: Sendable {
    /// An index into `TypeIndex.types`.
    let type: Int
    let taken: [ResolvedType]

    static func all(in model: SemanticModel) -> [ResultBuilder] {
        model.index.types.indices.compactMap { type in
            let source = model.source(model.index.types[type].file)
            let attributes = model.index.declaration(of: type).attributes.indices
            guard attributes.contains(where: { source.spells("resultBuilder", in: source.attributes[$0].name) }) else {
                return nil
            }
            // Expressions reach other functions only through `buildExpression`, if there is one.
            let taken = ["buildExpression", "buildPartialBlock", "buildBlock"].lazy
                .map { model.parameterTypes(ofMethods: $0, in: type) }.first { !$0.isEmpty }
            let protocols = (taken ?? []).filter(model.index.isProtocol)
            return protocols.isEmpty ? nil : ResultBuilder(type: type, taken: protocols)
        }
    }
}

/// Values that a result builder takes, as statements of a closure or function: `children { component }`.
extension ImplicitConversions {
    func builderStatements(in file: Int) -> [Injection] {
        if words.resultBuilders.isEmpty { return [] }
        let source = model.source(file)
        return source.blocks.indices.flatMap { statements(of: source.blocks[$0], in: source) }.flatMap { statement in
            builders(taking: statement, in: file).map { builder, taken in
                Injection(
                    file: file,
                    value: statement,
                    expectedType: taken,
                    receiver: nil,
                    ownType: nil,
                    holders: [.type(builder.type)],
                    location: source.location(of: source[statement].range)
                )
                .followed(in: model)
            }
        }
    }

    /// The expressions that are statements. Beside the braces of a statement, they are conditions.
    private func statements(of block: Block, in source: SourceFile) -> [ExpressionID] {
        let items = block.items.indices.map { source.items[$0] }
        let hasBraces = items.contains { if case .block = $0 { true } else { false } }
        guard block.kind != .members, block.kind != .file, block.kind != .statement || !hasBraces else { return [] }
        return items.compactMap { item in
            if case .expression(let id) = item { id } else { nil }
        }
    }

    /// The result builders that take a statement of the type of an object, which no other code uses.
    private func builders(taking statement: ExpressionID, in file: Int) -> [(ResultBuilder, ResolvedType)] {
        guard let type = model.type(of: statement, in: file).declaredType, model.index.types[type].kind == .class else {
            return []
        }
        // A result that has the type of the value needs no result builder.
        let expected = model.expectedType(of: statement, in: file, depth: 0).bare
        if expected.holdsParameter
            || expected.declaredType.map({ $0 == type || model.inherits(type, from: $0) }) ?? false
        {
            return []
        }
        return words.resultBuilders.flatMap { builder in
            builder.taken.filter { model.inherits(type, fromAllOf: $0) }.map { (builder, $0) }
        }
    }
}
