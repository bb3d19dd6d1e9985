import Semantics
import SwiftReader

extension SemanticModel {
    /// Whether a property only forwards the property of the same name of its own dependency: in its getter, as its
    /// initial value, or in an initializer.
    func isPassThrough(_ declaration: Declaration, _ name: String, _ member: Member) -> Bool {
        let source = source(member.location.file)
        if let value = declaration.initialValue { return readsDependency(value, name, in: source) }
        if let getter = source.getter(of: declaration) {
            guard source[getter].items.count == 1 else { return false }
            let results = source.results(of: getter)
            return results.count == 1 && readsDependency(results[0], name, in: source)
        }
        // Without sources, a type's initializers are unknown.
        guard let type = member.type else { return false }
        return members(of: type).initializers?.contains { isAssigned(name, in: $0) } ?? false
    }

    /// `dependency.x`, `self.dependency.x`.
    func readsDependency(_ id: ExpressionID, _ name: String, in source: SourceFile) -> Bool {
        let expression = source.withoutEffects(id)
        guard expression.kind == .member, let base = expression.base, source.isNamed(name, expression.name) else {
            return false
        }
        let read = source[base]
        guard index.knownLibraries.argumentProperties.contains(where: { source.isNamed($0, read.name) }) else {
            return false
        }
        if read.kind == .identifier { return true }
        guard read.kind == .member, let owner = read.base else { return false }
        return source[owner].kind == .identifier && source.isNamed(exactly: "self", source[owner].name)
    }

    /// `self.x = dependency.x` in an initializer.
    private func isAssigned(_ name: String, in initializer: Member) -> Bool {
        let source = source(initializer.location.file)
        return source.expressions(in: source[initializer.location.declaration].body).contains { id in
            guard source[id].kind == .sequence else { return false }
            let operands = source.arguments(of: source[id])
            guard operands.count == 2, source.spells("=", in: operands[1].label) else { return false }
            let target = source[operands[0].value]
            guard source.isNamed(name, target.name), target.kind == .identifier || target.kind == .member else {
                return false
            }
            return readsDependency(operands[1].value, name, in: source)
        }
    }
}

extension SourceFile {
    /// An expression without a leading `try` and `await`.
    func withoutEffects(_ id: ExpressionID) -> Expression {
        var expression = self[id]
        while expression.kind == .effect, let base = expression.base,
            spells("try", in: expression.name) || spells("await", in: expression.name)
        {
            expression = self[base]
        }
        return expression
    }
}
