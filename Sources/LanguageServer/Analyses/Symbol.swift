import ScopeGraph
import ScopeRules
import SwiftReader

/// A declaration that the graph knows.
struct Symbol {
    enum Kind {
        /// An index into `ScopeGraph.scopes`.
        case scope(Int)
        /// The needs of all scopes whose dependency declares it: indices into `Resolution.needs`.
        case requirement([Int])
        /// A property, and the scopes that have it: indices into `ScopeGraph.scopes`.
        case provision(String, [Int])
    }

    /// The location of the name.
    let location: SourceLocation
    let kind: Kind

    /// All declarations in a file, in order.
    static func all(in file: String, _ subject: RuleSubject) -> [Symbol] {
        let graph = subject.graph
        var symbols: [Symbol] = []
        var provisions: [SourceLocation: (name: String, scopes: [Int])] = [:]
        for (number, scope) in graph.scopes.enumerated() {
            if scope.location.file == file { symbols.append(Symbol(location: scope.location, kind: .scope(number))) }
            for provision in scope.provisions where provision.location.file == file {
                provisions[provision.location, default: (provision.name, [])].scopes.append(number)
            }
        }
        symbols += provisions.map { Symbol(location: $0, kind: .provision($1.name, $1.scopes)) }
        var needs: [SourceLocation: [Int]] = [:]
        for (number, need) in subject.resolution.needs.enumerated() {
            guard let location = need.ownRequirement?.location, location.file == file else { continue }
            needs[location, default: []].append(number)
        }
        symbols += needs.map { Symbol(location: $0, kind: .requirement($1)) }
        return symbols.sorted { $0.location < $1.location }
    }
}
