import ScopeGraph
import Semantics
import SwiftReader

/// A listener that a builder's `build` receives and does not use.
struct UnsetListenerSite {
    /// The qualified name of the builder's class.
    let builder: String
    /// The name of the parameter.
    let parameter: String
    /// The type of the parameter, as written.
    let type: String
    /// An index into `ScopeGraph.modules`.
    let module: Int
    /// The location of the parameter's name.
    let location: SourceLocation
}

/// Finds the builders whose `build` receives a listener and does not use it. Any occurrence of its name counts as a
/// use.
struct UnsetListeners {
    let model: SemanticModel
    private var index: TypeIndex { model.index }

    func all() -> [UnsetListenerSite] {
        var found: [UnsetListenerSite] = []
        for type in index.classes {
            guard model.ancestry(of: type).isBuilding,
                !index.libraries.declares(type)
            else { continue }
            for member in model.members(of: type)["build"] ?? [] {
                found += listeners(of: member, builder: index.types[type].qualifiedName)
            }
        }
        return found.sorted { $0.location < $1.location }
    }

    private func listeners(of build: Member, builder: String) -> [UnsetListenerSite] {
        let source = model.source(build.location.file)
        let declaration = source[build.location.declaration]
        guard !declaration.parameters.isEmpty, source.problems.isEmpty, let body = declaration.body,
            !isStub(body, in: source)
        else { return [] }
        return source.parameters(of: declaration).compactMap { parameter in
            let label = source.name(parameter.label)
            let name = source.name(parameter.name)
            guard label == "withListener" || label == "listener" || name == "listener", name != "_",
                !isNamed(name, in: source[body].range, of: source)
            else { return nil }
            return UnsetListenerSite(
                builder: builder,
                parameter: name,
                type: source.text(parameter.type).split(whereSeparator: \.isWhitespace).joined(separator: " "),
                module: index.files[build.location.file].module,
                location: source.location(of: parameter.name)
            )
        }
    }

    /// Whether a body is not implemented yet: it is empty or ends the program.
    private func isStub(_ body: BlockID, in source: SourceFile) -> Bool {
        source[body].items.indices.allSatisfy { item in
            guard case .expression(let id) = source.items[item], let base = source[id].base else { return false }
            return ["fatalError", "preconditionFailure"].contains(source.text(source[base].range))
        }
    }

    /// Compares tokens, to include uses in unparsed text.
    private func isNamed(_ name: String, in range: SourceRange, of source: SourceFile) -> Bool {
        let tokens = source.tokens(in: range)
        return tokens.indices.contains { position in
            guard tokens[position].kind == .identifier else {
                // An interpolation is part of its string literal.
                return tokens[position].kind == .literal && source.text(tokens[position].range).contains(name)
            }
            guard source.name(tokens[position].range) == name else { return false }
            // `interactor.listener` is a property of another object.
            return position == 0 || source.text(tokens[position - 1].range) != "."
        }
    }
}
