/// An app with one thing spoiled, and what has to be found in it.
public struct PlannedFault: Sendable {
    /// What was spoiled: `provision removed: A7HarbourComponent.theme`.
    public let name: String
    public let text: AppText
    public let expected: Expectation
}

/// A finding that the plan says has to be there.
public struct Expectation: Sendable {
    public let rule: String
    /// Where it may stand: any of the scopes that miss something may be the one that is named.
    public let locations: [ExpectedPlace]
    /// Whether another rule may have something to say too.
    public let isAlone: Bool
}

/// A line of an app's sources.
public struct ExpectedPlace: Sendable, Hashable {
    public let file: String
    /// 1-based.
    public let line: Int
}

extension AppText {
    /// The first line that holds some text behind the first line that holds another; `nil` where there is none.
    func location(of text: String, in file: String, after start: String = "") -> ExpectedPlace? {
        guard let lines = files[file]?.split(separator: "\n", omittingEmptySubsequences: false) else { return nil }
        let first = start.isEmpty ? 0 : lines.firstIndex { $0.contains(start) }
        guard let first, let found = lines[first...].firstIndex(where: { $0.contains(text) }) else { return nil }
        return ExpectedPlace(file: file, line: found + 1)
    }

    /// Where a scope asks for a property, by itself or to carry it on.
    func location(of property: Property, askedBy scope: Int) -> ExpectedPlace? {
        let plan = self.plan.scopes[scope]
        let inDependency = location(
            of: "var \(property.written):",
            in: file(of: scope),
            after: "protocol \(self.plan.simple(self.plan.dependency(scope)))"
        )
        let isSplit =
            plan.dependencyProtocol == .inherited || plan.dependencyProtocol == .composition
            || self.plan.isUnnamed(scope)
        guard isSplit else { return inDependency }
        let ask = plan.asks.first { $0.property == property }
        guard ask?.isRetyped != true, ask?.isUnknown != true else { return inDependency }
        let types = path(of: "Types", module: 0)
        return location(of: "var \(property.written):", in: types, after: "protocol \(self.plan.having(property)):")
    }

    /// Where the dependency of a scope is declared.
    func locationOfDependency(_ scope: Int) -> ExpectedPlace? {
        let name = plan.simple(plan.dependency(scope))
        let file = file(of: scope)
        return location(of: "protocol \(name):", in: file) ?? location(of: "typealias \(name) =", in: file)
    }

    /// All lines of a scope's files.
    func locations(in scope: Int) -> [ExpectedPlace] {
        let own = files.filter { $0.key.contains("\(plan.stem(scope)).") || $0.key.contains("\(plan.stem(scope))+") }
        return own.flatMap { file, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).indices.map {
                ExpectedPlace(file: file, line: $0 + 1)
            }
        }
    }

    /// The file with a scope's dependency, component and builder.
    func file(of scope: Int) -> String { path(of: plan.scopes[scope].word, module: plan.scopes[scope].module) }
}
