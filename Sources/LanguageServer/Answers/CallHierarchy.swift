import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// The tree of scopes: a call is the creation of a child.
struct CallHierarchy {
    let places: Places
    private var graph: ScopeGraph { places.folder.subject.graph }

    /// The scope at a position, as an item; none elsewhere.
    func prepare(at position: TextPosition, in document: Document) -> [String] {
        guard case .scope(let scope)? = places.symbol(at: position, in: document)?.kind else { return [] }
        return [item(scope)].compactMap(\.self)
    }

    /// The parents of a scope.
    func incoming(to value: JSONValue) -> [String] {
        guard let scope = scope(of: value) else { return [] }
        return graph.parents(of: scope).compactMap { call($0, "from", parent: $0, child: scope) }
    }

    /// The children of a scope.
    func outgoing(from value: JSONValue) -> [String] {
        guard let scope = scope(of: value) else { return [] }
        return graph.children(of: scope).compactMap { call($0, "to", parent: scope, child: $0) }
    }

    /// The ranges are in the file of the parent; an edge of a file that is not the parent's has none there.
    private func call(_ other: Int, _ key: String, parent: Int, child: Int) -> String? {
        guard let item = item(other) else { return nil }
        let file = graph.scopes[parent].location.file
        let ranges = graph.edges(from: parent, to: child).map { graph.edges[$0].location }.filter { $0.file == file }
            .compactMap { places.place(of: $0)?.range }
        return jsonObject(["fromRanges": jsonArray(Set(ranges).sorted { $0.start < $1.start }.map(\.json)), key: item])
    }

    private func item(_ scope: Int) -> String? {
        let value = graph.scopes[scope]
        guard let place = places.place(of: value.location) else { return nil }
        return jsonObject([
            "data": jsonString(value.id),
            "detail": jsonString(graph.modules[value.module].name),
            // A class.
            "kind": "5",
            "name": jsonString(value.name),
            "range": place.range.json,
            "selectionRange": place.range.json,
            "uri": jsonString(place.uri),
        ])
    }

    private func scope(of item: JSONValue) -> Int? {
        item["data"]?.string.flatMap { id in graph.scopes.firstIndex { $0.id == id } }
    }
}
