import SwiftReader

/// Resolves references by name.
extension DropInGraph {
    /// A component is a parent of every component whose name begins one of its calls.
    mutating func linkParents() {
        // Most callees are not components. Outside ASCII, names with different bytes can be equal.
        let words = WordSet(numbers.keys)
        for parent in components.indices {
            for name in components[parent].callees {
                guard words.contains(WordHash(name)) || !name.isASCII, let child = numbers[name] else { continue }
                components[child].parents.append(parent)
                components[parent].isLeaf = false
            }
        }
    }

    mutating func linkDependencies() throws(DropInError) {
        let declared = Dictionary(dependencies.indices.map { (dependencies[$0].declared.name, $0) }) { $1 }
        for number in components.indices {
            let name = components[number].declared.dependency
            components[number].dependency = declared[name]
            if declared[name] == nil, name != DeclaredProtocol.empty {
                let component = components[number].name
                throw DropInError("Missing dependency protocol data model with name \(name), for \(component).")
            }
        }
    }

    mutating func linkNonCoreComponents() throws(DropInError) {
        var nonCore: [String: Int] = [:]
        for number in components.indices {
            guard case .nonCore = components[number].declared.kind else { continue }
            nonCore[components[number].name] = number
            // The core reads from it.
            components[number].isLeaf = false
        }
        for number in components.indices {
            guard case .pluginized(_, let name) = components[number].declared.kind else { continue }
            guard let child = nonCore[name] else {
                let component = components[number].name
                throw DropInError("Cannot find \(component)'s non-core component with type name \(name)")
            }
            components[number].isLeaf = false
            components[number].nonCore = child
            components[child].parents.append(number)
        }
    }

    mutating func linkPluginExtensions() throws(DropInError) {
        let declared = Dictionary(pluginExtensions.indices.map { (pluginExtensions[$0].name, $0) }) { $1 }
        for number in components.indices {
            guard case .pluginized(let name, _) = components[number].declared.kind else { continue }
            guard let found = declared[name] else {
                let component = components[number].name
                throw DropInError("Cannot find \(component)'s plugin extension with type name \(name)")
            }
            components[number].pluginExtension = found
        }
    }
}
