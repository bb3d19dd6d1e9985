import Semantics
import SwiftReader

/// A property that a component declares more than once, so that it does not compile.
package struct RepeatedMember: Sendable {
    /// An index into `ScopeGraph.scopes`.
    package let scope: Int
    package let name: String
    /// The locations of the name, in order; at least two.
    package let locations: [SourceLocation]
}

extension ScopeDeclarations {
    /// The properties that components declare again in the same module and in all builds.
    package func repeatedMembers(in model: SemanticModel) -> [RepeatedMember] {
        table.partialScopes.indices.flatMap { number -> [RepeatedMember] in
            let partialScope = table.partialScopes[number]
            guard position[number] >= 0, partialScope.kind == .component, let type = partialScope.type,
                model.isDeclaredOnce(type)
            else { return [] }
            return model.members(of: type).compactMap { name, members in
                let repeated = members.count < 2 ? [] : members.filter { model.isPlainProperty($0, of: type) }
                guard repeated.count > 1, let first = repeated.first,
                    repeated.dropFirst().contains(where: { model.areVisibleToEachOther(first, $0) })
                else { return nil }
                return RepeatedMember(
                    scope: position[number],
                    name: name,
                    locations: repeated.map { model.source($0.location.file).location(ofNameAt: $0.location) }
                )
            }
        }
    }
}

extension SemanticModel {
    /// Whether a class has no generic parameters, which extensions could restrict, and all its files belong to one
    /// target.
    fileprivate func isDeclaredOnce(_ type: Int) -> Bool {
        let module = index.modules[index.types[type].module]
        return !index.types[type].isConditional && index.declaration(of: type).genericParameters.indices.isEmpty
            && module.kind != .test && module.sharers.isEmpty && module.companions.isEmpty
    }

    /// Whether a member is a property of instances that all builds of the module of its class have.
    fileprivate func isPlainProperty(_ member: Member, of type: Int) -> Bool {
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        return declaration.kind == .variable && declaration.attributes.indices.isEmpty
            && !declaration.modifiers.contains(.static)
            && index.files[member.location.file].module == index.types[type].module
            && source.conditionTexts(at: declaration.range.start).isEmpty
    }

    /// Whether one of two members sees the other.
    fileprivate func areVisibleToEachOther(_ one: Member, _ other: Member) -> Bool {
        if one.location.file == other.location.file { return true }
        return [one, other].contains { member in
            member.access(declaredBy: source(member.location.file)[member.location.declaration]) > .fileprivate
        }
    }
}

extension SourceFile {
    fileprivate func location(ofNameAt location: DeclarationLocation) -> SourceLocation {
        self.location(of: self[location.declaration].name)
    }
}
