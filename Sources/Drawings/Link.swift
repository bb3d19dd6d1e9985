import ScopeGraph
import SwiftReader

/// A parent and a child, regardless of what is injected and how often.
package struct Link: Sendable {
    /// An index into `ScopeGraph.scopes`.
    package let parent: Int
    /// An index into `ScopeGraph.scopes`.
    package let child: Int
    /// The first location of an edge between them.
    package let location: SourceLocation
}

extension ScopeGraph {
    /// One for each pair, sorted by parent and child.
    var links: [Link] {
        var result: [Link] = []
        for edge in edges {
            let link = Link(parent: edge.parent, child: edge.child, location: edge.location)
            guard let last = result.last, last.parent == link.parent, last.child == link.child else {
                result.append(link)
                continue
            }
            if link.location < last.location { result[result.count - 1] = link }
        }
        return result
    }
}
