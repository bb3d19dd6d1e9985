import ScopeGraph
import SwiftReader

/// A member that looks like the answer, and why it is none.
struct Candidate {
    enum Reason: Int {
        case inaccessible, otherType, notAProperty, notHandedOver, otherWay, elsewhere, otherName
    }

    let scope: Int
    let provision: Provision
    let reason: Reason
}

extension RuleSubject {
    /// Members that look like what a need asks for: in the scopes that the search visits first, then elsewhere.
    func candidates(for cause: Cause) -> [Candidate] {
        guard let first = cause.readers.first else { return [] }
        let need = supply.needs[first]
        let visited = searchedScopes(from: cause.readers)
        let serving = Set(cause.readers.flatMap { supply.needs[$0].suppliers })
        let near = visited.sorted().flatMap { candidates(in: $0, for: need, serves: serving.contains($0)) }
        let elsewhere = graph.scopes.indices.filter { !visited.contains($0) }.flatMap { scope in
            sameName(in: scope, as: need).map { Candidate(scope: scope, provision: $0, reason: .elsewhere) }
        }
        return (near + elsewhere.prefix(3)).sorted { ($0.reason.rawValue, $0.scope) < ($1.reason.rawValue, $1.scope) }
    }

    /// - Parameter serves: whether the scope supplies the need on another way up.
    private func candidates(in scope: Int, for need: Supply.Need, serves: Bool) -> [Candidate] {
        var result: [Candidate] = []
        let value = graph.scopes[scope]
        for provision in value.withheld where provision.name == need.name {
            let isHidden = provision.obstacle == .access
            result.append(
                Candidate(scope: scope, provision: provision, reason: isHidden ? .inaccessible : .notAProperty)
            )
        }
        for provision in value.provisions {
            if provision.name == need.name {
                let matches = provision.type?.matches(need.type) ?? true
                // A RIBs component that can be read and was not: only its dependency was handed over.
                let unread = value.dialect == .ribs ? Candidate.Reason.notHandedOver : .inaccessible
                let hidden = serves ? .otherWay : unread
                result.append(Candidate(scope: scope, provision: provision, reason: matches ? hidden : .otherType))
            } else if let type = provision.type, type.matches(need.type), isAlike(provision.name, need.name) {
                result.append(Candidate(scope: scope, provision: provision, reason: .otherName))
            }
        }
        return result
    }

    private func sameName(in scope: Int, as need: Supply.Need) -> [Provision] {
        graph.scopes[scope].provisions.filter {
            $0.name == need.name && !$0.isPassThrough && ($0.type?.matches(need.type) ?? true)
        }
    }

    private func isAlike(_ left: String, _ right: String) -> Bool {
        let limit = max(1, min(left.utf8.count, right.utf8.count) / 3)
        return editDistance(Array(left.utf8), Array(right.utf8), atMost: limit) != nil
            || left.lowercased().contains(right.lowercased()) || right.lowercased().contains(left.lowercased())
    }

    func nearMiss(_ candidate: Candidate, for need: Supply.Need) -> NearMiss {
        let scope = name(candidate.scope)
        let member = "\(scope).\(candidate.provision.name)"
        return NearMiss(
            scope: scope,
            place: candidate.provision.place,
            message: message(candidate, member, for: need)
        )
    }

    private func message(_ candidate: Candidate, _ member: String, for need: Supply.Need) -> Message {
        let provision = candidate.provision
        switch candidate.reason {
        case .inaccessible where provision.obstacle == .access:
            return "\(code: member) is there, but it is \(code: provision.access.word)"
        case .inaccessible:
            return "\(code: member) is there, but it is \(code: provision.access.word) to its module"
        case .notHandedOver:
            return "\(code: member) is there, but the scope hands on only its own dependency, not itself"
        case .otherType:
            let type = provision.type?.spelling ?? "unknown"
            return "\(code: member) has the type \(code: type), not \(code: need.type.spelling)"
        case .notAProperty where provision.obstacle == .static:
            return "\(code: member) is \(code: "static"): it belongs to the class, not to the scope"
        case .notAProperty: return "\(code: member) is a method, not a property"
        case .otherWay: return "\(code: member) serves another way up, not this one"
        case .elsewhere: return "\(code: member) exists, but \(code: name(candidate.scope)) is not above the reader"
        case .otherName:
            return "\(code: member) has the type \(code: need.type.spelling), but another name"
        }
    }
}

/// The number of single-byte changes between two words; `nil` when it is more than `limit`.
func editDistance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            let change = previous[column] + (byte == other ? 0 : 1)
            current.append(min(change, previous[column + 1] + 1, current[column] + 1))
        }
        previous = current
    }
    guard let distance = previous.last, distance <= limit else { return nil }
    return distance
}
