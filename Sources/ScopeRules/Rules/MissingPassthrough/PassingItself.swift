import ScopeGraph
import Semantics
import SwiftReader
import WiringText

extension RuleSubject {
    /// The edit that passes a component instead of its dependency; empty if no name for the component is in scope.
    func passingItself(_ edge: Edge) -> [Edit] {
        guard wantsEdits, let source = sources[edge.location.file], let offset = source.offset(of: edge.location),
            let name = graph.scopes[edge.parent].name.split(separator: ".").last.map(String.init)
        else { return [] }
        let calls = source.expressions.filter { $0.kind == .call && $0.range.start == offset }
        guard let call = calls.min(by: { $0.range.end < $1.range.end }) else { return [] }
        let passed = source.arguments[call.arguments.indices].map { source[$0.value] }
            .filter { source.readsDependency($0, graph.dialects.dependencyProperties) }
        guard passed.count == 1, let argument = passed.first else { return [] }
        guard let value = source.component(named: name, for: argument) else { return [] }
        let location = source.location(of: argument.range)
        return [Edit(location: location, length: argument.range.length, replacement: value)]
    }

    /// The fix that passes the only component in a variable at the place of an edge that has what the child requires,
    /// or requires it too; `nil` if there is none.
    func passingComponent(_ edge: Edge) -> Repair? {
        guard let source = sources[edge.location.file], let offset = source.offset(of: edge.location) else {
            return nil
        }
        let calls = source.expressions.filter {
            $0.kind == .call && $0.range.start == offset && $0.arguments.count == 1
        }
        guard let call = calls.min(by: { $0.range.end < $1.range.end }),
            let argument = source.arguments[call.arguments.indices].first.map({ source[$0.value] })
        else { return nil }
        let required = graph.scopes[edge.child].requirements.map(\.name)
        let components = graph.scopes.filter { scope in
            scope.kind == .component && scope.module == graph.scopes[edge.parent].module
                && required.allSatisfy { name in
                    !scope.provisions.named(name).isEmpty || scope.requirements.contains { $0.name == name }
                }
        }
        let names = Set(components.compactMap { $0.name.split(separator: ".").last.map(String.init) })
        guard let variable = source.component(in: names, for: argument) else { return nil }
        return Repair(title: "Pass \(code: variable)", location: source.location(of: argument.range))
    }

    /// Whether the parent of an edge is meant to be passed itself: it conforms to the child's dependency, or Thimble is
    /// configured to make it conform.
    func isMeantToPassItself(_ edge: Edge) -> Bool {
        if edge.conformance != nil { return true }
        guard let name = graph.passThroughName(parent: edge.parent, child: edge.child) else { return false }
        return graph.danglingPassThroughs(of: edge.parent).contains(name)
    }
}

extension SourceFile {
    /// Whether an expression is `dependency`, or the `dependency` of some value.
    ///
    /// - Parameter properties: the names that the dialects have for it.
    fileprivate func readsDependency(_ expression: Expression, _ properties: [String]) -> Bool {
        (expression.kind == .identifier || expression.kind == .member && expression.base != nil)
            && properties.contains(name(expression.name))
    }

    /// The expression for the component at the place where its dependency is read.
    fileprivate func component(named type: String, for dependency: Expression) -> String? {
        if let base = dependency.base.map({ self[$0] }), text(base.range) != "self" {
            guard base.kind == .identifier else { return nil }
            let value = name(base.name)
            return locals(around: dependency).contains { name($0.name) == value && classHeld(by: $0) == type }
                ? text(base.range) : nil
        }
        if owner(around: dependency.block).map({ joined($0.name).split(separator: ".").last == type[...] }) ?? false {
            return "self"
        }
        let found = locals(around: dependency).filter { classHeld(by: $0) == type }
        return found.count == 1 ? text(found[0].name) : nil
    }

    /// The only variable before an expression that holds an instance of one of some classes.
    fileprivate func component(in types: Set<String>, for expression: Expression) -> String? {
        let found = locals(around: expression).filter { classHeld(by: $0).map(types.contains) ?? false }
        return found.count == 1 ? text(found[0].name) : nil
    }

    /// The class of which a variable certainly holds an instance, by its last name.
    private func classHeld(by variable: Declaration) -> String? {
        if !variable.type.isEmpty { return joined(variable.type) }
        guard let value = variable.initialValue.map({ self[$0] }), value.kind == .call,
            let callee = value.base.map({ self[$0] })
        else { return nil }
        return name(callee.name)
    }

    /// The variables declared before an expression in its enclosing blocks, up to its function.
    private func locals(around expression: Expression) -> [Declaration] {
        let blocks = Set(sequence(first: expression.block) { self[$0].parent }.prefix { self[$0].kind != .members })
        return declarations.filter { declaration in
            declaration.kind == .variable && declaration.binding == .plain && blocks.contains(declaration.block)
                && declaration.range.end <= expression.range.start
        }
    }

    /// The type or extension that contains an expression.
    private func owner(around block: BlockID) -> Declaration? {
        sequence(first: block) { self[$0].parent }.first { self[$0].kind == .members }.flatMap { self[$0].owner }
            .map { self[$0] }
    }
}
