import ScopeGraph
import SwiftReader

/// A problem that a rule reports, as structured data.
///
/// An immutable class, because findings are passed from list to list.
public final class Finding: Sendable {
    /// The id of the rule: `missing-provider`.
    public let rule: String
    /// The rule's title: `Missing Provider`.
    public let title: String
    public let severity: Severity
    /// Whether it is reported only if its rule is enabled explicitly.
    public let isOptional: Bool
    /// Whether `generate` fixes it without changing the sources.
    public let isClosedByGeneration: Bool
    /// Where it is shown; `nil` if it has no single location.
    public let location: SourceLocation?
    /// The id of the scope that it is about.
    public let scope: String?
    /// The name of the property that it is about.
    public let property: String?
    /// The problem, in one sentence.
    public let headline: Message
    /// The requirements concerned: the primary one first, then all others with the same cause.
    public let readers: [Reader]
    /// The path from the root to the first reader, root first; empty if it is irrelevant.
    public let chain: [Step]
    /// Whether the chain is a cycle: its last step leads back to the first one.
    public let isLoop: Bool
    /// The number of other routes from a root to the first reader; at most 1000 are counted.
    public let otherRoutes: Int
    /// The near misses on the route, each with its reason.
    public let nearMisses: [NearMiss]
    /// The number of near misses that are not listed.
    public let moreNearMisses: Int
    /// The number of scopes concerned, its own included.
    let countBelow: Int
    /// The fixes, smallest edit first.
    public let repairs: [Repair]
    /// An existing name that the missing one may misspell.
    let resembled: String?
    /// The findings that follow from this one and are not reported: fixing this one removes them, or allows Thimble to
    /// check them.
    public let derived: [DerivedFinding]
    /// What distinguishes this finding from all others and does not change when lines move.
    public let identity: [String]

    public init(
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

extension Finding {
    /// Its severity if none is configured for its rule; `nil` if it is off by default.
    public var usualSeverity: Severity? { isOptional ? nil : severity }

    /// A copy with derived findings.
    func holdingBack(_ findings: [DerivedFinding]) -> Finding { Finding(self, severity: severity, derived: findings) }

    /// A copy with another severity.
    public func weighing(_ severity: Severity) -> Finding {
        severity == self.severity ? self : Finding(self, severity: severity, derived: derived)
    }

    private convenience init(_ other: Finding, severity: Severity, derived: [DerivedFinding]) {
        self.init(
            rule: other.rule,
            title: other.title,
            severity: severity,
            isOptional: other.isOptional,
            isClosedByGeneration: other.isClosedByGeneration,
            location: other.location,
            scope: other.scope,
            property: other.property,
            headline: other.headline,
            readers: other.readers,
            chain: other.chain,
            isLoop: other.isLoop,
            otherRoutes: other.otherRoutes,
            nearMisses: other.nearMisses,
            moreNearMisses: other.moreNearMisses,
            countBelow: other.countBelow,
            repairs: other.repairs,
            resembled: other.resembled,
            derived: derived,
            identity: other.identity
        )
    }
}

/// The severity of a finding.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
