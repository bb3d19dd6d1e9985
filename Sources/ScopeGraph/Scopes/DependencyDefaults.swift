import Semantics
import SwiftReader

extension SemanticModel {
    /// The members that extensions of a dependency's protocols provide to all conforming types, sorted by name.
    /// Requirements with their names need no provider.
    ///
    /// - Parameter protocols: the protocols of the dependency, as `protocols(of:)` returns them.
    func defaults(of protocols: [Int], for requirements: [Requirement]) -> [Provision] {
        guard protocols.contains(where: { !index.extensions[$0].isEmpty }) else { return [] }
        let all = Set(protocols)
        var defaults: [Provision] = []
        for requirement in requirements {
            for type in protocols where !index.extensions[type].isEmpty {
                let member = members(of: type)[requirement.memberName]?.first {
                    isDefault($0, of: requirement, all)
                }
                guard let member else { continue }
                defaults.append(provision(requirement, givenBy: member, of: type))
                break
            }
        }
        return defaults
    }

    private func isDefault(_ member: Member, of requirement: Requirement, _ protocols: Set<Int>) -> Bool {
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        guard member.owner.kind == .extension, !declaration.modifiers.contains(.static),
            declaration.condition == nil
                || BuildConditions.include(source.conditionTexts(of: declaration), requirement.conditions),
            !isUnavailable(declaration, in: member.location.file),
            (declaration.access ?? member.owner.access ?? .internal) > .fileprivate,
            !requirement.isSettable || !protocols.allSatisfy({ hasMutatingSetter(member, of: $0) }),
            let owner = source[declaration.block].owner, isMetByAll(source[owner].whereClause, protocols, member)
        else { return false }
        let file = member.location.file
        if requirement.method != nil {
            let isSubscript = declaration.kind == .subscript
            let effects =
                isSubscript ? effects(ofReading: declaration, in: file) : effects(ofCalling: declaration, in: file)
            guard isSubscript || declaration.kind == .function,
                fullName(of: declaration, in: source) == requirement.name, requirement.effects.admits(effects),
                !requirement.isSettable || isSettable(declaration, in: file)
            else { return false }
            return methodType(of: declaration, in: file)?.mayMatch(requirement.type) ?? true
        }
        guard declaration.kind == .variable, requirement.effects.admits(effects(ofReading: declaration, in: file)),
            !requirement.isSettable || isSettable(declaration, in: file)
        else { return false }
        let type = text.meaning(of: declaration.type, in: file, block: declaration.block)
        return type?.mayMatch(requirement.type) ?? true
    }

    /// Whether every type that conforms to the protocols satisfies a clause, such as `where Self: P` with one of them.
    func isMetByAll(_ clause: SourceRange, _ protocols: Set<Int>, _ member: Member) -> Bool {
        if clause.isEmpty { return true }
        guard let parts = constraintsOfSelf(in: clause, member.location.file) else { return false }
        return parts.allSatisfy { part in
            switch part {
            // Providers are classes, but not all of them inherit from one.
            case .declared(let type, _) where index.types[type].kind != .protocol: false
            case .declared(let type, _) where !index.libraries.declares(type): protocols.contains(type)
            default: index.libraries.isEmptyDependency(part)
            }
        }
    }

    /// The types of a clause `where Self: P & Q`; `nil` if it says something else.
    func constraintsOfSelf(in clause: SourceRange, _ file: Int) -> [ResolvedType]? {
        let source = source(file)
        let words = source.tokens(in: clause).map { source.text($0.range) }
        guard words.first == "Self", words.dropFirst().first == ":", !words.contains(","),
            let form = TypeSyntaxReader.form(of: Array(words.dropFirst(2)))
        else { return nil }
        return parts(of: resolution.type(of: form, in: file, block: .file))
    }

    private func provision(_ requirement: Requirement, givenBy member: Member, of type: Int) -> Provision {
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        let access = declaration.access ?? member.owner.access ?? .internal
        return Provision(
            name: requirement.name,
            type: requirement.type,
            access: access,
            location: source.location(of: declaration.name),
            inheritedFrom: index.types[type].qualifiedName,
            isPassThrough: false,
            isSettable: true,
            isConditional: false,
            obstacle: nil,
            owner: .dependencyExtension,
            isolation: isolation(of: member),
            defaultIsolation: defaultIsolation(of: member),
            module: access < .public ? index.files[member.location.file].module : nil
        )
    }
}
