/// What a finding states about the graph, without its text and locations.
package struct BaselineEntry: Hashable, Sendable, Comparable {
    package let rule: String
    /// The id of the scope.
    package let scope: String?
    package let property: String?
    /// What distinguishes it from others with the same rule, scope and property.
    package let identity: [String]

    package init(rule: String, scope: String?, property: String?, identity: [String]) {
        self.rule = rule
        self.scope = scope
        self.property = property
        self.identity = identity
    }

    /// The names of files in a finding's identity are left out, because files are renamed. Findings that are otherwise
    /// equal are counted.
    package init(of finding: Finding) {
        let locations = [finding.location] + finding.notes.map(\.location)
        let files = Set(locations.compactMap { $0?.file })
        self.init(
            rule: finding.rule,
            scope: finding.scope,
            property: finding.property,
            identity: finding.identity.filter { !files.contains($0) }
        )
    }

    /// The entry as text: "missing-provider of App.LoginComponent.user".
    package var words: String {
        let named = [scope, property].compactMap(\.self).joined(separator: ".")
        let subject = named.isEmpty ? identity.joined(separator: ", ") : named
        return subject.isEmpty ? rule : "\(rule) of \(subject)"
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.order.lexicographicallyPrecedes(right.order)
    }

    /// The sort key.
    private var order: [String] { [rule, scope ?? "", property ?? ""] + identity }
}
