import Modules
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
            guard let scope = scope(number), partialScope.kind == .component, let type = partialScope.type,
                model.isDeclaredOnce(type)
            else { return [] }
            return model.members(of: type).numbered.compactMap { _, members in
                let repeated = members.count < 2 ? [] : model.conflicting(members, of: type)
                guard let first = repeated.first else { return nil }
                let (source, location) = (model.source(first.location.file), first.location)
                return RepeatedMember(
                    scope: scope,
                    name: source.name(source[location.declaration].name),
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
    private func isPlainProperty(_ member: Member, of type: Int) -> Bool {
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        return declaration.kind == .variable && declaration.attributes.indices.isEmpty
            && !declaration.modifiers.contains(.static)
            && index.files[member.location.file].module == index.types[type].module
            && source.conditionTexts(at: declaration.range.start).isEmpty
    }

    /// Those of some members with the same name that cannot be declared together.
    fileprivate func conflicting(_ members: ArraySlice<Member>, of type: Int) -> [Member] {
        let plain = members.filter { isPlainProperty($0, of: type) }
        return plain.filter { one in
            plain.contains { $0.location != one.location && conflict(one, $0, of: type) }
        }
    }

    /// Whether one of two members sees the other, and a build certainly compiles both.
    private func conflict(_ one: Member, _ other: Member, of type: Int) -> Bool {
        if one.location.file == other.location.file { return true }
        let certain: Set<Module.Origin> = [.package, .xcodeTarget, .synchronizedFolder]
        guard certain.contains(index.modules[index.types[type].module].origin) else { return false }
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
