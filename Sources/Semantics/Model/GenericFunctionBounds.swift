extension GenericFunction.Bounds {
    /// Whether all that `demanded` requires may hold where these bounds do.
    func imply(_ demanded: Self) -> Bool {
        if isOpen { return true }
        if !demanded.isOpen, !suppressed.isSubset(of: demanded.suppressed) { return false }
        guard implyMembers(of: demanded) else { return false }
        guard demanded.written.allSatisfy({ implied.contains($0) || Self.mayBeMet($0) }) else { return false }
        if let wanted = demanded.element {
            guard let element else { return hasMoreThanSequences }
            if !wanted.holdsParameter, !element.holdsParameter, element.comparison(with: wanted) == .different {
                return false
            }
        }
        guard element == nil, !hasMoreThanSequences else { return true }
        let own = elementBounds.first ?? Self()
        return demanded.elementBounds.allSatisfy { own.imply($0) }
    }

    /// Whether what `demanded` requires of associated types may hold where these bounds do.
    private func implyMembers(of demanded: Self) -> Bool {
        if hasOpenMembers { return true }
        return demanded.members.allSatisfy { name, wanted in
            // An associated type of a protocol without sources has unknown bounds.
            guard var own = associatedTypes[name] else { return true }
            if let written = members[name] { own.add(written) }
            if let type = own.equal {
                return wanted.equal.map { type.comparison(with: $0) != .different } ?? true
            }
            return wanted.equal == nil || own.isOpen ? own.imply(wanted) : false
        }
    }

    /// Adds the bounds of the same associated type.
    mutating func add(_ other: Self) {
        written.formUnion(other.written)
        implied.formUnion(other.implied)
        members.merge(other.members) { $0.adding($1) }
        associatedTypes.merge(other.associatedTypes) { $0.adding($1) }
        isOpen = isOpen || other.isOpen
        hasOpenMembers = hasOpenMembers || other.hasOpenMembers
        equal = equal ?? other.equal
        element = element ?? other.element
        elementBounds += other.elementBounds
        suppressed.formUnion(other.suppressed)
    }

    private func adding(_ other: Self) -> Self {
        var both = self
        both.add(other)
        return both
    }

    /// Whether a protocol of its own may say what its elements are.
    private var hasMoreThanSequences: Bool {
        let sequences = StandardProtocols.withInherited("RandomAccessCollection") ?? []
        return implied.isEmpty
            || !implied.allSatisfy { bound in
                guard case .named(let name, _) = bound else { return false }
                return sequences.contains(name) || StandardProtocols.isMarker(name)
            }
    }

    /// Whether any type may meet a bound that is not written.
    private static func mayBeMet(_ bound: ResolvedType) -> Bool {
        switch bound {
        case .declared: false
        case .named(let name, _): ResolvedType.mayBeAlias(name) || StandardProtocols.isMarker(name)
        default: true
        }
    }
}
