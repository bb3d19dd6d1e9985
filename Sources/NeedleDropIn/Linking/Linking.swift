extension DropInReader {
    /// The names of all components that some files declare.
    package static func componentNames(in files: [DropInFile]) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for components in file.declarations.allComponents { names.formUnion(components.map(\.name)) }
        }
        return names
    }
}

extension FileDeclarations {
    var allComponents: [[DeclaredComponent]] {
        [components, nonCoreComponents, pluginizedComponents]
    }
}

extension DropInGraph {
    /// Links the declarations of files, in Needle's order of steps: the first fault throws.
    ///
    /// - Parameter files: all files, finished, in the order in which Needle reads them.
    package init(linking files: [DropInFile], isPluginized: Bool) throws(DropInError) {
        self.init(files: files, isPluginized: isPluginized)
        collect()
        try checkDuplicates()
        addExtensions()
        linkParents()
        try linkDependencies()
        try linkNonCoreComponents()
        try linkPluginExtensions()
        try checkAncestorCycles()
        try checkPluginCycles()
        try checkParents()
    }

    private mutating func collect() {
        func components(_ list: (FileDeclarations) -> [DeclaredComponent]) -> [LinkedComponent] {
            files.indices.flatMap { number in
                list(files[number].declarations).map { declared in
                    LinkedComponent(
                        declared: declared,
                        file: number,
                        properties: declared.properties,
                        callees: declared.callees
                    )
                }
            }
        }
        let nonCore = components(\.nonCoreComponents)
        let plain = components(\.components)
        self.components = nonCore + plain + components(\.pluginizedComponents)
        let count = nonCore.count + plain.count
        written = Array(nonCore.count..<count) + Array(0..<nonCore.count) + Array(count..<self.components.count)
        for number in files.indices {
            for dependency in files[number].declarations.dependencies { dependencies.append((dependency, number)) }
            pluginExtensions += files[number].declarations.pluginExtensions
        }
        numbers.reserveCapacity(self.components.count)
        for number in self.components.indices.reversed() { numbers[self.components[number].name] = number }
        var imports: Set<String> = []
        for file in files where file.declaresSomething || extendsComponent(file) { imports.formUnion(file.imports) }
        self.imports = imports.sorted()
        aliases = Set(files.lazy.flatMap(\.aliases))
    }

    private func extendsComponent(_ file: DropInFile) -> Bool {
        file.extensions.contains { numbers[$0.name] != nil }
    }

    private func checkDuplicates() throws(DropInError) {
        if numbers.count < components.count, let name = firstDuplicate(in: components.map(\.name)) {
            throw DropInError("Needle does not support components with the same name \(name)")
        }
        if let name = firstDuplicate(in: dependencies.map(\.declared.name)) {
            throw DropInError("Needle does not support dependency protocols with the same name \(name)")
        }
    }

    private func firstDuplicate(in names: [String]) -> String? {
        var seen: Set<String> = []
        return names.first { !seen.insert($0).inserted }
    }

    private mutating func addExtensions() {
        for found in files.flatMap(\.extensions) {
            guard let number = numbers[found.name] else { continue }
            components[number].properties += found.properties
            components[number].callees += found.callees
        }
    }
}
