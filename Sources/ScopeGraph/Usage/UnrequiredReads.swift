import Semantics
import SwiftReader

/// Code that reads from a dependency what that does not require, so that it does not compile.
package struct UnrequiredRead: Sendable {
    /// The scope whose code it is, an index into `ScopeGraph.scopes`; `nil` if it is in a helper.
    package let scope: Int?
    /// The qualified name of the protocol.
    package let dependency: String
    /// The location of the protocol's name.
    package let dependencyLocation: SourceLocation
    /// The module that declares the protocol, an index into `ScopeGraph.modules`.
    package let module: Int
    /// What is read.
    package let name: String
    /// The location of that name.
    package let location: SourceLocation
    /// The members that the protocol has, with inherited ones.
    package let members: [String]
}

extension ScopeDeclarations {
    /// What code reads from values called `dependency` whose protocols, with all that these inherit, have no such member:
    /// in order of file and position.
    package func unrequiredReads(in model: SemanticModel) -> [UnrequiredRead] {
        let found = model.onAllCores(model.filePortions) { model, files in
            files.flatMap { unrequiredReads(in: $0, of: model) }
        }
        return Array(found.joined())
    }

    private func unrequiredReads(in file: Int, of model: SemanticModel) -> [UnrequiredRead] {
        let index = model.index
        if index.isOfLibrary(file) || index.isTest(file: file) { return [] }
        let source = model.source(file)
        return source.expressions.compactMap { read in
            guard read.kind == .member, let base = read.base, isCalledDependency(base, in: source),
                case .declared(let type, _) = model.type(of: base, in: file),
                model.isClosedProtocol(type, seenFrom: file),
                table.isDependencyProtocol(.declared(type, arguments: [])), !source.spells("self", in: read.name),
                source.conditionTexts(at: read.range.start).isEmpty
            else { return nil }
            let name = source.name(read.name)
            let protocols = [type] + model.inheritedProtocols(of: [type]).all
            guard !name.isEmpty, !protocols.contains(where: { model.members(of: $0)[name] != nil }) else { return nil }
            return UnrequiredRead(
                scope: model.index.type(around: read.block, in: file).flatMap { scope(ofCodeIn: $0) },
                dependency: index.types[type].qualifiedName,
                dependencyLocation: index.location(of: type),
                module: index.types[type].module,
                name: name,
                location: source.location(of: read.name),
                members: protocols.flatMap { model.members(of: $0).map(\.name) }
            )
        }
    }

    /// Whether an expression is `dependency`, as the library calls it, or a member with that name.
    private func isCalledDependency(_ id: ExpressionID, in source: SourceFile) -> Bool {
        let value = source[id]
        guard value.kind == .identifier || value.kind == .member else { return false }
        return table.dialects.all.contains { source.spells(text: $0.dependencyProperty, in: value.name) }
    }

    /// The scope of a component, or the only one that a builder creates.
    private func scope(ofCodeIn type: Int) -> Int? {
        let made = componentsOfBuilder[type] ?? []
        let partialScope = table.scopeOfType[type] ?? (made.count == 1 ? made[0] : nil)
        return partialScope.map { position[$0] }.flatMap { $0 < 0 ? nil : $0 }
    }
}

extension SemanticModel {
    /// Whether a protocol, with all that it inherits, is the only one of its name, is the same in all builds, and has all
    /// its members in the sources.
    fileprivate func isClosedProtocol(_ type: Int, seenFrom file: Int) -> Bool {
        guard index.types[type].kind == .protocol, !index.libraries.declares(type),
            isOnlyOne(type, seenFrom: file), !resolution.lookup.hasUnclearImports(file)
        else { return false }
        let inherited = inheritedProtocols(of: [type])
        let protocols = [type] + inherited.all.filter { !index.libraries.declares($0) }
        return inherited.undeclared.allSatisfy { StandardLibrary.isEmptyProtocol($0.name) }
            && knownProtocols(ofValuesOf: [type]) != nil && index.areUnconditional(protocols)
            && protocols.allSatisfy { isClosed($0) && !looksUpMembersDynamically($0) }
    }

    /// Whether a file can mean no other type by the name of this one.
    private func isOnlyOne(_ type: Int, seenFrom file: Int) -> Bool {
        let (name, home) = (index.types[type].qualifiedName, index.types[type].module)
        let all = index.types(named: name)
        return all.count == 1
            || home == index.files[file].module && index.types(named: name, in: home).count == 1
    }

    private func looksUpMembersDynamically(_ type: Int) -> Bool {
        source(index.types[type].file).has("dynamicMemberLookup", index.declaration(of: type))
    }
}
