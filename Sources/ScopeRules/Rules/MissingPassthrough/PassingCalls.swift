import ScopeGraph
import SwiftReader

/// The calls that pass a scope to builders, as one finding describes them.
struct PassingCalls {
    private let subject: RuleSubject
    let parent: Scope
    private let calls: [Call]

    struct Call {
        /// The scope that takes the parent: an index into `ScopeGraph.scopes`.
        let child: Int
        let location: SourceLocation
    }

    /// - Parameter calls: at least one. Calls at one place for one dependency count once: several scopes may have the
    ///   dependency that a builder takes.
    init(of parent: Scope, _ calls: [Call], in subject: RuleSubject) {
        var known: Set<[SourceLocation?]> = []
        self.subject = subject
        self.parent = parent
        self.calls = calls.filter {
            known.insert([$0.location, subject.graph.scopes[$0.child].dependency?.location]).inserted
        }
    }

    /// "`HomeComponent` is passed to `ProfileBuilder`".
    var fact: Message { "\(code: parent.name) is passed to \(receivers)" }

    private var receivers: Message {
        guard let first = calls.first, calls.count == 1 else { return "\(calls.count) builders" }
        return "\(code: receiver(of: first))"
    }

    /// What the scope is passed to, as the call names it: `ScoreBoardBuilder`.
    private func receiver(of call: Call) -> String {
        subject.sources.callee(at: call.location) ?? subject.name(call.child)
    }

    /// Where the scope is passed to builders after the first one.
    var others: [NearMiss] {
        calls.dropFirst().prefix(3).map { call in
            NearMiss(
                scope: parent.name,
                location: call.location,
                message: "\(code: parent.name) is passed to \(code: receiver(of: call)) here"
            )
        }
    }
}
