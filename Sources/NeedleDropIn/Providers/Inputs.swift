import NeedleText

/// Data for a build system to decide whether the generated file is up to date.
extension DropInGraph {
    /// The MD5 over the names and MD5s of all dependencies and components, sorted by name, without duplicates.
    var inputHash: String {
        let dependencies = dependencies.map { ($0.declared.name, $0.file) }
        let named = dependencies + components.map { ($0.name, $0.file) }
        let lines = Set(named.map { name, file in NamedHash(name: name, hash: files[file].declarations.hash) })
        let text = lines.sorted { $0.name != $1.name ? $0.name < $1.name : $0.hash < $1.hash }
            .map { "\($0.name):\($0.hash)\n" }
            .joined()
        return MD5.hex(of: Array(text.utf8))
    }

    /// The absolute paths of the files that declare a dependency or a component, sorted.
    package var inputs: [String] {
        let numbers = dependencies.map(\.file) + components.map(\.file)
        return Set(numbers.map { files[$0].name.location }).sorted()
    }

    /// The components that are not reachable from a root, for Needle's log: each path that begins elsewhere.
    var orphanWarnings: [String] {
        let all = Paths(of: pathGraph, withOrphans: true)
        return written.flatMap { number in
            let component = components[number]
            if component.parents.isEmpty {
                return component.isRoot
                    ? [] : ["\(component.name) is an orphan scope therefore ignored from parsing."]
            }
            return all.ofComponent[number].filter { !all.isRooted($0) }.map { step in
                "\(all.names(to: step)) is an orphan chain, therefore all scopes within the chain are ignored from parsing."
            }
        }
    }
}

/// The variables that Needle ignores because they are private, for its log.
package func privateWarnings(in files: [DropInFile]) -> [String] {
    let names = DropInReader.componentNames(in: files)
    let extended = files.flatMap(\.extensions).filter { names.contains($0.name) }.flatMap { found in
        found.privateProperties.map { (owner: found.name, property: $0) }
    }
    return (files.flatMap(\.declarations.privateProperties) + extended).map { owner, property in
        "\(owner) (\(property.name): \(property.type)) property is private/fileprivate, therefore inaccessible on DI graph."
    }
}

private struct NamedHash: Hashable {
    let name: String
    let hash: String
}
