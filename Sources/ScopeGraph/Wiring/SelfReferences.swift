import Semantics
import SwiftReader

/// The expressions that are `self`, whatever names, casts and closures it passes through.
extension WiringReader {
    /// Whether a value is `self`: also `self!`, `(self)` and `self as Scope`, a constant as in
    /// `guard let strongSelf = self`, and the parameter of a closure that gets it, as in `self.map { Kid(parent: $0) }`.
    func refersToSelf(_ value: ExpressionID, in file: Int) -> Bool {
        let origin = followed(value, in: file)
        return isSelf(origin, in: file) || isPassedSelf(origin, in: file)
    }

    private func isSelf(_ value: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        return source.spells("self", in: source[value].range)
    }

    /// What a value is, through parentheses, casts, local constants and variables that keep their value.
    private func followed(_ value: ExpressionID, in file: Int) -> ExpressionID {
        let source = model.source(file)
        var next = value
        for _ in 0..<SemanticModel.depthLimit {
            guard let inner = unwrapped(source[next], in: source) ?? origin(of: source[next], in: file) else {
                return next
            }
            next = inner
        }
        return next
    }

    /// The scopes that `self` may be in `extension P where Self: C, Self: Q`, if P or Q is the expected type and the
    /// class C itself does not conform to it.
    func subclassesOfSelf(_ declared: Int, _ injection: Injection) -> [Int] {
        let block = model.source(injection.file)[injection.value].block
        guard let extended = index.type(around: block, in: injection.file), extended != declared,
            index.types[extended].kind == .protocol, !model.inherits(declared, fromAllOf: injection.expectedType),
            refersToSelf(injection.value, in: injection.file)
        else { return [] }
        var bounds = [declared, extended]
        if case .opaque(let bound)? = model.constraint(of: "Self", at: block, in: injection.file) {
            bounds += model.parts(of: bound).compactMap(\.declaredType)
        }
        let isImplied = model.parts(of: injection.expectedType).allSatisfy { part in
            part.declaredType.map { type in bounds.contains { $0 == type || model.inherits($0, from: type) } } ?? false
        }
        guard isImplied else { return [] }
        return table.partialScopes.indices.filter { scope in
            guard let type = table.partialScopes[scope].type else { return false }
            return bounds.allSatisfy { model.inherits(type, from: $0) }
        }
    }

    /// The operand of parentheses, `!`, `as`, `as!` or `as?`.
    private func unwrapped(_ expression: Expression, in source: SourceFile) -> ExpressionID? {
        let operands = source.arguments(of: expression)
        switch expression.kind {
        case .tuple: return operands.count == 1 ? operands[0].value : nil
        case .postfix: return source.spells("!", in: expression.name) ? expression.base : nil
        case .sequence:
            guard operands.count == 2, ["as", "as!", "as?"].contains(source.text(operands[1].label)) else { return nil }
            return operands[0].value
        default: return nil
        }
    }

    /// The value of a local constant or unchanged variable; for `if let parent`, that of the outer variable with this
    /// name.
    private func origin(of name: Expression, in file: Int) -> ExpressionID? {
        guard name.kind == .identifier else { return nil }
        let source = model.source(file)
        var found = model.value(of: name, in: file)
        for _ in 0..<SemanticModel.depthLimit {
            guard case .declarations(let locations, _) = found, locations.count == 1, locations[0].file == file else {
                return nil
            }
            let declaration = source[locations[0].declaration]
            guard declaration.kind == .variable, source[declaration.block].kind != .members,
                !source.spells("var", in: declaration.keyword) || source.keepsValue(declaration)
            else { return nil }
            if declaration.binding == .pattern { return subject(ofPatternFor: declaration, in: file) }
            guard [.plain, .optional, .capture].contains(declaration.binding) else { return nil }
            if let value = declaration.initialValue { return element(declaration.tupleElement, of: value, in: source) }
            guard declaration.binding == .optional else { return nil }
            let name = source.name(declaration.name)
            found = model.value(named: name, in: file, block: declaration.block, before: declaration.range.start)
        }
        return nil
    }

    /// An element of a written tuple; without a number, the value itself.
    private func element(_ number: UInt8?, of value: ExpressionID, in source: SourceFile) -> ExpressionID? {
        guard let number else { return value }
        let elements = source[value].kind == .tuple ? source.arguments(of: source[value]) : []
        return elements.indices.contains(Int(number)) ? elements[Int(number)].value : nil
    }

    /// The value that the pattern `let name?` or `let name` matches.
    private func subject(ofPatternFor declaration: Declaration, in file: Int) -> ExpressionID? {
        let source = model.source(file)
        guard let (pattern, subject) = model.pattern(binding: declaration, in: file) else { return nil }
        let isOptional = source[pattern].kind == .postfix && source.spells("?", in: source[pattern].name)
        let name = isOptional ? source[pattern].base : pattern
        return name.map { source[$0].kind == .identifier } == true ? subject : nil
    }

