import ScopeGraph

/// The scopes that an answer lists: those that supply, or those that use.
package struct ListedScopes: Sendable {
    /// Nothing is left out.
    package static let all = ListedScopes(isListed: nil)

    /// Whether a scope is listed, for each of `ScopeGraph.scopes`; `nil` if all are.
    private let isListed: [Bool]?

    /// - Parameter isListed: whether a scope is listed, for each of `ScopeGraph.scopes`.
    package init(_ isListed: [Bool]) { self.init(isListed: isListed) }

    private init(isListed: [Bool]?) { self.isListed = isListed }

    func contains(_ scope: Int) -> Bool { isListed?[scope] ?? true }

    /// The section that tells how much is left out.
    func remainder(_ count: Int, _ singular: String, _ plural: String) -> AnswerSection {
        let note = Finding.Note(location: nil, message: "+\(count) \(count == 1 ? singular : plural)")
        return AnswerSection(title: "not listed", notes: count == 0 ? [] : [note])
    }
}
