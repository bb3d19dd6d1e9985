import ScopeGraph
import Semantics
import SwiftReader

/// A property with which a component of Needle creates a child: `var loginComponent: LoginComponent { … }`.
struct ChildProperty {
    let member: WrittenDeclaration
    /// The class, or an extension of it.
    let container: WrittenDeclaration
    /// The class of the child.
    let type: String

    /// - Parameter children: the classes of components.
    /// - Returns: `nil` if the member does something else, or more.
    init?(_ member: WrittenDeclaration, of container: WrittenDeclaration, creating children: Set<String>) {
        guard member.declaration.kind == .variable, let call = member.onlyCallWithParent else { return nil }
        let type = member.source.createdType(call) ?? member.type.lastName
        guard children.contains(type) else { return nil }
        (self.member, self.container, self.type) = (member, container, type)
    }

    /// Whether its declared type is that of the child.
    var isConcrete: Bool { member.type.isEmpty || member.type.lastName == type }
}

extension TypeTable {
    /// The properties with which a component creates children, in source order: first those in the class, then those in
    /// its extensions.
    func childProperties(of component: String, creating children: Set<String>) -> [ChildProperty] {
        all(named: component).flatMap { container in
            container.members.compactMap { ChildProperty($0, of: container, creating: children) }
        }
    }
}

extension WrittenDeclaration {
    /// The call `X(parent: self)` that is all that a property returns; `nil` if there is none.
    fileprivate var onlyCallWithParent: Expression? {
        let calls = source.expressions.filter { expression in
            expression.kind == .call && declaration.range.contains(expression.range)
        }
        guard calls.count == 1, let call = calls.first else { return nil }
        let arguments = source.arguments[call.arguments.indices]
        guard arguments.count == 1, let argument = arguments.first,
            Dialect.needle.creationLabels.contains(source.name(argument.label)),
            source.text(source[argument.value].range) == "self"
        else { return nil }
        if let value = declaration.initialValue { return source[value].range == call.range ? call : nil }
        let before = source.tokens(in: SourceRange(start: declaration.name.end, end: call.range.start))
        return before.contains { source.text($0.range) == "{" } ? call : nil
    }

    /// Whether the body is on several lines, and whether it begins with `return`.
    var bodyStyle: (isOpen: Bool, returns: Bool) {
        let words = source.tokens(in: declaration.range).map { source.text($0.range) }
        return (hasOpenBody, words.contains("return"))
    }
}
