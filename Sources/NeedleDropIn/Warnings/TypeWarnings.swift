import SwiftReader

/// Reasons why generated code cannot name a type or conform to a protocol.
extension Generation {
    /// Types that the generated file cannot name.
    func unnamedTypes(in classes: [WrittenClass]) -> [Warning] {
        classes.flatMap { written in
            var named: [(name: String, location: SourceLocation, reason: String)] = []
            if let reason = whyNotNamed(written.dependency.name, written.dependency.oddities) {
                named.append((written.dependency.name, written.dependency.location, reason))
            }
            for source in written.provider.sources.map({ graph.components[$0.component].declared }) {
                let isGeneric = source.oddities.contains(.isGeneric)
                let generic = isGeneric ? "is generic, and Needle leaves its arguments out" : nil
                if let reason = whyNotNamed(source.name, source.oddities) ?? generic {
                    named.append((source.name, source.location, reason))
                }
            }
            return named.map { name, location, reason in
                let provider = "the provider of `\(written.component.name)`, which names it, cannot be compiled"
                return Warning(at: location, "`\(name)` \(reason): \(provider)")
            }
        }
    }

    /// Components whose name is different at run time, or that another file cannot extend.
    var namelessScopes: [Warning] {
        registered.map { graph.components[$0].declared }.flatMap { component in
            var warnings: [Warning] = []
            if component.oddities.contains(.isGeneric) {
                let message =
                    "`\(component.name)` is generic: at run time, its path differs from the registered one, and creating "
                    + "it traps with \(missingFactory)"
                warnings.append(Warning(at: component.location, message))
            }
            if let reason = whyNotNamed(component.name, component.oddities) {
                let message = "`\(component.name)` \(reason): the generated file cannot be compiled with NEEDLE_DYNAMIC"
                warnings.append(Warning(.note, at: component.location, message))
            }
            return warnings
        }
    }

    /// Requirements of dependencies that no provider satisfies.
    func unmetRequirements(of classes: [WrittenClass]) -> [Warning] {
        let classes = classes.filter(\.dependency.mayAskInVain)
        guard !classes.isEmpty else { return [] }
        let defaults = graph.defaultMembers
        let byName = Dictionary(graph.dependencies.map { ($0.declared.name, $0.declared) }) { first, _ in first }
        return classes.flatMap { written -> [Warning] in
            let dependency = written.dependency
            let given = defaults[dependency.name] ?? []
            var wants = dependency.otherRequirements.filter { !given.contains($0) }.map { "requires `\($0)`" }
            wants += dependency.properties.filter(\.isSettable).map { "requires a setter for `\($0.name)`" }
            let names = Set(dependency.properties.map(\.name))
            for base in dependency.laterBases {
                let lost = byName[base]?.properties.filter { !names.contains($0.name) } ?? []
                wants += lost.map { "requires `\($0.name)` through `\(base)`, where Needle does not look" }
            }
            return wants.map { want in
                Warning(
                    at: dependency.location,
                    "`\(dependency.name)` \(want): the provider of `\(written.component.name)` cannot be compiled"
                )
            }
        }
    }

    /// Properties that are visible to providers, but not with `NEEDLE_DYNAMIC`.
    func internalProperties(of classes: [WrittenClass]) -> [Warning] {
        classes.flatMap { written in
            zip(written.dependency.properties, written.provider.suppliers).compactMap { property, supplier in
                guard let (source, found) = source(of: property, supplier), found.isInternal, found.nature == .member
                else {
                    return nil
                }
                return Warning(
                    .note,
                    at: found.location,
                    "`\(found.name)` of `\(graph.components[source].name)` is internal: with NEEDLE_DYNAMIC it is not "
                        + "registered, and reading it traps"
                )
            }
        }
    }

    /// Types that break the string literal that contains them for `NEEDLE_DYNAMIC`, which is always parsed.
    var brokenTexts: [Warning] {
        var warnings: [Warning] = []
        func look(at properties: [Property]) {
            for property in properties where property.type.utf8.contains(10) {
                let message =
                    "The type of `\(property.name)` spans several lines: the generated file cannot be compiled"
                warnings.append(Warning(at: property.location, message))
            }
        }
        for number in registered {
            look(at: graph.requirements(of: graph.components[number]))
            // The literals contain no internal properties.
            if !graph.components[number].isLeaf {
                look(at: graph.components[number].properties.filter { !$0.isInternal })
            }
        }
        return warnings
    }
}

extension Generation {
    /// Why another file cannot name a type; `nil` if it can.
    private func whyNotNamed(_ name: String, _ oddities: Oddities) -> String? {
        if oddities.contains(.isPrivate) { return "is private" }
        guard oddities.contains(.isNested), !graph.aliases.contains(name) else { return nil }
        return "is nested in another type, and Needle writes its bare name"
    }
}

extension DeclaredProtocol {
    /// Whether it has requirements that Needle ignores.
    fileprivate var mayAskInVain: Bool {
        !otherRequirements.isEmpty || !laterBases.isEmpty || properties.contains(where: \.isSettable)
    }
}
