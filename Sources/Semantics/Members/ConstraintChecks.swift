import SwiftReader

/// Whether types meet constraints: `T: P`, `Self: C`.
extension SemanticModel {
    /// Whether a type conforms to a protocol, or is a class or a subclass of it. `true` also if that is not certain.
    package func mayConform(_ subject: ResolvedType, to expected: ResolvedType) -> Bool {
        switch subject.withoutOpacity {
        case .declared(let type, let own): mayConform(type, own, to: expected)
        case .named(let name, _): mayConform(undeclared: name, to: expected)
        case .optional: mayConform(undeclared: "Optional", to: expected)
        case .tuple, .function, .metatype: expected.declaredType == nil
        default: true
        }
    }

    private func mayConform(_ type: Int, _ arguments: [ResolvedType], to expected: ResolvedType) -> Bool {
        switch expected {
        case .declared(let expected, _) where index.types[expected].kind == .protocol:
            return type == expected || inheritedProtocols(ofType: type).contains(expected) || !areClausesKnown(of: type)
        case .declared(let superclass, _):
            return ancestry(of: type).chain(from: type, arguments: arguments, in: self).contains { step in
                step.type == superclass
                    && ResolvedType.declared(step.type, arguments: step.arguments).comparison(with: expected)
                        != .different
            }
        case .named("AnyObject", _): return [.class, .protocol, .actor].contains(index.types[type].kind)
        case .named(let name, _):
            // The compiler infers the marker protocols, and much of enumerations.
            if StandardProtocols.isMarker(name) || index.types[type].kind == .enum || ResolvedType.mayBeAlias(name) {
                return true
            }
            return !areClausesKnown(of: type)
                || inheritedProtocols(ofType: type).undeclared.contains { mayInherit($0.name, name) }
        default: return true
        }
    }

    /// Whether an undeclared name may be that of a type that conforms to, or inherits from, another one.
    private func mayInherit(_ name: String, _ expected: String) -> Bool {
        name == expected || !isEmptyProtocol(name)
            || StandardProtocols.withInherited(name)?.contains(expected) ?? !StandardLibrary.isEmptyProtocol(name)
    }

    /// Whether neither macros nor a protocol that no source declares can add conformances.
    private func areClausesKnown(of type: Int) -> Bool {
        let standard = inheritedProtocols(ofType: type).undeclared.lazy.map(\.name.lastName)
            .filter(StandardLibrary.declaresType)
        return isClosed(type, besides: Set(standard))
    }

    /// Whether a type that no source declares, or one of its extensions, conforms to a declared type.
    private func mayConform(undeclared name: String, to expected: ResolvedType) -> Bool {
        if expected == .named("AnyObject", arguments: []) { return !StandardLibrary.isStructure(name) }
        guard case .declared(let expected, _) = expected, !ResolvedType.mayBeAlias(name) else { return true }
        return (index.foreignExtensions[name] ?? []).contains { location in
            let declaration = index.declaration(location)
            return source(location.file).types(declaration.inherited).contains { clause in
                parts(of: resolution.type(inClause: clause, of: declaration, in: location.file)).contains { part in
                    guard case .declared(let given, _) = part else { return true }
                    return given == expected || inheritedProtocols(ofType: given).contains(expected)
                }
            }
        }
    }
}

extension ResolvedType {
    /// The constraint of an opaque type; any other type unchanged.
    fileprivate var withoutOpacity: ResolvedType {
        if case .opaque(let inner) = self { inner } else { self }
    }
}
