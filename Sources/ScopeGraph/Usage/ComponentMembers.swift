import Semantics
import SwiftReader

/// The members of components, found once for each.
struct ComponentMembers {
    let model: SemanticModel
    /// By class, whether all of its members are in the sources.
    private var known: [Int: Bool] = [:]
    private var names: [Int: [String]] = [:]
    private var dependencies: DependencyMembers

    init(of model: SemanticModel) {
        self.model = model
        dependencies = DependencyMembers(of: model, providedBy: [])
    }

    /// Whether a class itself has a member that is not private to another place.
    func isShown(_ name: String, _ type: Int, in file: Int) -> Bool {
        model.members(of: type)[name]?.contains { member in
            switch model.index.declaration(member.location).access {
            case .private: false
            case .fileprivate: member.location.file == file
            default: true
            }
        } ?? false
    }

    /// - Parameter isWithoutSelf: whether only a plain name is read. A library looks up a member in the dependency only
    ///   after `self.`.
    func lacks(_ name: String, _ type: Int, withoutSelf isWithoutSelf: Bool) -> Bool {
        if isWithoutSelf { return types(of: type).allSatisfy { model.members(of: $0)[name] == nil } }
        return if case .nothing = model.member(named: name, of: .declared(type, arguments: [])) { true } else { false }
    }

    /// The location of a private member, if that is all that some code could mean by a name, and the code does not see
    /// it.
    mutating func hidden(_ name: String, _ type: Int, from block: BlockID, in file: Int) -> SourceLocation? {
        let found = types(of: type).flatMap { model.members(of: $0)[name] ?? [] }.map(\.location)
        guard let first = found.first, found.allSatisfy({ isHidden($0, from: block, in: file) }),
            !(readsDependency(type) && doesDependencyHave(name, of: type))
        else { return nil }
        return model.source(first.file).location(of: model.index.declaration(first).name)
    }

    private func isHidden(_ location: DeclarationLocation, from block: BlockID, in file: Int) -> Bool {
        let declaration = model.index.declaration(location)
        switch declaration.access {
        case .fileprivate: return location.file != file
        case .private:
            guard location.file == file, let owner = model.type(owning: declaration.block, in: file) else {
                return true
            }
            return !isCode(at: block, in: file, inside: owner)
        default: return false
        }
    }

    /// Whether code belongs to a type, or to one nested in it.
    private func isCode(at block: BlockID, in file: Int, inside type: Int) -> Bool {
        let source = model.source(file)
        let name = model.index.types[type].qualifiedName
        return source.blocks(from: block).contains { block in
            guard source[block].kind == .members, let around = model.type(owning: block, in: file) else { return false }
            return around == type || model.index.types[around].qualifiedName.hasPrefix("\(name).")
        }
    }

    mutating func areKnown(_ type: Int) -> Bool {
        if let answer = known[type] { return answer }
        let answer = findWhetherKnown(type)
        known[type] = answer
        return answer
    }

    mutating func names(_ type: Int) -> [String] {
        let all = names[type] ?? Set(types(of: type).flatMap { model.members(of: $0).map(\.name) }).sorted()
        names[type] = all
        return all
    }

    private func types(of type: Int) -> [Int] {
        model.withSuperclasses(type) + model.inheritedProtocols(ofType: type).all
    }

    private mutating func findWhetherKnown(_ type: Int) -> Bool {
        // A generated protocol only repeats what other dependencies require.
        let undeclared = Set(model.inheritedProtocols(ofType: type).undeclared.map(\.name.lastName))
        let types = types(of: type).filter { !model.index.libraries.declares($0) }
        return model.ancestry(of: type).libraryBase != nil && model.isClosed(type)
            && model.index.areUnconditional(types)
            && types.allSatisfy { model.hasOnlyWrittenMembers($0, besides: undeclared) }
            && (!readsDependency(type) || isDependencyKnown(of: type))
    }

    /// Whether a member that a component lacks may be one of its dependency, as the library looks them up.
    private func readsDependency(_ type: Int) -> Bool {
        types(of: type).contains { model.index.libraries.declares($0) && model.looksUpMembersDynamically($0) }
    }

    private mutating func doesDependencyHave(_ name: String, of type: Int) -> Bool {
        for part in model.parts(of: model.ancestry(of: type).libraryBase?.dependency ?? .unknown) {
            guard let declared = part.declaredType, !dependencies.has(name, declared) else { return true }
        }
        return false
    }

    private mutating func isDependencyKnown(of type: Int) -> Bool {
        guard let dependency = model.ancestry(of: type).libraryBase?.dependency,
            !model.index.libraries.isEmptyDependency(dependency)
        else { return true }
        for part in model.parts(of: dependency) {
            guard let declared = part.declaredType, dependencies.areKnown(declared) else { return false }
        }
        return true
    }
}
