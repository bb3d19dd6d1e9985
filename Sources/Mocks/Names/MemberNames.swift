import Semantics

/// The names from which a mock makes those of its counts and handlers, one for each member.
///
/// The scheme is Mockolo's. The first member of a name gets the name itself, properties before functions. Overloads get
/// the shortest name that is still free: with the first label behind it, with the second one, with the types of the
/// parameters, and so on.
struct MemberNames {
    /// One for each member.
    let names: [String]

    init(_ members: [ProtocolMember]) {
        let bases = members.map(Self.base)
        // Few protocols have overloads.
        names = Set(bases).count == bases.count ? bases : Self.distinctNames(of: members, bases)
    }

    /// - Parameter bases: the shortest name of each member.
    private static func distinctNames(of members: [ProtocolMember], _ bases: [String]) -> [String] {
        var names = [String](repeating: "", count: members.count)
        var taken: [String: [[Branch]]] = [:]
        let order =
            members.indices.filter { !members[$0].isCallable } + members.indices.filter { members[$0].isCallable }
        var groups = grouped(order) { bases[$0] }
        /// Few members are overloads.
        var details: [Int: [String]] = [:]
        var level = 0
        while !groups.isEmpty {
            level += 1
            var next: [[Int]] = []
            for (key, group) in groups {
                var rest = group
                // Branches that exclude each other may use one name.
                rest.removeAll { number in
                    let conditions = members[number].conditions
                    guard taken[key, default: []].allSatisfy(conditions.excludes) else { return false }
                    taken[key, default: []].append(conditions)
                    names[number] = key
                    return true
                }
                if !rest.isEmpty { next.append(rest) }
            }
            for number in next.joined() where details[number] == nil {
                details[number] = Self.details(of: members[number])
            }
            groups = next.flatMap { group in
                grouped(group) { name(bases[$0], details[$0] ?? [], at: level) }
            }
        }
        return names
    }

    /// Groups in the order of their first elements.
    private static func grouped(_ numbers: [Int], by key: (Int) -> String) -> [(key: String, numbers: [Int])] {
        var positions: [String: Int] = [:]
        var groups: [(key: String, numbers: [Int])] = []
        for number in numbers {
            let key = key(number)
            if let position = positions[key] {
                groups[position].numbers.append(number)
            } else {
                positions[key] = groups.count
                groups.append((key, [number]))
            }
        }
        return groups
    }

    private static func name(_ base: String, _ details: [String], at level: Int) -> String {
        let known = base + details.prefix(level).joined()
        return level <= details.count ? known : known + (1...(level - details.count)).map(String.init).joined()
    }

    private static func base(of member: ProtocolMember) -> String {
        switch member.kind {
        case .variable(let variable): variable.name.identifier
        case .associatedType(let type): type.name
        case .callable(let callable): callable.name.identifier
        }
    }

    /// What tells a member from others of its name, in the order in which names take it.
    private static func details(of member: ProtocolMember) -> [String] {
        guard case .callable(let callable) = member.kind else { return [] }
        let labels = callable.parameters.map { ["", "_", "`_`"].contains($0.label) ? $0.name : $0.label }
        var details = labels.compactMap { label in
            label.count < 2 || !callable.name.lowercased().hasSuffix(label.lowercased()) ? label.capitalizedFirst : nil
        }
        details += callable.generics.map { $0.name.capitalizedFirst + ($0.constraint?.displayName ?? "") }
        details.append(callable.constraints.map(detail).joined())
        details += callable.parameters.map(\.type.displayName)
        details.append(String((callable.result?.displayName ?? "").prefix(longestResult)))
        details.append(member.isStatic ? "static" : "")
        return details.filter { !$0.isEmpty }
    }

    private static let longestResult = 32

    private static func detail(of constraint: GenericConstraint) -> String {
        let bound = constraint.bound.spelling.split(separator: "&").map { Self.plain($0) }.joined(separator: "And")
        return Self.plain(constraint.subject.spelling[...]) + bound
    }

    private static func plain(_ text: Substring) -> String {
        text.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension ProtocolMember {
    var isCallable: Bool { if case .callable = kind { true } else { false } }

    /// Whether a handler answers: all but stored properties.
    var hasHandler: Bool {
        switch kind {
        case .variable(let variable): variable.effects != .none
        case .callable: true
        case .associatedType: false
        }
    }
}

extension String {
    /// The name as the beginning of another name: without what only backticks allow.
    var identifier: String {
        if utf8.first?.isLetterOrUnderscore == true, utf8.allSatisfy({ $0.isLetterOrUnderscore || $0.isDigit }) {
            return self
        }
        let plain = filter { $0.isLetter || $0.isNumber || $0 == "_" }
        return plain.first?.isNumber == true ? "_\(plain)" : plain
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or an underscore.
    fileprivate var isLetterOrUnderscore: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
    }

    /// Whether it is an ASCII digit.
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
