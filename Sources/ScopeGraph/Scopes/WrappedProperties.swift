import SwiftReader

/// Properties with a property wrapper.
extension SemanticModel {
    /// The wrapper of a property.
    enum Wrapper {
        case none
        /// An undeclared wrapper, or several wrappers.
        case unseen
        /// A wrapper type that the sources declare, with the written generic arguments.
        case declared(Int, arguments: [ResolvedType])
    }

    /// The wrapper of a property, according to its attributes.
    func wrapper(of declaration: Declaration, in file: Int) -> Wrapper {
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

    /// The type of a property without annotation, if its wrapper and its initial value determine it; otherwise
    /// `unknown`.
    func type(ofWrapped declaration: Declaration, by wrapper: Wrapper, in file: Int) -> ResolvedType {
        let value = declaration.initialValue.map { certainType(of: $0, in: file) } ?? .unknown
        switch wrapper {
        case .none: return value
        case .unseen: return .unknown
        case .declared(let type, let arguments):
            guard let location = wrappedValue(of: type) else { return .unknown }
            let written = self.type(ofValue: location, depth: 0)
            let known = written.replacing(genericParameters(of: type, arguments: arguments))
            if !known.holdsParameter { return known }
            // The wrapper is generic over its value.
            switch written {
            case .parameter: return value
            case .optional(.parameter): return value == .unknown ? .unknown : .optional(value.unwrapped)
            default: return .unknown
            }
        }
    }

    /// Whether a property with a wrapper can be set.
    func isSettable(wrappedBy wrapper: Wrapper) -> Bool {
        guard case .declared(let type, _) = wrapper, let location = wrappedValue(of: type) else { return true }
        return isSettable(index.declaration(location), in: location.file)
    }
}
