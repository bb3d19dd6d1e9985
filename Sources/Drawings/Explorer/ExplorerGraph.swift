import ScopeRules
import SwiftReader

/// What the explorer shows: a graph with the routes of every requirement, and what changed in it.
///
/// Scopes, edges and needs refer to each other by their positions. Where a value comes from and who reads it follows from
/// the routes, so the page works that out itself.
package struct ExplorerGraph: Sendable {
    struct Scope {
        /// Why a scope is a root, as far as a reader has to know.
        enum Root: Int {
            case none, made, open
        }

        let id: String
        /// Without the module.
        let name: String
        let module: String
        let kind: String
        let dialect: String
        let root: Root
        /// As written; `nil` if there is none.
        let dependency: String?
        let location: SourceLocation
        let provisions: [Provision]
    }

    struct Provision {
        let name: String
        /// Empty if the sources do not state it.
        let type: String
        let access: String
        let isPassThrough: Bool
        /// `nil` if it is not known.
        let location: SourceLocation?
    }

    struct Edge {
        let parent: Int
        let child: Int
        let location: SourceLocation
    }

    /// A value that a scope has to receive from its ancestors.
    struct Need {
        let scope: Int
        let name: String
        let type: String
        /// As an answer names it: `theme: Theme`, or the declaration of a method.
        let label: String
        /// The protocol that requires it; `nil` if it is not known.
        let declaredIn: String?
        /// Whether the scope's own dependency requires it. Otherwise, the scope only passes it on.
        let isOwn: Bool
        /// `nil` if it is not known.
        let location: SourceLocation?
        var routes: [Route]
        /// The scopes that create the value.
        let origins: [Int]
        /// The members that resemble it, each with the reason why it does not supply it.
        let passedOver: [Finding.Note]
    }

    /// The result of the search along one edge.
    struct Route {
        enum Answer {
            case supplied(isPassThrough: Bool)
            /// The parent has to receive it itself; the value is the position of that need.
            case passedOn(Int)
            /// The parent has a member of the name that does not satisfy it.
            case blocked
        }

        let edge: Int
        let answer: Answer
    }

    struct Finding {
        let rule: String
        let severity: String
        /// Code in backticks.
        let headline: String
        /// The id of the scope that it is about.
        let scope: String?
        let property: String?
        /// `nil` if there is no single location.
        let location: SourceLocation?
        let notes: [Note]
        let fixes: [Note]

        typealias Note = ScopeRules.Finding.Note
    }

    /// A request that an executor hands to the interactor that is registered for it.
    struct Request {
        /// A class that executes or registers it.
        struct Use {
            /// The qualified name of the class; empty at the top level.
            let name: String
            let scopes: [Int]
            let location: SourceLocation
        }

        let name: String
        /// Empty if none is registered.
        let interactors: [String]
        let executions: [Use]
        let registrations: [Use]
    }

    /// What changed since another version of the graph.
    struct Changes {
        enum Change: Int {
            case added, removed
        }

        /// A requirement whose type or suppliers changed.
        struct Requirement {
            let need: Int
            /// What is different now, with code in backticks.
            let message: String
        }

        /// In one line.
        let headline: String
        let scopes: [Int: Change]
        let edges: [Int: Change]
        let needs: [Int: Change]
        let requirements: [Requirement]
        /// The new findings, as positions in `ExplorerGraph.findings`.
        let newFindings: [Int]
        let goneFindings: [Finding]
    }

    var scopes: [Scope]
    var edges: [Edge]
    var needs: [Need]
    var findings: [Finding]
    var requests: [Request] = []
    /// The scopes that the outline and the picture show, sorted.
    var shown: [Int]
    var changes: Changes?
}
