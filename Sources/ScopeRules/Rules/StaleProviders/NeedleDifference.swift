import Providers

/// What a file in Needle's form lacks, has in excess, or reads from another component.
struct NeedleDifference {
    /// The errors first, then the excess; each in the order of the names.
    let changes: [Message]
    /// Whether the file only contains too much.
    let isHarmless: Bool

    init(of file: CommittedProviders) {
        let missing = Self.missingPaths(of: file)
        let extra = Self.extraPaths(of: file)
        var components: [String: Change] = [:]
        for (path, expected) in file.expected.providers {
            guard let component = NeedleWiring.names(in: path).last else { continue }
            var change = Change()
            if let actual = file.actual.providers[path] {
                change.compare(actual, with: expected)
                if let properties = file.expected.dynamicProperties?[component],
                    let found = file.actual.dynamicProperties
                {
                    let read = properties.intersection(expected.suppliers.keys)
                    change.missing.formUnion(read.subtracting(found[component] ?? []))
                }
            }
            components[component, default: Change()].merge(change)
        }
        for (component, expected) in file.expected.plugins {
            var change = Change()
            change.compare(file.actual.plugins[component] ?? NeedleWiring.Provider(), with: expected)
            components["the plugin extension of \(component)", default: Change()].merge(change)
        }
        let sorted = components.sorted { $0.key < $1.key }
        let wrong = missing + sorted.compactMap { $0.value.wrong($0.key) }
        changes = wrong + extra + sorted.compactMap { $0.value.needless($0.key) }
        isHarmless = wrong.isEmpty
    }

    /// The paths that are not registered, without those that extend another one of them.
    private static func missingPaths(of file: CommittedProviders) -> [Message] {
        let missing = file.expected.providers.keys.filter {
            file.actual.providers[$0] == nil && !file.foreignPaths.contains($0)
        }
        return tops(of: missing).map { "the path \(code: $0) is missing" }
    }

    private static func extraPaths(of file: CommittedProviders) -> [Message] {
        let extra = file.actual.providers.keys.filter {
            file.expected.providers[$0] == nil && !file.foreignPaths.contains($0)
        }
        return tops(of: extra).map { "the path \(code: $0) is no longer needed" }
    }

    private static func tops(of paths: [String]) -> [String] {
        let all = Set(paths)
        return paths.filter { path in
            guard let end = path.lastRange(of: "->") else { return true }
            return !all.contains(String(path[..<end]))
        }
        .sorted()
    }
}

/// The changes for one component.
private struct Change {
    var missing: Set<String> = []
    var extra: Set<String> = []
    /// By property: what the file reads it from, and the correct component or property.
    var moved: [String: (from: String, to: String)] = [:]

    mutating func compare(_ actual: NeedleWiring.Provider, with expected: NeedleWiring.Provider) {
        for (name, supplier) in expected.suppliers {
            guard let found = actual.suppliers[name] else {
                missing.insert(name)
                continue
            }
            guard let found, let supplier, found != supplier else { continue }
            // The properties are named only if they differ.
            moved[name] =
                found.member == supplier.member
                ? (found.component, supplier.component) : (found.text, supplier.text)
        }
        extra = Set(actual.suppliers.keys).subtracting(expected.suppliers.keys).subtracting(expected.optional)
    }

    mutating func merge(_ other: Change) {
        missing.formUnion(other.missing)
        extra.formUnion(other.extra)
        moved.merge(other.moved) { first, _ in first }
    }

    func wrong(_ component: String) -> Message? {
        let read = moved.sorted { $0.key < $1.key }.map { name, ends -> Message in
            "reads \(code: name) from \(code: ends.from) instead of \(code: ends.to)"
        }
        return sentence(component, (missing.isEmpty ? [] : ["lacks \(names(missing))"]) + read)
    }

    func needless(_ component: String) -> Message? {
        sentence(component, extra.isEmpty ? [] : ["no longer needs \(names(extra))"])
    }

    private func names(_ names: Set<String>) -> Message {
        Message.list(names.sorted().map { name -> Message in "\(code: name)" }, most: 5)
    }

    private func sentence(_ component: String, _ parts: [Message]) -> Message? {
        if parts.isEmpty { return nil }
        let prefix = "the plugin extension of "
        let subject: Message =
            component.hasPrefix(prefix)
            ? "\(prefix)\(code: String(component.dropFirst(prefix.count)))" : "\(code: component)"
        return "\(subject) \(Message.list(parts))"
    }
}

extension NeedleWiring.Supplier {
    /// `MuseumComponent.ticket`.
    fileprivate var text: String { component.isEmpty ? member : "\(component).\(member)" }
}

extension String {
    /// The range of the last occurrence of a text.
    fileprivate func lastRange(of text: String) -> Index? {
        var end = endIndex
        while end > startIndex {
            if self[..<end].hasSuffix(text) { return index(end, offsetBy: -text.count) }
            end = index(before: end)
        }
        return nil
    }
}
