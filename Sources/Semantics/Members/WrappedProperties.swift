import SwiftReader

/// Properties with a property wrapper.
extension SemanticModel {
    /// The wrapper of a property.
    package enum Wrapper {
        case none
        /// An undeclared wrapper, or several wrappers.
        case unseen
        /// A wrapper type that the sources declare, with the written generic arguments.
        case declared(Int, arguments: [ResolvedType])
    }

    /// The wrapper of a property, according to its attributes.
    package func wrapper(of declaration: Declaration, in file: Int) -> Wrapper {
        var found = Wrapper.none
        let source = source(file)
        for number in declaration.attributes.indices {
            let attribute = source.attributes[number]
            guard source.text(attribute.name).lastName.first?.isUppercase == true,
                !isGlobalActor(number, block: declaration.block, in: file), macro(named: attribute, in: file) == nil
            else { continue }
            guard case .none = found,
                case .declared(let type, let arguments) = resolution.type(
                    of: attribute.name,
                    in: file,
                    block: declaration.block
                )
            else { return .unseen }
            found = .declared(type, arguments: arguments)
        }
        return found
    }

    /// The property of a wrapper through which the value is read.
    private func wrappedValue(of wrapper: Int) -> DeclarationLocation? {
        (members(of: wrapper)["wrappedValue"] ?? []).first { index.declaration($0.location).kind == .variable }?
            .location
    }

    /// The global actor of the value through which a property is read, if its wrapper has one.
    func actor(ofWrapperOf declaration: Declaration, in file: Int) -> String? {
        guard declaration.kind == .variable, !declaration.attributes.isEmpty,
            case .declared(let type, _) = wrapper(of: declaration, in: file),
            let value = members(of: type)["wrappedValue"]?.first(where: {
                index.declaration($0.location).kind == .variable
            })
        else { return nil }
        return isolation(of: value)?.actor
    }

    /// The type of a property without annotation, if its wrapper and its initial value determine it; otherwise
    /// `unknown`.
    package func type(ofWrapped declaration: Declaration, by wrapper: Wrapper, in file: Int) -> ResolvedType {
        var value = certainType(ofInitialValueOf: declaration, in: file)
        switch wrapper {
        case .none: return value
        case .unseen: return .unknown
        case .declared(let type, let arguments):
            guard let location = wrappedValue(of: type) else { return .unknown }
            let written = self.type(ofValue: location, depth: 0)
            let known = written.replacing(genericParameters(of: type, arguments: arguments))
            if !known.holdsParameter { return known }
            // The wrapper is generic over its value. What else it is given, and constraints, decide the types of literals.
            if mayChangeLiterals(type, given: declaration, in: file), value.declaredType == nil { value = .unknown }
            switch written {
            case .parameter: return value
            case .optional(.parameter): return value == .unknown ? .unknown : .optional(value.unwrapped)
            default: return .unknown
            }
        }
    }

    /// Whether a generic wrapper has constraints, or the attribute of a property has arguments.
    private func mayChangeLiterals(_ wrapper: Int, given declaration: Declaration, in file: Int) -> Bool {
        let declared = index.declaration(of: wrapper)
        let (home, source) = (self.source(index.types[wrapper].file), source(file))
        return !declared.whereClause.isEmpty
            || declared.genericParameters.indices.contains { !home.genericParameters[$0].constraint.isEmpty }
            || source.attributes[declaration.attributes.indices].contains { $0.range.end > $0.name.end }
    }

    /// Whether a property with a wrapper can be set.
    package func isSettable(wrappedBy wrapper: Wrapper) -> Bool {
        guard case .declared(let type, _) = wrapper, let location = wrappedValue(of: type) else { return true }
        return isSettable(index.declaration(location), in: location.file)
    }

    /// Whether a property can be set.
    package func isSettable(_ declaration: Declaration, in file: Int) -> Bool {
        guard !declaration.modifiers.contains(.constant) else { return false }
        let source = source(file)
        if let setter = declaration.setterAccess, setter <= .fileprivate { return false }
        let kinds = declaration.accessors.indices.map { source.accessors[$0].kind }
        if kinds.contains(.set) || kinds.contains(.willSet) || kinds.contains(.didSet) { return true }
        if kinds.contains(.other), declaration.accessors.indices.contains(where: { isInPlace($0, in: source) }) {
            return true
        }
        if declaration.modifiers.contains(.lazy) { return true }
        guard declaration.body == nil, !kinds.contains(.get), !kinds.contains(.other) else { return false }
        return declaration.attributes.isEmpty || isSettable(wrappedBy: wrapper(of: declaration, in: file))
    }

    /// Whether an accessor modifies a value in place, as a setter does: `_modify`, `yielding mutate`.
    private func isInPlace(_ accessor: Int, in source: SourceFile) -> Bool {
        let word = source.text(source.accessors[accessor].keyword)
        return word.hasSuffix("modify") || word.hasSuffix("mutate") || word == "unsafeMutableAddress"
    }
}
