import Modules
import SwiftReader

/// The members that subclasses of scopes declare themselves. A superclass cannot get a member of the same name in an
/// extension: what an extension declares cannot be overridden.
struct SubclassMembers {
    /// By the number of a superclass, the numbers of its subclasses.
    private let subclasses: [Int: [Int]]

    init(of graph: ScopeGraph) {
        let numbers = graph.superclassesByID
        var subclasses: [Int: [Int]] = [:]
        for subclass in numbers.isEmpty ? 0..<0 : graph.scopes.indices {
            for superclass in graph.scopes[subclass].superclasses.compactMap({ numbers[$0] }) {
                subclasses[superclass, default: []].append(subclass)
            }
        }
        self.subclasses = subclasses
    }

    /// The first subclass that certainly declares a member with a name and sees one of the superclass.
    ///
    /// - Parameter access: that of the protocol which requires the member of the superclass.
    func subclass(of scope: Int, declaring name: String, at access: Access, in graph: ScopeGraph) -> Int? {
        guard let subclasses = subclasses[scope], graph.scopes[scope].dialect.parentsConform else { return nil }
        return subclasses.first { number in
            let subclass = graph.scopes[number]
            guard let member = subclass.ownMember(named: name), subclass.conditions.isEmpty else { return false }
            let files = [subclass.location.file, member.location.file]
            return sees(subclass, in: files, graph.scopes[scope], at: access, in: graph.modules)
        }
    }

    /// Whether a subclass certainly sees a generated member of a superclass. In another module, one that sees an internal
    /// superclass imports it with `@testable`, and so sees all members.
    ///
    /// - Parameter files: those that declare the subclass and its member.
    private func sees(
        _ subclass: Scope,
        in files: [String],
        _ superclass: Scope,
        at access: Access,
        in modules: [Module]
    ) -> Bool {
        if subclass.module == superclass.module || superclass.access <= .internal { return true }
        let (viewer, home) = (modules[subclass.module], modules[superclass.module])
        let isShown = files.allSatisfy { viewer.testableImportsByFile[$0]?.contains(home.name) ?? false }
        switch min(superclass.access, access) {
        case .public, .open: return true
        case .package: return isShown || viewer.package == home.package
        case .internal: return isShown
        default: return false
        }
    }
}

extension Scope {
    /// The property with a name that the class certainly declares itself, whether or not others can access it.
    package func ownMember(named name: String) -> Provision? {
        let all = [provisions.named(name).first, nearMisses.named(name).first { $0.obstacle == .access }]
        return all.compactMap(\.self).first { $0.inheritedFrom == nil && !$0.isConditional }
    }
}

extension ScopeGraph {
    /// The scopes that others inherit from, by id.
    package var superclassesByID: [String: Int] {
        let ids = Set(scopes.lazy.flatMap(\.superclasses))
        let numbers = ids.isEmpty ? [] : scopes.indices.filter { ids.contains(scopes[$0].id) }
        return Dictionary(numbers.map { (scopes[$0].id, $0) }) { first, _ in first }
    }
}
