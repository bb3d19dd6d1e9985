import SwiftReader

/// Which of several functions or initializers a call means, as far as an argument tells.
extension SemanticModel {
    /// Those that may take an argument; all of them if none may.
    ///
    /// - Parameter argument: its index among all arguments of the file, and `position` that in its call.
    func overloads(
        _ signatures: [Signature],
        taking argument: Int,
        at position: Int,
        of arguments: CallArguments,
        in file: Int,
        _ depth: Int
    ) -> [Signature] {
        guard signatures.count > 1, depth < Self.depthLimit else { return signatures }
        let slots = signatures.map { $0.slot(filledBy: position, of: arguments) }
        let types = slots.compactMap { $0?.type }
        guard types.count > 1, types.dropFirst().contains(where: { $0 != types[0] }) else { return signatures }
        let source = source(file)
        let value = source.arguments[argument].value
        // The type of these depends on the parameter.
        if source.isImplicitMember(value) || source.holdsClosures(value) { return signatures }
        let given = type(of: value, in: file, depth: depth + 1).bare
        let fitting = zip(signatures, slots).filter { _, slot in
            slot.map { $0.generic != nil || mayBePassed(given, as: $0.type.bare) } ?? false
        }
        return fitting.isEmpty ? signatures : fitting.map(\.0)
    }

    /// Whether a parameter of a protocol type may take a value. Other parameters are not judged.
    private func mayBePassed(_ value: ResolvedType, as expected: ResolvedType) -> Bool {
        guard value != expected, let required = expected.declaredType, index.types[required].kind == .protocol,
            case .declared(let given, _) = value
        else { return true }
        guard index.types[given].kind == .protocol else { return mayConform(value, to: expected) }
        return knownProtocols(ofValuesOf: [given])?.contains(required) ?? true
    }

    /// Some protocols and all that they inherit; `nil` if their values may conform to others.
    package func knownProtocols(ofValuesOf protocols: [Int]) -> Set<Int>? {
        let inherited = inheritedProtocols(of: protocols)
        let known = Set(protocols + inherited.all)
        guard !known.contains(where: mayRequireSuperclass),
            inherited.undeclared.allSatisfy({ StandardLibrary.isEmptyProtocol($0.name) })
        else { return nil }
        return known
    }

    /// Whether the values of a protocol have to inherit from a class, which may conform to more protocols.
    private func mayRequireSuperclass(_ protocolType: Int) -> Bool {
        let (declaration, file) = (index.declaration(of: protocolType), index.types[protocolType].file)
        if !declaration.whereClause.isEmpty { return true }
        return source(file).types(declaration.inherited).contains { clause in
            parts(of: resolution.type(inClause: clause, of: declaration, in: file)).contains {
                $0.declaredType.map { index.types[$0].kind == .class } ?? false
            }
        }
    }
}
