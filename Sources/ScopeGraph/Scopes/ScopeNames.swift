import Semantics

/// The names of scopes in findings and drawings.
struct ScopeNames {
    /// By partial scope, its id: module and name, followed by a folder, a file or an `#if` condition if several scopes
    /// would have the same.
    let identifiers: [String]
    /// The partial scopes of each name and module that several have.
    let namesakes: [[Int]]

    init(of partialScopes: [PartialScope], in index: TypeIndex) {
        let modules = index.modules.map { module in
            let isAlone = (index.modulesByName[module.name] ?? []).count < 2
            return (name: "\(module.name).", folder: isAlone ? "" : "@\(module.folder)")
        }
        var names = partialScopes.map { partialScope in
            let module = modules[partialScope.module]
            return module.folder.isEmpty
                ? module.name + partialScope.name : "\(module.name)\(partialScope.name)\(module.folder)"
        }
        var first: [String: Int] = [:]
        first.reserveCapacity(names.count)
        var later: [Int: [Int]] = [:]
        for (scope, name) in names.enumerated() {
            let namesake = first[name] ?? scope
            if namesake == scope { first[name] = scope } else { later[namesake, default: [namesake]].append(scope) }
        }
        namesakes = later.sorted { $0.key < $1.key }.map(\.value)
        for group in namesakes {
            // Two branches of an `#if`.
            for scope in group {
                guard let type = partialScopes[scope].type,
                    let test = BuildConditions.test(index.ownConditions(of: type))
                else { continue }
                names[scope] += "@\(test)"
            }
        }
        for group in namesakes where Set(group.map { partialScopes[$0].location.file }).count > 1 {
            // Types that are private to their files can share a name. Two branches of an `#if` are in one file.
            for scope in group where partialScopes[scope].type.map({ index.types[$0].access <= .fileprivate }) ?? false
            {
                names[scope] += "@\(partialScopes[scope].location.file)"
            }
        }
        identifiers = names
    }
}
