/// The names from which Mockolo makes those of counts and handlers, found in its own way: level by level, each group of
/// members with one name for itself.
struct OverloadNames {
    /// By signature; `nil` for members that Mockolo would lose, because two get one name in the end.
    let names: [String: String]?

    private struct Item {
        let signature: String
        let base: String
        let details: [String]

        func name(at level: Int) -> String {
            let known = base + details.prefix(level).joined()
            return level <= details.count ? known : known + (1...(level - details.count)).map(String.init).joined()
        }
    }

    init(of calls: [CallPlan], variables: [VariablePlan]) {
        let items =
            variables.map { Item(signature: "var \($0.name) \($0.isStatic)", base: $0.name, details: []) }
            + calls.map { Item(signature: $0.signature, base: $0.name, details: $0.details) }
        let found = Self.resolved(Self.grouped(items, at: 0), level: 0, taken: [])
        let names = Dictionary(found.map { ($0.value.signature, $0.key) }) { first, _ in first }
        self.names = names.count == items.count ? names : nil
    }

    private static func grouped(_ items: [Item], at level: Int) -> [(name: String, items: [Item])] {
        var groups: [(name: String, items: [Item])] = []
        for item in items {
            let name = item.name(at: level)
            if let number = groups.firstIndex(where: { $0.name == name }) {
                groups[number].items.append(item)
            } else {
                groups.append((name, [item]))
            }
        }
        return groups
    }

    private static func resolved(
        _ groups: [(name: String, items: [Item])],
        level: Int,
        taken: Set<String>
    ) -> [String: Item] {
        var found: [String: Item] = [:]
        for (name, items) in groups {
            var rest = items
            if !taken.contains(name) { found[name] = rest.removeFirst() }
            let longer = resolved(grouped(rest, at: level + 1), level: level + 1, taken: Set(found.keys))
            found.merge(longer) { _, new in new }
        }
        return found
    }
}