    /// Whether a name is the only parameter of a closure, has the type of `self` or one from which it inherits, and the
    /// call that takes the closure also takes `self` or is a method of `self` or of a collection or optional that holds
    /// only `self`.
    private func isPassedSelf(_ name: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        guard source[name].kind == .identifier, let closure = closure(withParameter: source[name], in: file),
            let call = call(taking: closure, in: file),
            let around = index.type(around: source[name].block, in: file),
            mayBeSelf(model.type(of: name, in: file).unwrapped, in: around)
        else { return false }
        let receiver = source[call].base.flatMap { source[$0].kind == .member ? source[$0].base : nil }
        let given = source.arguments(of: source[call]).map(\.value).filter { $0 != closure }
        return (given + [receiver].compactMap { $0 }).contains { isSelf(followed($0, in: file), in: file) }
            || receiver.map { holdsOnlySelf($0, in: file) } ?? false
            || isOwnMethod(call, in: file)
                && !given.contains { model.type(of: $0, in: file).unwrapped.declaredType == around }
    }

    /// Whether `self` in a type's code may have another type: one from which it inherits, or a component of a library.
    private func mayBeSelf(_ type: ResolvedType, in around: Int) -> Bool {
        switch type {
        case .declared(let declared, _): declared == around || model.inherits(around, from: declared)
        case .named(let name, _): !StandardLibrary.isStructure(name)
        default: false
        }
    }

    /// Whether a call runs a method of `self`, or a closure that it has, and does not name `self`.
    private func isOwnMethod(_ call: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        guard let name = source[call].base, source[name].kind == .identifier else { return false }
        func areMembers(_ locations: [DeclarationLocation]) -> Bool {
            locations.allSatisfy { location in
                let declaration = index.declaration(location)
                return model.source(location.file)[declaration.block].kind == .members
                    && !declaration.modifiers.contains(.static)
            }
        }
        switch model.callee(of: call, in: file, depth: 0) {
        case .function(let signatures):
            let locations = signatures.compactMap(\.location)
            return !locations.isEmpty && areMembers(locations)
        case .value:
            guard case .declarations(let locations, _) = model.value(of: source[name], in: file) else { return false }
            return areMembers(locations)
        case .initializer, .unknown: return false
        }
    }

    /// Whether a value is `[self]` or `Optional(self)`, or a constant with such a value.
    private func holdsOnlySelf(_ value: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        let holder = source[followed(value, in: file)]
        let elements = source.arguments(of: holder).map(\.value)
        switch holder.kind {
        case .array: return !elements.isEmpty && elements.allSatisfy { isSelf(followed($0, in: file), in: file) }
        case .call:
            guard elements.count == 1, let callee = holder.base else { return false }
            return ["Optional", "Optional.some", "CollectionOfOne"].contains(source.joined(source[callee].range))
                && isSelf(followed(elements[0], in: file), in: file)
        default: return false
        }
    }

    /// The closure whose only parameter has a name.
    private func closure(withParameter name: Expression, in file: Int) -> ExpressionID? {
        let source = model.source(file)
        if source.spells("$0", in: name.name) {
            guard let closure = source.body(around: name.block).flatMap({ source[$0].closure }) else { return nil }
            let tokens = source.tokens(in: source[closure].range)
            return tokens.contains { source.spells("$1", in: $0.range) } ? nil : closure
        }
        guard case .parameter(file, let block, _) = model.value(of: name, in: file), let closure = source[block].closure
        else { return nil }
        return source[closure].parameters.count == 1 ? closure : nil
    }

    /// The call that takes a closure, or calls it where it is written.
    private func call(taking closure: ExpressionID, in file: Int) -> ExpressionID? {
        switch model.wiring(of: file).role(of: closure) {
        case .argument(let call, _), .called(let call): call
        default: nil
        }
    }
}

extension SourceFile {
    /// Whether no code assigns another value than `nil` to a local variable, nor passes it to an `inout` parameter.
    fileprivate func keepsValue(_ variable: Declaration) -> Bool {
        let own = name(variable.name)
        let words = tokens(in: self[variable.block].range)
        return words.indices.allSatisfy { number in
            let word = words[number].range
            if !isNamed(own, word) || word.start == variable.name.start { return true }
            if number > 0, spells("&", in: words[number - 1].range) { return false }
            guard words.indices.contains(number + 1), spells("=", in: words[number + 1].range) else { return true }
            return words.indices.contains(number + 2) && spells("nil", in: words[number + 2].range)
        }
    }
}
