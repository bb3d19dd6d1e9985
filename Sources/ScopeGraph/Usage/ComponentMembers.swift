import Semantics
import SwiftReader

/// The members of components, found once for each.
struct ComponentMembers {
    let model: SemanticModel
    /// By class, whether all of its members are in the sources.
    private var known: [Int: Bool] = [:]
    private var dependencies: DependencyMembers

    init(of model: SemanticModel) {
        self.model = model
        dependencies = DependencyMembers(of: model, providedBy: [])
    }

    /// Whether a class has a member that is not private.
    func isShown(_ name: String, _ type: Int) -> Bool {
        model.members(of: type)[name]?.contains { model.index.declaration($0.location).access != .private } ?? false
    }

    func lacks(_ name: String, _ type: Int) -> Bool {
        if case .nothing = model.member(named: name, of: .declared(type, arguments: [])) { true } else { false }
    }

    /// The location of a private member, if that is all that some other code could mean by a name.
    mutating func hidden(_ name: String, _ type: Int, from block: BlockID, in file: Int) -> SourceLocation? {
        let found = types(of: type).flatMap { model.members(of: $0)[name] ?? [] }.map(\.location)
        guard let first = found.first, found.allSatisfy({ model.index.declaration($0).access == .private }),
            !(readsDependency(type) && doesDependencyHave(name, of: type))
        else { return nil }
        let source = model.source(file)
        let isInside = source.blocks(from: block).contains { block in
            source[block].kind == .members && model.type(owning: block, in: file) == type
        }
        return isInside ? nil : model.source(first.file).location(of: model.index.declaration(first).name)
    }

    mutating func areKnown(_ type: Int) -> Bool {
        if let answer = known[type] { return answer }
        let answer = findWhetherKnown(type)
        known[type] = answer
        return answer
    }

    func names(_ type: Int) -> [String] { Set(types(of: type).flatMap { model.members(of: $0).map(\.name) }).sorted() }

    private func types(of type: Int) -> [Int] {
        model.withSuperclasses(type) + model.inheritedProtocols(ofType: type).all
    }

    private mutating func findWhetherKnown(_ type: Int) -> Bool {
        let inherited = model.inheritedProtocols(ofType: type)
        let types = types(of: type).filter { !model.index.libraries.declares($0) }
        return inherited.undeclared.allSatisfy { StandardLibrary.isEmptyProtocol($0.name.lastName) }
            && model.ancestry(of: type).libraryBase != nil && model.index.areUnconditional(types)
            && types.allSatisfy { model.isClosed($0) && !model.looksUpMembersDynamically($0) }
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
