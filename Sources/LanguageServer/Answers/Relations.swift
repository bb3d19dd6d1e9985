import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

extension RuleSubject {
    /// The members that supply some needs, over all routes, each once.
    func supplyingMembers(of needs: [Int]) -> [(scope: Int, location: SourceLocation)] {
        var known: Set<SourceLocation> = []
        return needs.flatMap { routesUp(from: $0) }.compactMap { route in
            guard route.conflict == nil, known.insert(route.provision.location).inserted else { return nil }
            return (route.scope, route.provision.location)
        }
    }

    /// The needs of the scopes that require what some scopes provide, without those that only forward it.
    func readers(of property: String, in scopes: [Int]) -> [Int] {
        Set(scopes.flatMap { consumers(of: property, from: $0) }).filter { resolution.needs[$0].isOwn }.sorted()
    }
}

/// Where a requirement is supplied, and where a provision is read.
struct Relations {
    let places: Places
    private var subject: RuleSubject { places.folder.subject }

    /// The suppliers of the requirement at a position.
    func implementations(at position: TextPosition, in document: Document) -> [String] {
        guard case .requirement(let needs)? = places.symbol(at: position, in: document)?.kind else { return [] }
        return json(subject.supplyingMembers(of: needs).map(\.location))
    }

    /// The requirements that the provision at a position supplies.
    func references(at position: TextPosition, in document: Document, withDeclaration: Bool) -> [String] {
        guard let symbol = places.symbol(at: position, in: document),
            case .provision(let name, let scopes) = symbol.kind
        else { return [] }
        let readers = subject.readers(of: name, in: scopes)
        let locations = readers.compactMap { subject.resolution.needs[$0].ownRequirement?.location }
        return json(locations + (withDeclaration ? [symbol.location] : []))
    }

    private func json(_ locations: [SourceLocation]) -> [String] {
        Set(locations).sorted().compactMap { places.place(of: $0)?.json }
    }
}
