import SwiftReader

/// The initializers of types, declared in the sources or synthesized by the compiler.
extension SemanticModel {
    /// The initializers of a type and its superclasses.
    func initializers(of type: ResolvedType) -> [Signature] {
        switch type.unwrapped {
        case .declared(let declared, let arguments): return initializers(ofDeclared: declared, arguments: arguments)
        case .named(let name, _):
            return (members(ofForeign: name).initializers ?? []).map { signature(of: $0.location, parameters: [:]) }
        default: return []
        }
    }

    func initializers(ofDeclared type: Int, arguments: [ResolvedType]) -> [Signature] {
        guard arguments.isEmpty else { return findInitializers(ofDeclared: type, arguments: arguments) }
        if let known = initializerTables[type] { return known }
        let found = findInitializers(ofDeclared: type, arguments: [])
        initializerTables.set(found, for: type)
        return found
    }

    private func findInitializers(ofDeclared type: Int, arguments: [ResolvedType]) -> [Signature] {
        let kind = index.types[type].kind
        var result: [Signature] = []
        let bounds = arguments.isEmpty ? constraints(of: index.declaration(of: type), in: index.types[type].file) : [:]
        for step in ancestry(of: type).chain(from: type, arguments: arguments, in: self) {
            guard let own = members(of: step.type).initializers else { continue }
            var parameters = genericParameters(of: step.type, arguments: step.arguments)
            // `class B<D: Needs>: Base<D>` takes what its own parameter allows.
            if step.type != type, !bounds.isEmpty { parameters = parameters.mapValues { $0.replacing(bounds) } }
            for initializer in own { result.append(signature(of: initializer.location, parameters: parameters)) }
        }
        // An initializer in an extension does not replace it.
        let own = members(of: type).initializers ?? []
        if kind == .struct, own.allSatisfy({ $0.owner.kind == .extension }) {
            result.append(memberwiseInitializer(of: type, genericParameters(of: type, arguments: arguments)))
        }
        return result
    }

    private func memberwiseInitializer(of type: Int, _ parameters: [String: ResolvedType]) -> Signature {
        let file = index.types[type].file
        let source = source(file)
        var slots: [Signature.Slot] = []
        guard let body = index.declaration(of: type).body else {
            return Signature(slots: [], result: .unknown, location: nil)
        }
        let constraints = constraints(of: index.declaration(of: type), in: file)
        for id in source.declarations(in: body) {
            let declaration = source[id]
            let isConstantWithValue = declaration.modifiers.contains(.constant) && declaration.initialValue != nil
            guard declaration.kind == .variable, !declaration.modifiers.contains(.static), declaration.body == nil,
                !hasGetter(declaration, in: source), !isConstantWithValue
            else { continue }
            let type = resolution.type(of: declaration.type, in: file, block: body).replacing(parameters)
            slots.append(
                Signature.Slot(
                    label: source.name(declaration.name),
                    type: constraints.isEmpty ? type : type.replacing(constraints),
                    hasDefault: declaration.initialValue != nil,
                    isVariadic: false,
                    generic: type.holdsParameter ? type : nil
                )
            )
        }
        return Signature(slots: slots, result: .unknown, location: nil)
    }

    private func hasGetter(_ declaration: Declaration, in source: SourceFile) -> Bool {
        declaration.accessors.indices.contains {
            let kind = source.accessors[$0].kind
            return kind == .get || kind == .other
        }
    }
}
