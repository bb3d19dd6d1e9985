import ScopeGraph
import Semantics
import SwiftReader

/// Resolves names that are unconditionally read: to a property of the class, of its dependency, or of a component.
extension UnconditionalWalk {
    private mutating func add(_ name: String, _ from: InitializerRead.Source, _ range: SourceRange, _ step: Step) {
        let name = step.isCalled ? "\(name)()" : name
        found.insert(InitializerRead(name: name, source: from, location: source.location(of: range)))
    }

    /// An identifier: a member of the class, unless a local variable has the name.
    mutating func readIdentifier(_ expression: Expression, _ step: Step) {
        let name = source.name(expression.name)
        guard reads.candidates.contains(name), hasMember(name),
            case .declarations(let locations, _) = model.value(
                named: name,
                in: file,
                block: expression.block,
                before: expression.range.start
            ),
            let location = locations.first
        else { return }
        let owner = model.source(location.file)
        guard owner[model.index.declaration(location).block].kind == .members else { return }
        add(name, .own, expression.name, step)
    }

    private func hasMember(_ name: String) -> Bool {
        model.members(of: type)[name] != nil
            || model.ancestry(of: type).superclasses.contains { model.members(of: $0.type)[name] != nil }
    }

    mutating func readMember(_ expression: Expression, _ step: Step) {
        guard let base = expression.base else { return }
        let name = source.name(expression.name)
        guard reads.candidates.contains(name) else {
            let isSuper = source[base].kind == .identifier && source.text(source[base].name) == "super"
            if !isSuper { follow(base) }
            return
        }
        if source.isOwnDependency(base, among: model.index.knownLibraries.argumentProperties) {
            if isTheScopes(base) { add(name, .dependency, expression.name, step) }
            return
        }
        if let nonCore = nonCoreScope(readThrough: base) { return add(name, .child(nonCore), expression.name, step) }
        if source[base].kind == .identifier {
            let word = source.text(source[base].range)
            if word == "super" { return }
            if word == "self" {
                if let owner = ownerOfOwn(name) { add(name, owner, expression.name, step) }
                return
            }
        }
        follow(base)
        guard let value = model.type(of: base, in: file).declaredType, let scope = component(value) else { return }
        add(name, origin(of: base, in: scope), expression.name, step)
    }

    /// The non-core component of the class, from which `pluginExtension` reads.
    private func nonCoreScope(readThrough base: ExpressionID) -> Int? {
        let expression = source[base]
        guard source.spells("pluginExtension", in: expression.name), let nonCore = model.nonCoreComponent(of: type)
        else { return nil }
        let found: LookupResult
        switch expression.kind {
        case .identifier: found = model.value(of: expression, in: file)
        case .member where expression.base.map { source.spells("self", in: source[$0].range) } ?? false:
            found = model.member(named: "pluginExtension", of: .declared(type, arguments: []))
        default: return nil
        }
        switch found {
        case .declarations(let locations, _):
            guard locations.allSatisfy({ model.index.isOfLibrary($0.file) }) else { return nil }
        case .parameter, .typed: return nil
        case .type, .nothing: break
        }
        return component(nonCore)
    }

    /// Whether `dependency` is that of the scope: no local variable has the name, nor any parameter except an
    /// initializer's.
    private func isTheScopes(_ dependency: ExpressionID) -> Bool {
        let expression = source[dependency]
        guard expression.kind == .identifier else { return true }
        let found = model.value(
            named: source.name(expression.name),
            in: file,
            block: expression.block,
            before: expression.range.start
        )
        switch found {
        case .parameter(let file, let block, _):
            let source = model.source(file)
            return source[block].owner.map { source[$0].kind == .initializer } ?? false
        case .declarations(let locations, _):
            return locations.allSatisfy { location in
                model.source(location.file)[model.index.declaration(location).block].kind == .members
            }
        case .typed: return false
        case .type, .nothing: return true
        }
    }

    /// The owner of the property that `self.name` reads: the class or, through the dynamic members of Needle's
    /// component, its dependency.
    private func ownerOfOwn(_ name: String) -> InitializerRead.Source? {
        if hasMember(name) { return .own }
        let table = reads.scopes.table
        guard let scope = table.scopeOfType[type], table.partialScopes[scope].dialect.isFoundByPath,
            model.conformances(of: type).allSatisfy({ model.members(of: $0.protocolType)[name] == nil })
        else { return nil }
        return .dependency
    }

    func component(_ type: Int) -> Int? {
        let table = reads.scopes.table
        guard let scope = table.scopeOfType[type], table.partialScopes[scope].kind == .component,
            !reads.inherited.contains(type)
        else { return nil }
        return reads.scopes.scope(scope)
    }
}
