import SwiftReader

/// Which of several functions or initializers a call means, as far as an argument tells.
extension SemanticModel {
    /// Those that may take an argument; all of them if none may. If several may once a conformance is generated, which one
    /// is meant is unknown, and the result is empty.
    ///
    /// - Parameter argument: its index among all arguments of the file, and `position` that in its call.
    func overloads(
        _ signatures: [Signature],
        taking argument: Int,
        at position: Int,
        of arguments: CallArguments,
        in call: ExpressionID,
        _ file: Int,
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
        let fits = slots.map { slot in slot.map { fit(of: given, for: $0.type.bare) } ?? .impossible }
        let isMet = fits.contains(.met)
        func those(_ isChosen: (Fit, Signature.Slot?) -> Bool) -> [Signature] {
            let chosen = signatures.indices.filter { isChosen(fits[$0], slots[$0]) }.map { signatures[$0] }
            return chosen.count < 2 ? chosen : overloads(chosen, returningResultOf: call, in: file, depth)
        }
        let fitting = those { fit, slot in
            fit == .met || fit == .open || fit == .unmet && slot?.generic != nil && !isMet
        }
        if !fitting.isEmpty { return fitting }
        let unmet = those { fit, _ in fit == .unmet }
        return unmet.isEmpty ? signatures : unmet.count == 1 ? unmet : []
    }

    /// Those whose result may have the type that is expected of a call; all of them if none may.
    private func overloads(
        _ signatures: [Signature],
        returningResultOf call: ExpressionID,
        in file: Int,
        _ depth: Int
    ) -> [Signature] {
        guard signatures.dropFirst().contains(where: { $0.result != signatures[0].result }) else { return signatures }
        let expected = expectedType(of: call, in: file, depth: depth + 1).bare
        let fitting = signatures.filter {
            $0.result.holdsParameter || fit(of: $0.result.bare, for: expected) != .impossible
        }
        return fitting.isEmpty ? signatures : fitting
    }

    /// Whether a parameter may take a value.
    private enum Fit {
        /// It takes it, as far as is known.
        case met
        /// It is not judged.
        case open
        /// The value's class does not conform to the protocol. The conformance may still be generated.
        case unmet
        case impossible
    }

    private func fit(of value: ResolvedType, for expected: ResolvedType) -> Fit {
        guard value != expected else { return .met }
        guard case .declared(let given, _) = value else { return .open }
        let isProtocol = index.types[given].kind == .protocol
        switch expected {
        case .declared(let required, _) where index.types[required].kind == .protocol:
            if !isProtocol { return mayConform(value, to: expected) ? .met : .unmet }
            return knownProtocols(ofValuesOf: [given]).map { $0.contains(required) ? .met : .impossible } ?? .open
        case .declared: return isProtocol ? .open : mayConform(value, to: expected) ? .met : .impossible
        case .named("Any", _), .named("AnyObject", _): return .open
        case .named(let name, _) where isProtocol && StandardProtocols.withInherited(name) != nil:
            return mayRefine(given, undeclared: name) ? .open : .impossible
        case .named(let name, _) where ResolvedType.mayBeAlias(name) || StandardProtocols.withInherited(name) != nil:
            return mayConform(given, undeclared: name) ? .open : .impossible
        case .named(let name, _):
            let isStructure = StandardLibrary.isStructure(name) && name != "AnyHashable"
            return isStructure && value.comparison(with: expected) == .different ? .impossible : .open
        // It may be an `@autoclosure`.
        case .function(let inputs, _, let result) where inputs.isEmpty: return fit(of: value, for: result.bare)
        case .function, .metatype, .tuple: return .impossible
        default: return .open
        }
    }

    /// Some protocols and all that they inherit; `nil` if their values may conform to others.
    package func knownProtocols(ofValuesOf protocols: [Int]) -> Set<Int>? {
        let inherited = inheritedProtocols(of: protocols)
        let known = Set(protocols + inherited.all)
        guard !known.contains(where: mayRequireSuperclass),
            inherited.undeclared.allSatisfy({ StandardRequirements.knows($0.name) })
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
