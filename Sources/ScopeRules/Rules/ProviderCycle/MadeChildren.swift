import ScopeGraph
import Semantics
import SwiftReader

/// Recognizes components that a class certainly creates with itself as their parent or dependency.
extension UnconditionalWalk {
    /// The source of what is read from a value, which is the component of a scope.
    func origin(of value: ExpressionID, in scope: Int) -> InitializerRead.Source {
        isMadeWithSelf(value) ? .child(scope) : .component(scope)
    }

    /// Whether a value is `Kid(parent: self)`, or a member of the class that always returns that.
    private func isMadeWithSelf(_ value: ExpressionID) -> Bool {
        // A subclass may override what a superclass declares.
        guard !reads.inherited.contains(type) else { return false }
        var current = (value: value, file: file)
        for _ in 0..<8 {
            let source = model.source(current.file)
            let expression = source[current.value]
            if expression.kind == .call, takesSelf(current.value, in: current.file) { return true }
            if expression.kind == .tuple, expression.arguments.count == 1 {
                current.value = source.arguments(of: expression)[0].value
            } else if let closure = memoized(expression, in: current.file) {
                guard let result = onlyResult(of: closure, in: source) else { return false }
                current.value = result
            } else {
                guard let next = ownResult(of: current.value, in: current.file) else { return false }
                current = next
            }
        }
        return false
    }

    /// Whether a call creates a component with `self` as its parent or dependency.
    private func takesSelf(_ call: ExpressionID, in file: Int) -> Bool {
        guard case .initializer(let made, let candidates) = model.callee(of: call, in: file, depth: 0),
            let child = made.declaredType, let scope = reads.scopes.table.scopeOfType[child]
        else { return false }
        let source = model.source(file)
        let labels = reads.scopes.table.partialScopes[scope].dialect.creationLabels
        guard let argument = source.argument(of: source[call], labeled: labels),
            source.spells("self", in: source[argument.value].range)
        else { return false }
        return candidates.allSatisfy { $0.location.map { passesOn(labels, $0) } ?? true }
    }

    /// Whether an initializer is the library's, or calls another one with its own parent or dependency.
    private func passesOn(_ labels: [String], _ initializer: DeclarationLocation) -> Bool {
        if model.index.isOfLibrary(initializer.file) { return true }
        let source = model.source(initializer.file)
        let declaration = source[initializer.declaration]
        let parameter = source.parameters(of: declaration).first { parameter in
            labels.contains { source.spells(text: $0, in: parameter.label) }
        }
        guard let parameter, let body = declaration.body else { return false }
        return source.items(of: body).contains { item in
            guard case .expression(let id) = item, source[id].kind == .call, let callee = source[id].base,
                ["super.init", "self.init"].contains(source.text(source[callee].range)),
                let argument = source.argument(of: source[id], labeled: labels)
            else { return false }
            return source.text(source[argument.value].range) == source.text(parameter.name)
        }
    }

    /// The closure whose first result the library's `shared` keeps.
    private func memoized(_ expression: Expression, in file: Int) -> BlockID? {
        let source = model.source(file)
        guard expression.kind == .call, model.isMemoizing(expression, in: file) else { return nil }
        return source.arguments(of: expression).last.flatMap { source[$0.value].body }
    }

    /// The only value that a member of the class returns.
    private func ownResult(of value: ExpressionID, in file: Int) -> (value: ExpressionID, file: Int)? {
        let source = model.source(file)
        let callee = source[value].kind == .call ? source[value].base : value
        guard let callee, let name = ownName(callee, in: file), let members = model.members(of: type)[name],
            members.count == 1, let location = members.first?.location
        else { return nil }
        let owner = model.source(location.file)
        let declaration = owner[location.declaration]
        guard model.isAlwaysCompiled(declaration, in: location.file), !declaration.modifiers.contains(.dynamic) else {
            return nil
        }
        if let body = owner.getter(of: declaration) {
            return onlyResult(of: body, in: owner).map { ($0, location.file) }
        }
        guard declaration.modifiers.contains(.lazy) else { return nil }
        return declaration.initialValue.map { ($0, location.file) }
    }

    /// `kid` in `kid` and `self.kid`, if that is a member.
    private func ownName(_ id: ExpressionID, in file: Int) -> String? {
        let source = model.source(file)
        let expression = source[id]
        if expression.kind == .member {
            let isOfSelf = expression.base.map { source.spells("self", in: source[$0].range) } ?? false
            return isOfSelf ? source.name(expression.name) : nil
        }
        guard expression.kind == .identifier,
            case .declarations(let locations, _) = model.value(of: expression, in: file),
            let location = locations.first,
            model.source(location.file)[model.index.declaration(location).block].kind == .members
        else { return nil }
        return source.name(expression.name)
    }

    private func onlyResult(of body: BlockID, in source: SourceFile) -> ExpressionID? {
        guard source.onlyItem(of: body) != nil else { return nil }
        let results = source.results(of: body)
        return results.count == 1 ? results[0] : nil
    }
}

extension SourceFile {
    /// The first argument with one of the labels.
    fileprivate func argument(of call: Expression, labeled labels: [String]) -> Argument? {
        arguments(of: call).first { argument in labels.contains { spells(text: $0, in: argument.label) } }
    }
}
