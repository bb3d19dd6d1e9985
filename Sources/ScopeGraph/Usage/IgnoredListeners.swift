import SwiftReader

/// Finds the builders whose `build` takes a listener and does nothing with it. Any use of its name counts as giving it on.
struct IgnoredListeners {
    let codebase: Codebase
    private var index: TypeIndex { codebase.index }

    func all() -> [IgnoredListener] {
        var found: [IgnoredListener] = []
        for (type, declared) in index.types.enumerated() where declared.kind == .class {
            guard codebase.ancestry(of: type).libraryBase?.name.makesRIBs ?? false,
                !codebase.library.declares(type, in: index)
            else { continue }
            for member in codebase.members(of: type)["build"] ?? [] {
                found += listeners(of: member, builder: declared.qualifiedName)
            }
        }
        return found.sorted { $0.place < $1.place }
    }

    private func listeners(of build: Member, builder: String) -> [IgnoredListener] {
        let source = codebase.source(build.place.file)
        let declaration = source[build.place.declaration]
        guard !declaration.parameters.isEmpty, source.problems.isEmpty, let body = declaration.body,
            !isStub(body, in: source)
        else { return [] }
        return source.parameters(of: declaration).compactMap { parameter in
            let label = source.name(parameter.label)
            let name = source.name(parameter.name)
            guard label == "withListener" || label == "listener" || name == "listener", name != "_",
                !isNamed(name, in: source[body].range, of: source)
            else { return nil }
            return IgnoredListener(
                builder: builder,
                parameter: name,
                type: source.joined(parameter.type),
                module: index.files[build.place.file].module,
                place: source.place(of: parameter.name)
            )
        }
    }

    /// Whether a body only says that there is nothing yet: it is empty or ends the program.
    private func isStub(_ body: BlockID, in source: SourceFile) -> Bool {
        source[body].items.indices.allSatisfy { item in
            guard case .expression(let id) = source.items[item], let base = source[id].base else { return false }
            return ["fatalError", "preconditionFailure"].contains(source.text(source[base].range))
        }
    }

    /// By the words of the body, so that no use is missed in what is kept as text only.
    private func isNamed(_ name: String, in range: SourceRange, of source: SourceFile) -> Bool {
        let tokens = source.tokens(in: range)
        return tokens.indices.contains { position in
            guard tokens[position].kind == .identifier else {
                // An interpolation is part of its string.
                return tokens[position].kind == .literal && source.text(tokens[position].range).contains(name)
            }
            guard source.name(tokens[position].range) == name else { return false }
            // `interactor.listener` is another's.
            return position == 0 || source.text(tokens[position - 1].range) != "."
        }
    }
}
