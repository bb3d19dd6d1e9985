extension DropInGraph {
    /// Throws for the first component that is its own ancestor. Walks up from each component in turn, with parents in
    /// order.
    func checkAncestorCycles() throws(DropInError) {
        var isDone = [Bool](repeating: false, count: components.count)
        for start in components.indices where !isDone[start] {
            // The path up, and for each step on it the next parent to visit.
            var path = [start]
            var next = [0]
            var onPath: Set<Int> = [start]
            while let current = path.last, let index = next.last {
                let parents = components[current].parents
                guard index < parents.count else {
                    isDone[current] = true
                    onPath.remove(current)
                    path.removeLast()
                    next.removeLast()
                    continue
                }
                next[next.count - 1] += 1
                let parent = parents[index]
                if onPath.contains(parent) {
                    // Needle's message ends the path with its start, even if the cycle begins elsewhere.
                    let names = (path + [start]).map { components[$0].name }
                    throw DropInError("Dependency cycle detected along the path of \(names.joined(separator: "->"))")
                }
                guard !isDone[parent] else { continue }
                path.append(parent)
                next.append(0)
                onPath.insert(parent)
            }
        }
    }

    /// Throws for a pluginized component that supplies its plugin extension with properties that come from there.
    ///
    /// Needle compares access as well. It therefore finds such a cycle only if an extension of the component provides
    /// the property without an access modifier.
    func checkPluginCycles() throws(DropInError) {
        for component in components {
            guard let found = component.pluginExtension, let nonCore = component.nonCore else { continue }
            let offered = Set(component.properties.filter(\.isInternal).map(\.key))
            let extended = Set(pluginExtensions[found].properties.filter(\.isInternal).map(\.key))
            let cyclic = requirements(of: components[nonCore]).filter { property in
                property.isInternal && offered.contains(property.key) && extended.contains(property.key)
            }
            guard cyclic.isEmpty else {
                let list = cyclic.map { "(\($0.name): \($0.type))" }.joined(separator: ", ")
                throw DropInError("\(component.name) contains cyclic plugin extension properties \(list).")
            }
        }
    }

    /// Throws for the first component that is created with a parent other than `self`, among the calls that Needle's
    /// text search finds.
    func checkParents() throws(DropInError) {
        for file in files {
            for call in file.parentCalls {
                guard call.isFound, case .other = call.argument, numbers[call.callee.name] != nil else { continue }
                let name = call.callee.name
                throw DropInError(
                    "\(name) is instantiated incorrectly in \(file.name.url). All components must be instantiated by "
                        + "parent components, by passing `self` as the argument to the parent parameter."
                )
            }
        }
    }
}
