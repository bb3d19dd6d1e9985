extension DropInGraph {
    /// The tree below a component, one line for each path, indented with tabs.
    ///
    /// - Parameter root: a component's name; for an unknown one, the tree is only the name.
    package func tree(from root: String) -> String {
        var children: [String: [String]] = [:]
        for number in written {
            for parent in components[number].parents {
                children[components[parent].name, default: []].append(components[number].name)
            }
        }
        for (name, list) in children { children[name] = list.sorted() }
        var lines: [String] = []
        var pending = [(name: root, level: 0)]
        while let (name, level) = pending.popLast() {
            let isLong = name.hasSuffix("Component")
            lines.append("\(String(repeating: "\t", count: level))\(isLong ? String(name.dropLast(9)) : name)\n")
            pending += (children[name] ?? []).reversed().map { ($0, level + 1) }
        }
        return lines.joined()
    }
}
