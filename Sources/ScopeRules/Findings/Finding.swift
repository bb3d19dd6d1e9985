import ScopeGraph
import SwiftReader

/// What a rule says: structure first, words last.
///
/// A class, because it never changes, and is handed on from list to list.
public final class Finding: Sendable {
    /// The id of the rule: `missing-provider`.
    public let rule: String
    /// The rule's title: `Missing Provider`.
    public let title: String
    public let severity: Severity
    /// Whether it is said only where a person switches its rule on.
    public let isOptional: Bool
    /// Whether `generate` repairs it without any change of the sources.
    public let isClosedByGeneration: Bool
    /// Where it shows; `nil` where no single place exists.
    public let location: SourceLocation?
    /// The id of the scope that it is about.
    public let scope: String?
    /// The name of the property that it is about.
    public let property: String?
    /// What is wrong, in one sentence.
    public let headline: Message
    /// What is asked for, by whom: the requirement itself first, then all others with the same cause.
    public let readers: [Reader]
    /// The way from the root to the first reader, root first; empty where it does not matter.
    public let chain: [Step]
    /// Whether the chain is a circle: its last step leads back to where the first one starts.
    public let isLoop: Bool
    /// How many other ways lead from a root to the first reader; above 1000, no more are counted.
    public let otherRoutes: Int
    /// What was found on the way and why it does not do.
    public let nearMisses: [NearMiss]
    /// How many more look like the answer and are not listed.
    public let moreNearMisses: Int
    /// How many scopes it counts with its own.
    let countBelow: Int
    /// What to do, the smallest edit first.
    public let repairs: [Repair]
    /// The name of something that is there, for which the missing one may be a misspelling.
    let resembled: String?
    /// The findings that follow from this one and are not said: they go when it goes, or can be told only then.
    public let derived: [DerivedFinding]
    /// What tells this finding from all others and does not change when lines move.
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
    /// What it weighs where nobody has set the severity of its rule; `nil` where it is left out.
    public var usualSeverity: Severity? { isOptional ? nil : severity }

    /// The same with findings that follow from it.
    func holdingBack(_ findings: [DerivedFinding]) -> Finding { Finding(self, severity: severity, derived: findings) }

    /// The same with another severity.
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

/// How much a finding weighs.
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
