import SwiftReader

extension SemanticModel {
    /// The attributes that restrict where a type can be used, its own and those of its enclosing types:
    /// `@available(…)`.
    package func availability(ofType type: Int) -> [String] { attributes("available", ofType: type) }

    /// The groups of clients that see a public type, its own and those of its enclosing types: `@_spi(…)`.
    package func systemInterfaces(ofType type: Int) -> [String] { attributes("_spi", ofType: type) }

    private func attributes(_ name: StaticString, ofType type: Int) -> [String] {
        var found: [String] = []
        func add(of owner: Int) {
            let declaration = index.declaration(of: owner)
            if declaration.attributes.isEmpty { return }
            let source = source(index.types[owner].file)
            for number in declaration.attributes.indices {
                guard source.spells(name, in: source.attributes[number].name) else { continue }
                let text = source.text(source.attributes[number].range)
                if !found.contains(text) { found.append(text) }
            }
        }
        add(of: type)
        for owner in resolution.lookup.typesAround(type: type) { add(of: owner) }
        return found
    }
}
