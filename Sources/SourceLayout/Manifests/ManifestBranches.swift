/// What code changed: variables by their names, and objects.
struct ManifestChanges {
    var names: Set<String> = []
    /// The objects as they were before, by their numbers.
    var objects: [Int: ManifestRecord] = [:]

    func adding(_ other: ManifestChanges) -> ManifestChanges {
        ManifestChanges(names: names.union(other.names), objects: objects.merging(other.objects) { old, _ in old })
    }
}

/// Code after a condition that is not known: all branches are run, each with the same values, and what they make of
/// these is merged.
extension ManifestEvaluator {
    typealias Branch = (inout ManifestEvaluator, inout Scope) -> ManifestValue?

    private struct State {
        var scope: Scope
        var globals: [String: ManifestValue]
        var objects: [Int: ManifestRecord]
    }

    /// Runs branches of which one is taken.
    ///
    /// - Returns: the merged result of those that return one.
    mutating func runAny(of branches: [Branch], _ scope: inout Scope) -> ManifestValue? {
        let before = State(scope: scope, globals: globals, objects: objects)
        let earlier = changes
        changes = ManifestChanges()
        spend(scope.locals.count / 16)
        var result: ManifestValue?
        var states: [State] = []
        for branch in branches {
            (scope, globals, objects) = (before.scope, before.globals, before.objects)
            let found = branch(&self, &scope)
            states.append(State(scope: scope, globals: globals, objects: objects))
            if let found { result = result.map { merge($0, found) } ?? found }
        }
        (scope, globals, objects) = (before.scope, before.globals, before.objects)
        merge(states, into: &scope)
        let exits = states.map(\.scope.exit)
        if let exit = exits.first, exits.allSatisfy({ $0 == exit }) {
            scope.exit = exit
        } else {
            scope.mayHaveLeft = true
        }
        if states.contains(where: \.scope.mayHaveLeft) { scope.mayHaveLeft = true }
        changes = earlier.adding(changes)
        return result
    }

    /// Runs code that may be skipped.
    mutating func runPerhaps(_ scope: inout Scope, _ branch: Branch) -> ManifestValue? {
        withoutActuallyEscaping(branch) { runAny(of: [$0, { _, _ in nil }], &scope) }
    }

    private mutating func merge(_ states: [State], into scope: inout Scope) {
        guard let first = states.first else { return }
        for name in changes.names.sorted() {
            if name == "self" {
                let values = states.compactMap(\.scope.own)
                if values.count == states.count { scope.own = merge(values) }
                continue
            }
            let locals = states.map { $0.scope.locals[name] }
            if scope.locals[name] != nil { scope.locals[name] = merge(locals.map { $0 ?? .unknown }) }
            let values = states.map { $0.globals[name] }
            if first.globals[name] != nil { globals[name] = merge(values.map { $0 ?? .unknown }) }
        }
        for (number, original) in changes.objects.sorted(by: { $0.key < $1.key }) {
            let records = states.map { $0.objects[number] ?? objects[number] ?? original }
            objects[number] = records.dropFirst().reduce(records[0]) { merge($0, $1) }
        }
    }

    private mutating func merge(_ values: [ManifestValue]) -> ManifestValue {
        values.dropFirst().reduce(values.first ?? .unknown) { merge($0, $1) }
    }

    /// What is known of a value that is one of two. A list may have the elements of both.
    mutating func merge(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
        if areSame(first, second) { return first }
        switch (first, second) {
        case (.list(let one), .list(let other)): return merge(one, other)
        case (.list, .unknown), (.unknown, .list): return .joined(first, second)
        // What may be missing may also be there.
        case (.record, .null), (.list, .null): return first
        case (.null, .record), (.null, .list): return second
        case (.record(let one), .record(let other)) where one.name == other.name: return .record(merge(one, other))
        case (.instance(let one), .instance(let other)) where one.type == other.type && one.enumCase == other.enumCase:
            let names = Set(one.fields.keys).union(other.fields.keys).sorted()
            var both = one
            for name in names {
                both.fields[name] = merge(one.fields[name] ?? .unknown, other.fields[name] ?? .unknown)
            }
            return .instance(both)
        default: return .unknown
        }
    }

    /// Lists of the same things, or the elements of both.
    private mutating func merge(_ first: [ManifestValue], _ second: [ManifestValue]) -> ManifestValue {
        let count = zip(first, second).prefix { areSame($0, $1) }.count
        let (rest, other) = (first.dropFirst(count), second.dropFirst(count))
        guard rest.count * other.count <= ManifestValue.maximalLength else {
            return .joined(.list(first), .list(Array(other)))
        }
        if rest.count == other.count, zip(rest, other).allSatisfy({ hasName(of: $0, $1) }) {
            return .list(first.prefix(count) + zip(rest, other).map { merge($0, $1) })
        }
        let added = other.filter { new in !rest.contains { areSame($0, new) } }
        return .joined(.list(first), .list(added))
    }

    private mutating func hasName(of first: ManifestValue, _ second: ManifestValue) -> Bool {
        guard let one = first.record, let other = second.record, let name = current(one)["name"]?.text else {
            return false
        }
        return one.name == other.name && name == current(other)["name"]?.text
    }

    private mutating func merge(_ first: ManifestRecord, _ second: ManifestRecord) -> ManifestRecord {
        var both = ManifestRecord(name: first.name, object: first.object == second.object ? first.object : nil)
        let labels = first.fields.map(\.label) + second.fields.filter { first[$0.label] == nil }.map(\.label)
        for label in labels {
            let isList = Self.listsOfMergedElements.contains(label)
            let missing = isList ? ManifestValue.list([]) : .null
            let (one, other) = (first[label] ?? missing, second[label] ?? missing)
            let value = isList ? merge(one, other) : areSame(one, other) ? one : .unknown
            both.fields.append(ManifestField(label: label, value: value))
        }
        return both
    }

    /// The properties of which each element counts. Of another list, such as that of excluded files, nothing is known
    /// if it is one of two.
    private static let listsOfMergedElements: Set<String> = ["dependencies", "products", "targets"]
}
