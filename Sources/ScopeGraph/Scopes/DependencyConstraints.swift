import Semantics
import SwiftReader

/// What the protocols of a dependency require of the class itself and of its associated types.
extension SemanticModel {
    /// The constraints of protocols that a class certainly does not meet, in the order of the source.
    ///
    /// - Parameters:
    ///   - protocols: the protocols of the dependency, as `protocols(of:)` returns them.
    ///   - type: the class, all of whose members are known.
    func unmetConstraints(of protocols: [Int], _ type: Int) -> [FixedRequirement] {
        protocols.flatMap { required in
            // A subclass inherits the conformance with the associated types of the superclass.
            let conforming = conformingClass(of: type, to: required)
            return constraints(of: required).filter { !mayMeet($0, conforming) }
        }
        .map(\.requirement).sorted { $0.location < $1.location }
    }

    /// The classes in a composition from which a class certainly does not inherit.
    ///
    /// - Parameters:
    ///   - name: the name of the dependency.
    ///   - location: where it is declared, or named.
    func unmetSuperclasses(
        of dependencyProtocol: ResolvedType,
        _ type: Int,
        named name: String,
        at location: SourceLocation
    ) -> [FixedRequirement] {
        parts(of: dependencyProtocol).compactMap { part in
            guard case .declared(let superclass, _) = part, index.types[superclass].kind == .class,
                !(withSuperclasses(type) + [superclass]).contains(where: { index.types[$0].isConditional }),
                !mayConform(.declared(type, arguments: []), to: part)
            else { return nil }
            return requirement(ofSuperclass: superclass, named: name, at: location)
        }
    }

    private func requirement(ofSuperclass type: Int, named name: String, at location: SourceLocation)
        -> FixedRequirement
    {
        FixedRequirement(
            text: index.types[type].qualifiedName,
            location: location,
            declaredIn: name,
            kind: .superclass
        )
    }

    /// The classes in a composition, from which no separate class certainly inherits.
    ///
    /// - Parameters: as for `unmetSuperclasses`.
    func superclasses(
        requiredBy dependencyProtocol: ResolvedType,
        named name: String,
        at location: SourceLocation
    ) -> [FixedRequirement] {
        guard case .composition(let parts) = dependencyProtocol else { return [] }
        return parts.compactMap { part in
            guard case .declared(let superclass, _) = part, index.types[superclass].kind == .class,
                !index.types[superclass].isConditional
            else { return nil }
            return requirement(ofSuperclass: superclass, named: name, at: location)
        }
    }

    /// Whether a protocol has associated types, or a `where` clause. Most have neither.
    func mayConstrain(_ protocolType: Int) -> Bool {
        let declaration = index.declaration(of: protocolType)
        if !declaration.whereClause.isEmpty { return true }
        let source = source(index.types[protocolType].file)
        return declaration.body.map { !source.associatedTypes(in: $0).isEmpty } ?? false
    }

    /// A type that `Self` or an associated type has to conform to, or to inherit from.
    private struct Constraint {
        /// The associated type; `nil` for `Self`.
        let associatedType: String?
        let bound: ResolvedType
        let requirement: FixedRequirement
    }

    private func mayMeet(_ constraint: Constraint, _ type: Int) -> Bool {
        guard let name = constraint.associatedType else {
            return mayConform(.declared(type, arguments: []), to: constraint.bound)
        }
        guard let value = associatedType(named: name, of: type) else { return true }
        return parts(of: constraint.bound).allSatisfy { mayConform(value, to: $0) }
    }

    private func constraints(of protocolType: Int) -> [Constraint] {
        let declaration = index.declaration(of: protocolType)
        let file = index.types[protocolType].file
        if declaration.condition != nil, index.conditions(ofOnlyDeclarationOf: protocolType).isEmpty { return [] }
        let source = source(file)
        var found = source.types(declaration.inherited).flatMap { clause in
            let bound = resolution.type(inClause: clause, of: declaration, in: file)
            return superclasses(in: bound, source.text(clause), at: clause, of: protocolType)
        }
        found += clauses(declaration.whereClause, in: file, subject: nil, of: protocolType)
        guard let body = declaration.body else { return found }
        for associated in source.associatedTypes(in: body) where isAlwaysCompiled(associated, in: file) {
            let name = source.name(associated.name)
            for bound in source.types(associated.inherited) {
                let type = resolution.type(of: bound, in: file, block: body)
                let text = "associatedtype \(name): \(source.text(bound))"
                found.append(constraint(name, type, text, at: associated.name, of: protocolType))
            }
            found += clauses(associated.whereClause, in: file, subject: name, of: protocolType)
        }
        return found
    }

    /// `where Self: C`, `where Item: P`.
    ///
    /// - Parameter subject: the only associated type whose constraints count; `nil` for all.
    private func clauses(_ range: SourceRange, in file: Int, subject: String?, of protocolType: Int) -> [Constraint] {
        if range.isEmpty { return [] }
        let source = source(file)
        let tokens = source.tokens(in: range).map { source.text($0.range) }
        return Self.requirements(in: tokens).flatMap { words -> [Constraint] in
            guard words.count > 2, words[1] == ":", let form = TypeSyntaxReader.form(of: Array(words.dropFirst(2)))
            else { return [] }
            let bound = resolution.type(of: form, in: file, block: .file)
            let text = "\(words[0]): \(words.dropFirst(2).joined(separator: " "))"
            if words[0] == "Self" { return superclasses(in: bound, text, at: range, of: protocolType) }
            guard subject == nil || subject == words[0] else { return [] }
            return [constraint(words[0], bound, text, at: range, of: protocolType)]
        }
    }

    /// The classes among the parts of a bound of `Self`. Conformances to the protocols are implied.
    private func superclasses(
        in bound: ResolvedType,
        _ text: String,
        at range: SourceRange,
        of protocolType: Int
    ) -> [Constraint] {
        parts(of: bound).compactMap { part in
            guard case .declared(let type, _) = part, index.types[type].kind == .class, isSeen(type, from: protocolType)
            else { return nil }
            let written = text.hasPrefix("Self:") ? text : "Self: \(text)"
            return constraint(nil, part, written, at: range, of: protocolType)
        }
    }

    /// Whether the module of a class is that of a protocol, or an import of its file: others are only guessed.
    private func isSeen(_ superclass: Int, from protocolType: Int) -> Bool {
        let home = index.types[superclass].module
        return home == index.types[protocolType].module
            || resolution.lookup.importedModules(of: index.types[protocolType].file).contains(home)
    }

    private func constraint(
        _ associatedType: String?,
        _ bound: ResolvedType,
        _ text: String,
        at range: SourceRange,
        of protocolType: Int
    ) -> Constraint {
        Constraint(
            associatedType: associatedType,
            bound: bound,
            requirement: FixedRequirement(
                text: text,
                location: source(index.types[protocolType].file).location(of: range),
                declaredIn: index.types[protocolType].qualifiedName,
                kind: .constraint
            )
        )
    }
}
