import ScopeGraph
import SwiftReader

/// A problem that a rule reports, as structured data.
///
/// An immutable class, because findings are passed from list to list.
package final class Finding: Sendable {
    /// The id of the rule: `missing-provider`.
    package let rule: String
    /// The rule's title: `Missing Provider`.
    package let title: String
    package let severity: Severity
    /// Whether it is reported only if its rule is enabled explicitly.
    package let isOptional: Bool
    /// Whether `generate` fixes it without changing the sources.
    package let isClosedByGeneration: Bool
    /// Where it is shown; `nil` if it has no single location.
    package let location: SourceLocation?
    /// The id of the scope that it is about.
    package let scope: String?
    /// The name of the property that it is about.
    package let property: String?
    /// The problem, in one sentence.
    package let headline: Message
    /// The requirements concerned: the primary one first, then all others with the same cause.
    package let readers: [Reader]
    /// The path from the root to the first reader, root first; empty if it is irrelevant.
    package let chain: [Step]
    /// Whether the chain is a cycle: its last step leads back to the first one.
    package let isLoop: Bool
    /// The number of other routes from a root to the first reader; at most 1000 are counted.
    package let otherRoutes: Int
    /// The near misses on the route, each with its reason.
    package let nearMisses: [NearMiss]
    /// The number of near misses that are not listed.
    package let moreNearMisses: Int
    /// The number of scopes concerned, its own included.
    let countBelow: Int
    /// The fixes, smallest edit first.
    package let repairs: [Repair]
    /// An existing name that the missing one may misspell.
    let resembled: String?
    /// The findings that follow from this one and are not reported: fixing this one removes them, or allows Thimble to
    /// check them.
    package let derived: [DerivedFinding]
    /// What distinguishes this finding from all others and does not change when lines move.
    package let identity: [String]

    package init(
        rule: String,
        title: String,
        severity: Severity,
        isOptional: Bool = false,
        isClosedByGeneration: Bool = false,
        location: SourceLocation?,
        scope: String? = nil,
        property: String? = nil,
        headline: Message,
        readers: [Reader] = [],
        chain: [Step] = [],
        isLoop: Bool = false,
        otherRoutes: Int = 0,
        nearMisses: [NearMiss] = [],
        moreNearMisses: Int = 0,
        countBelow: Int = 0,
        repairs: [Repair] = [],
        resembled: String? = nil,
        derived: [DerivedFinding] = [],
        identity: [String]
    ) {
        self.rule = rule
        self.title = title
        self.severity = severity
        self.isOptional = isOptional
        self.isClosedByGeneration = isClosedByGeneration
        self.location = location
        self.scope = scope
        self.property = property
        self.headline = headline
        self.readers = readers
        self.chain = chain
        self.isLoop = isLoop
        self.otherRoutes = otherRoutes
        self.nearMisses = nearMisses
        self.moreNearMisses = moreNearMisses
        self.countBelow = countBelow
        self.repairs = repairs
        self.resembled = resembled
        self.derived = derived
        self.identity = identity
    }
}

extension Finding: Equatable {
    package static func == (left: Finding, right: Finding) -> Bool {
        if left === right { return true }
        guard left.rule == right.rule, left.title == right.title, left.severity == right.severity,
            left.isOptional == right.isOptional, left.isClosedByGeneration == right.isClosedByGeneration,
            left.location == right.location, left.scope == right.scope, left.property == right.property,
            left.headline == right.headline, left.readers == right.readers, left.chain == right.chain,
            left.isLoop == right.isLoop, left.otherRoutes == right.otherRoutes, left.nearMisses == right.nearMisses,
            left.moreNearMisses == right.moreNearMisses, left.countBelow == right.countBelow,
            left.repairs == right.repairs, left.resembled == right.resembled, left.derived == right.derived,
            left.identity == right.identity
        else { return false }
        return true
    }
}

extension Finding {
    /// Its severity if none is configured for its rule; `nil` if it is off by default.
    package var usualSeverity: Severity? { isOptional ? nil : severity }

    /// A copy with derived findings.
    func with(derived findings: [DerivedFinding]) -> Finding { Finding(self, derived: findings) }

    /// A copy with other repairs.
    func with(repairs: [Repair]) -> Finding { Finding(self, repairs: repairs) }

    /// A copy with another severity.
    package func with(severity: Severity) -> Finding {
        severity == self.severity ? self : Finding(self, severity: severity)
    }

    /// What precedes the name of a target at the end of an identity.
    static let targetMark = "target"

    /// A copy that is about one of several targets. A change for it may affect the others, so it is not automatic. Wiring
    /// is generated for all of them, so that it does not close the finding either.
    ///
    /// - Parameters:
    ///   - target: the name of the target.
    ///   - scope: the id of the scope in the tree of all targets.
    func of(target: String, scope: String?) -> Finding {
        Finding(
            self,
            isClosedByGeneration: false,
            scope: scope,
            headline: "\(headline) in the target \(code: target)",
            repairs: repairs.filter { $0.applicability != .generation }.map {
                Repair(title: $0.title, location: $0.location)
            },
            identity: identity + [Self.targetMark, target]
        )
    }

    private convenience init(
        _ other: Finding,
        severity: Severity? = nil,
        isClosedByGeneration: Bool? = nil,
        scope: String? = nil,
        headline: Message? = nil,
        repairs: [Repair]? = nil,
        derived: [DerivedFinding]? = nil,
        identity: [String]? = nil
    ) {
        self.init(
            rule: other.rule,
            title: other.title,
            severity: severity ?? other.severity,
            isOptional: other.isOptional,
            isClosedByGeneration: isClosedByGeneration ?? other.isClosedByGeneration,
            location: other.location,
            scope: scope ?? other.scope,
            property: other.property,
            headline: headline ?? other.headline,
            readers: other.readers,
            chain: other.chain,
            isLoop: other.isLoop,
            otherRoutes: other.otherRoutes,
            nearMisses: other.nearMisses,
            moreNearMisses: other.moreNearMisses,
            countBelow: other.countBelow,
            repairs: repairs ?? other.repairs,
            resembled: other.resembled,
            derived: derived ?? other.derived,
            identity: identity ?? other.identity
        )
    }
}
