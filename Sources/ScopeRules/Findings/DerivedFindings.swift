import ScopeGraph
import SwiftReader

/// Determines which findings follow from others, so that one cause is reported once.
///
/// A finding follows from another only if it rests on something that the other leaves unknown, or that fixing the other
/// would change. Two faults of one scope are two findings.
struct DerivedFindings {
    private let subject: RuleSubject
    /// All reported findings, followed by those that rules withheld because of a fault.
    private let findings: [Finding]
    private let reportedCount: Int
    /// For each finding, the one that it follows from.
    private var causes: [Int: Int] = [:]
    /// The findings that leave unknown what follows from them, suppressed or not.
    private var blinding: Set<Int> = []

    init(of reported: [Finding], in subject: RuleSubject) {
        self.subject = subject
        let kept = UnreachableScope.consequences(in: subject)
        reportedCount = reported.count
        findings = reported + kept.map(\.finding)
        let ofFault = findingsOfFaults()
        for (position, held) in kept.enumerated() { causes[reported.count + position] = ofFault[held.fault] }
        let links = CauseLinks(subject: subject, findings: reported, ofFault: ofFault)
        for number in reported.indices { causes[number] = links.cause(of: number) }
        blinding = Set(ofFault.values)
    }

    /// The causes, each with its derived findings, and all findings that follow from no other.
    ///
    /// - Parameter isReported: whether a finding is reported. A finding that is not reported has no derived findings,
    ///   unless it leaves something unknown.
    func derived(isReported: (Finding) -> Bool) -> [Finding] {
        guard !causes.isEmpty else { return Array(findings[..<reportedCount]) }
        let names = Dictionary(subject.graph.scopes.map { ($0.id, $0.name) }) { first, _ in first }
        let reported = findings.map(isReported)
        var held: [Int: [DerivedFinding]] = [:]
        var isHeld: Set<Int> = []
        var seen: Set<String> = []
        for number in findings.indices {
            guard let cause = firstCause(of: number, reported) else { continue }
            isHeld.insert(number)
            guard reported[number] else { continue }
            let entry = derived(findings[number], names)
            // A reader cannot tell two scopes of one name apart.
            let isNew = seen.insert("\(cause) \(entry.rule) \(entry.subject)").inserted
            if isNew { held[cause, default: []].append(entry) }
        }
        return (0..<reportedCount).filter { !isHeld.contains($0) }.map { number in
            held[number].map { findings[number].with(derived: $0) } ?? findings[number]
        }
    }

    private func firstCause(of number: Int, _ reported: [Bool]) -> Int? {
        var first: Int?
        var current = number
        // A bound on the length of the chain: causes are linked through a few steps at most.
        for _ in 0..<8 {
            guard let next = causes[current], reported[next] || blinding.contains(next) else { return first }
            (first, current) = (next, next)
        }
        return first
    }

    /// - Parameter names: the names of the scopes, by id.
    private func derived(_ finding: Finding, _ names: [String: String]) -> DerivedFinding {
        let scope = finding.scope.flatMap { names[$0] } ?? ""
        let words = [scope, finding.property ?? ""].filter { !$0.isEmpty }
        return DerivedFinding(
            rule: finding.rule,
            subject: words.joined(separator: "."),
            below: finding.countBelow,
            location: finding.location
        )
    }

    /// For each of the graph's faults, the finding that reports it.
    private func findingsOfFaults() -> [Int: Int] {
        let numbers = findings(of: [UnlinkedChild.id, WrongParent.id, UnknownDependency.id, DuplicateScope.id])
        let refused = findings(of: [MissingPassthrough.id])
        var result: [Int: Int] = [:]
        for (fault, value) in subject.graph.faults.enumerated() {
            let isRefusal = if case .refusedDependency = value.kind { true } else { false }
            result[fault] = (isRefusal ? refused : numbers)[value.location]
        }
        return result
    }

    /// The first finding of some rules at each location.
    private func findings(of rules: Set<String>) -> [SourceLocation: Int] {
        let located = findings.indices.filter { rules.contains(findings[$0].rule) }.compactMap { number in
            findings[number].location.map { ($0, number) }
        }
        return Dictionary(located) { first, _ in first }
    }
}
