extension DropInReader {
    /// The names of all components that some files declare.
    public static func componentNames(in files: [DropInFile]) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for components in file.declarations.allComponents { names.formUnion(components.map(\.name)) }
        }
        return names
    }

    /// The names of which an extension or a subclass matters: components, base classes of one's own, and dependencies
    /// that ask for more than variables.
    public static func extensibleNames(in readings: [DropInReading]) -> Set<String> {
        let files = readings.compactMap { if case .read(let file) = $0 { file } else { nil } }
        let dependencies = files.lazy.flatMap(\.declarations.dependencies).filter { !$0.otherRequirements.isEmpty }
        return componentNames(in: files).union(dependencies.map(\.name)).union(files.flatMap(\.unseen).map(\.name))
    }
}

extension FileDeclarations {
    fileprivate var allComponents: [[DeclaredComponent]] {
        [components, nonCoreComponents, pluginizedComponents]
    }
}

extension DropInGraph {
    /// Links what files declare. The steps and their order are Needle's: the first fault that one finds ends it.
    ///
    /// - Parameter files: all files, finished, in the order in which Needle reads them.
    public init(linking files: [DropInFile], isPluginized: Bool) throws(DropInError) {
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
        // By number: a file is large to be handed on.
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
        let names = Set(self.components.map(\.name))
        let taken = files.filter { file in
            file.declaresSomething || file.extensions.contains { names.contains($0.name) }
        }
        imports = Set(taken.flatMap(\.imports)).sorted()
        aliases = Set(files.flatMap(\.aliases))
    }

    private func checkDuplicates() throws(DropInError) {
        if let name = firstDuplicate(in: components.map(\.name)) {
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

    /// The components by their names, each once.
    var numbers: [String: Int] {
        Dictionary(components.indices.map { (components[$0].name, $0) }) { first, _ in first }
    }

    private mutating func addExtensions() {
        let numbers = numbers
        for found in files.flatMap(\.extensions) {
            guard let number = numbers[found.name] else { continue }
            components[number].properties += found.properties
            components[number].callees += found.callees
        }
    }
}
