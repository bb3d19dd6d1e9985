import Semantics
import SwiftReader

/// Components that are created without a parent although their library requires one: roots that lost the library's
/// class for roots.
extension WiringReader {
    /// Reports a component that is created without a parent if no initializer allows that. If it requires nothing, it
    /// counts as the root that it is meant to be.
    mutating func noteMissingParent(of scope: Int, _ call: WiringCall) {
        let partialScope = table.partialScopes[scope]
        guard partialScope.root == nil, partialScope.dialect.isCreatedWithParent, !index.isTest(file: call.file),
            let type = partialScope.type, lacksParent(type, call)
        else { return }
        let source = model.source(call.file)
        let location = source.location(of: source[call.id].range)
        faults.append(GraphFault(kind: .parentless(child: scope), location: location))
        if partialScope.dependencyProtocol == nil { table.setRoot(.bootstrap, of: scope) }
    }

    /// Whether a call certainly does not compile, because an initializer of the library lacks its only argument.
    private func lacksParent(_ type: Int, _ call: WiringCall) -> Bool {
        let classes = model.withSuperclasses(type)
        guard case .initializer(_, let candidates) = call.callee, model.isClosed(type),
            !classes.contains(where: isConditional)
        else { return false }
        let ofLibrary = classes.filter(index.libraries.declares)
        guard !ofLibrary.contains(where: declaresInitializer), !importsUnread(call.file) else { return false }
        if !classes.contains(where: declaresInitializer) {
            return model.source(call.file)[call.id].arguments.indices.isEmpty
        }
        guard candidates.count == 1, let location = candidates[0].location,
            let owner = index.type(around: index.declaration(location).block, in: location.file),
            model.ancestry(of: owner).superclasses.first.map({ index.libraries.declares($0.type) }) ?? false
        else { return false }
        return passesNothingToSuperclass(index.declaration(location), in: model.source(location.file))
    }

    /// Whether a file imports a module outside the sources that may extend a class of the library.
    private func importsUnread(_ file: Int) -> Bool {
        let read = Set(index.modules.map(\.name))
        return index.files[file].source.importedModules.contains {
            !read.contains($0) && !index.knownLibraries.isKnown(module: $0)
        }
    }

    /// Whether a class, or the name of its superclass, is declared in an `#if`.
    private func isConditional(_ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        let source = model.source(index.types[type].file)
        let named = source.types(declaration.inherited).prefix(1).flatMap { written in
            source.tokens(in: written).filter { $0.kind == .identifier }.flatMap {
                index.types(named: source.name($0.range))
            }
        }
        return ([type] + named).contains { index.types[$0].isConditional }
    }

    /// Whether the sources of an app declare an initializer in a class or its extensions.
    private func declaresInitializer(_ type: Int) -> Bool {
        (model.members(of: type).initializers ?? []).contains { !index.isOfLibrary($0.location.file) }
    }

    /// Whether an initializer calls `super.init()`, and no other initializer.
    private func passesNothingToSuperclass(_ initializer: Declaration, in source: SourceFile) -> Bool {
        guard initializer.kind == .initializer, let body = initializer.body else { return false }
        let range = source[body].range
        let calls = source.expressions.filter { expression in
            guard expression.kind == .call, expression.range.start >= range.start,
                expression.range.end <= range.end, let base = expression.base
            else { return false }
            return source.isOwnMember(base) && source.spells("init", in: source[base].name)
        }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                guard let owner = call.base.flatMap({ source[$0].base }) else { return false }
                return call.arguments.isEmpty && source.spells("super", in: source[owner].range)
            }
    }
}
