import Semantics

/// The beginnings of the names that a mock makes for its members, such as `load` for `loadCallCount`.
extension MockContext {
    /// The members with their stems. Another stem replaces one whose names the protocol itself requires.
    func withStems(_ members: [ProtocolMember]) -> [ProtocolMember] {
        let names = MemberNames(members).names
        var result = members
        for number in members.indices {
            // A property needs no other name than its own.
            result[number].stem = members[number].propertyName?.identifier ?? names[number]
        }
        let required = Set(members.compactMap(\.plainName))
        guard result.contains(where: { isTaken($0, required) }) else { return result }
        var stems = Set(result.map(\.stem))
        for number in result.indices {
            while isTaken(result[number], required) {
                result[number].stem = "mock\(result[number].stem.capitalizedFirst)"
                while !stems.insert(result[number].stem).inserted { result[number].stem += "_" }
            }
        }
        return result
    }

    /// - Parameter required: as `plainName` returns them.
    private func isTaken(_ member: ProtocolMember, _ required: Set<String>) -> Bool {
        var local: [String] = []
        if case .callable(let callable) = member.kind { local = callable.parameters.map(\.name) }
        return derivedNames(of: member).contains { name in
            required.contains(member.isStatic ? "static \(name)" : name) || local.contains(name)
        }
    }

    private func derivedNames(of member: ProtocolMember) -> [String] {
        let stem = member.stem
        let state = isLocked(member) ? ["\(stem)State"] : []
        let call = ["\(stem)CallCount", "\(stem)Handler"]
        switch member.kind {
        case .associatedType: return []
        case .variable(let variable):
            if variable.effects != .none { return state + call }
            let count = variable.isSettable ? ["\(stem)SetCallCount"] : []
            if variable.type.published != nil || variable.type.observed != nil {
                return state + count + ["\(stem)Subject", "\(stem)SubjectSetCallCount", member.backingName]
            }
            let isBacked = state.isEmpty && variable.defaultValue(in: self) == nil
            return state + count + (isBacked ? [member.backingName] : [])
        case .callable(let callable):
            if callable.isInitializer { return [] }
            let history = annotation.history.contains(callable.name) ? ["\(stem)ArgValues"] : []
            guard case .subscript(isSettable: true) = callable.kind else { return state + call + history }
            let setter = ["\(stem)SetCallCount", "\(stem)SetHandler"]
            return state + call + setter + (state.isEmpty ? [] : ["\(stem)SetState"])
        }
    }
}

extension ProtocolMember {
    /// The property behind one without a default value.
    var backingName: String { "_\(stem)" }

    /// The name of a property; `nil` for other members.
    var propertyName: String? { if case .variable(let variable) = kind { variable.name } else { nil } }

    /// Whether it is isolated to one of its parameters.
    var isIsolatedToParameter: Bool {
        guard case .callable(let callable) = kind else { return false }
        return callable.parameters.contains { $0.type.has(specifier: "isolated") }
    }

    /// The name of a property, or of a function without parameters.
    var plainName: String? {
        let name: String
        switch kind {
        case .variable(let variable): name = variable.name
        case .callable(let callable) where callable.parameters.isEmpty && !callable.isInitializer: name = callable.name
        default: return nil
        }
        return isStatic ? "static \(name)" : name
    }
}
