import SwiftReader

extension SemanticModel {
    /// The names that have another meaning inside a class than outside: of its generic parameters, and of the types,
    /// typealiases and associated types that it, its superclasses and its protocols declare. Sorted.
    package func namesOfTypes(inside type: Int) -> [String] {
        let own = index.declaration(of: type)
        let home = source(index.types[type].file)
        var names = Set(home.namesOfGenericParameters(of: own))
        for owner in withSuperclasses(type) { addTypes(inside: owner, to: &names) }
        for conformance in conformances(of: type) { addTypes(inside: conformance.protocolType, to: &names) }
        return names.isEmpty ? [] : names.sorted()
    }

    /// The names of the types that the types around a type declare, and their superclasses and protocols. Sorted.
    package func namesOfTypes(around type: Int) -> [String] {
        let outer = resolution.lookup.typesAround(type: type)
        return outer.isEmpty ? [] : Set(outer.flatMap { namesOfTypes(inside: $0) }).sorted()
    }

    /// Adds the names of the types that a type and its extensions declare.
    private func addTypes(inside owner: Int, to names: inout Set<String>) {
        for block in index.memberBlocks(of: owner) {
            let source = source(block.file)
            for id in source.declarations(in: block.block) where source[id].declaresType {
                names.insert(source.name(source[id].name))
            }
        }
    }
}

extension Declaration {
    fileprivate var declaresType: Bool { isNominal || kind == .typealias || kind == .associatedtype }
}
