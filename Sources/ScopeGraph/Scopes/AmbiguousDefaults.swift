import Semantics
import SwiftReader

/// Requirements that several protocol extensions implement equally well. The compiler takes none of them.
extension SemanticModel {
    /// The protocols of a class whose extensions may implement requirements.
    func extendedProtocols(of type: Int) -> [Int] {
        inheritedProtocols(ofType: type).all.filter { !index.extensions[$0].isEmpty }
    }

    /// The requirements of a dependency that a class only gets from protocol extensions, none of which is more
    /// specialized than the others.
    ///
    /// - Parameters:
    ///   - protocols: the protocols of the dependency, as `protocols(of:)` returns them.
    ///   - extended: the protocols with extensions to which the class conforms.
    func ambiguousRequirements(of protocols: [Int], _ type: Int, _ extended: [Int]) -> [FixedRequirement] {
        let homes = Array(Set(extended + protocols.filter { !index.extensions[$0].isEmpty })).sorted()
        guard homes.count > 1 else { return [] }
        var found: [FixedRequirement] = []
        for required in protocols {
            for requirement in requirements(ofProtocol: required) where isAlwaysCompiled(requirement, of: required) {
                let name = requirement.memberName
                let named = homes.filter { members(of: $0)[name]?.contains { $0.owner.kind == .extension } ?? false }
                guard named.count > 1, conforms(type, itselfTo: required),
                    withSuperclasses(type).allSatisfy({ members(of: $0)[name] == nil }), isClosed(type),
                    let (one, other) = ambiguity(
                        of: requirement,
                        among: named.flatMap { members(of: $0)[name] ?? [] },
                        type
                    )
                else { continue }
                found.append(
                    FixedRequirement(
                        text: requirement.declaration,
                        location: requirement.location,
                        declaredIn: requirement.declaredIn,
                        kind: .ambiguousMember(index.types[one].qualifiedName, index.types[other].qualifiedName)
                    )
                )
            }
        }
        return found
    }

    /// Whether a class conforms to a protocol in its own module, and not through a superclass.
    private func conforms(_ type: Int, itselfTo required: Int) -> Bool {
        let module = index.types[type].module
        return index.extensions[type].allSatisfy { index.files[$0.file].module == module }
            && withSuperclasses(type).dropFirst().allSatisfy {
                inheritedProtocols(ofType: $0).location(of: required) == nil
            }
    }

    /// An implementation that a protocol extension gives.
    private struct Implementation {
        /// The extended protocol.
        let home: Int
        let effects: Effects
        /// It, and the protocols to which the extension restricts conforming types.
        let bounds: Set<Int>
        /// The bounds and all that they inherit.
        let implied: Set<Int>

        /// Whether all types with this implementation have the other one, too.
        func isAsSpecialized(as other: Implementation) -> Bool { other.bounds.isSubset(of: implied) }
    }

    /// The protocols of two implementations of which none is more specialized; `nil` if the compiler may decide. It
    /// prefers a protocol to those that it inherits, whatever the conditions of the extensions.
    private func ambiguity(of requirement: Requirement, among members: [Member], _ type: Int) -> (Int, Int)? {
        var found: [Implementation] = []
        for member in members where member.owner.kind == .extension && mayServe(member, as: requirement, type) {
            // The compiler prefers fewer effects.
            guard let implementation = implementation(member, requirement, in: index.types[type].module),
                found.allSatisfy({ $0.effects == implementation.effects })
            else { return nil }
            found.append(implementation)
        }
        guard let best = found.max(by: { $0.implied.count < $1.implied.count }) else { return nil }
        let rival = found.first {
            $0.home != best.home && (!best.isAsSpecialized(as: $0) || $0.isAsSpecialized(as: best))
                && !inherits($0.home, from: best.home) && !inherits(best.home, from: $0.home)
        }
        return rival.map { (best.home, $0.home) }
    }

    /// Whether a member may meet a requirement at all.
    private func mayServe(_ member: Member, as requirement: Requirement, _ type: Int) -> Bool {
        let declaration = index.declaration(member.location)
        let file = member.location.file
        guard !declaration.modifiers.contains(.static), mayHave(member, type, [:]), !isMutating(member, of: type),
            !requirement.isSettable || isSettable(declaration, in: file) && !hasMutatingSetter(member, of: type)
        else { return false }
        guard requirement.method != nil else {
            guard declaration.kind == .variable else { return false }
            let found = text.meaning(of: declaration.type, in: file, block: declaration.block)
            return found?.mayMatch(requirement.type) ?? true
        }
        return (declaration.kind == .function || declaration.kind == .subscript)
            && fullName(of: declaration, in: source(file)) == requirement.name
            && methodType(of: declaration, in: file)?.mayMatch(requirement.type) ?? true
    }

    /// `nil` if it is not certain that the compiler considers the implementation.
    private func implementation(_ member: Member, _ requirement: Requirement, in module: Int) -> Implementation? {
        let file = member.location.file
        let source = source(file)
        let declaration = source[member.location.declaration]
        guard let home = member.type, let owner = source[declaration.block].owner,
            isAlwaysCompiled(declaration, in: file),
            declaration.attributes.indices.allSatisfy({ source.spells("available", in: source.attributes[$0].name) }),
            declaration.genericParameters.isEmpty, index.files[file].module == module,
            member.access(declaredBy: declaration) > .fileprivate,
            let restricted = restriction(source[owner].whereClause, in: file)
        else { return nil }
        let isProperty = requirement.method == nil
        let type =
            isProperty
            ? text.meaning(of: declaration.type, in: file, block: declaration.block)
            : methodType(of: declaration, in: file)
        let effects =
            declaration.kind == .function
            ? effects(ofCalling: declaration, in: file) : effects(ofReading: declaration, in: file)
        guard let type, type.matches(requirement.type) else { return nil }
        let bounds = Set(restricted + [home])
        return Implementation(
            home: home,
            effects: effects,
            bounds: bounds,
            implied: bounds.union(inheritedProtocols(of: Array(bounds).sorted()).all)
        )
    }

    /// The protocols of a clause `where Self: P`; `nil` if it says something else.
    private func restriction(_ clause: SourceRange, in file: Int) -> [Int]? {
        if clause.isEmpty { return [] }
        guard let parts = constraintsOfSelf(in: clause, file) else { return nil }
        let protocols = parts.compactMap(\.declaredType).filter { index.types[$0].kind == .protocol }
        return protocols.count == parts.count ? protocols : nil
    }
}
