import Semantics
import SwiftReader

/// Finds the holders of a value before it is read.
struct ValueOrigins {
    let model: SemanticModel
    let file: Int
    private var holders: [ValueHolder] = []
    private var pending: [ExpressionID] = []
    private var source: SourceFile { model.source(file) }

    fileprivate init(of value: ExpressionID, in file: Int, _ model: SemanticModel) {
        self.model = model
        self.file = file
        pending = [value]
    }

    fileprivate mutating func all() -> [ValueHolder] {
        for _ in 0..<SemanticModel.depthLimit {
            guard let next = pending.popLast() else { return holders }
            follow(next)
        }
        add(.unknown)
        return holders
    }

    private mutating func add(_ holder: ValueHolder) {
        if !holders.contains(holder) { holders.append(holder) }
    }

    private mutating func follow(_ id: ExpressionID) {
        let expression = source[id]
        switch expression.kind {
        case .identifier: followName(expression)
        case .member: followMember(expression)
        case .call: followCall(id, expression)
        case .subscript, .effect, .postfix: followBase(expression)
        case .tuple, .array, .dictionary, .sequence:
            // A cast operator is followed by a type.
            pending += source.arguments(of: expression).map(\.value).filter { source[$0].kind != .type }
        case .control: pending += expression.body.map(source.branches(of:)) ?? []
        case .literal, .type: return
        case .prefix where source.spells("&", in: expression.name): followBase(expression)
        case .closure, .string, .prefix, .keyPath, .macro, .missing: add(.unknown)
        }
    }

    private mutating func followBase(_ expression: Expression) {
        if let base = expression.base { pending.append(base) } else { add(.unknown) }
    }

    private mutating func followName(_ expression: Expression) {
        if source.isNamed(exactly: "self", expression.name) {
            return add(model.holder(around: expression.block, in: file))
        }
        follow(model.value(of: expression, in: file), from: expression.block)
    }

    private mutating func follow(_ found: LookupResult, from block: BlockID) {
        switch found {
        // A property of a library's class belongs to the subclass that reads it.
        case .declarations(let locations, _) where locations.contains { model.index.isOfLibrary($0.file) }:
            add(model.holder(around: block, in: file))
        case .declarations(let locations, _): for location in locations { follow(location) }
        case .parameter(let file, let body, _):
            let isOfClosure = model.source(file)[body].kind == .closure
            add(isOfClosure ? .unknown : model.holder(around: body, in: file))
        case .typed: add(model.holder(around: block, in: file))
        case .type, .nothing: add(.unknown)
        }
    }

    private mutating func follow(_ location: DeclarationLocation) {
        add(model.holder(of: location))
        let declaration = model.index.declaration(location)
        guard location.file == file, declaration.kind == .variable else { return }
        switch source[declaration.block].kind {
        case .members, .file: return
        default: break
        }
        if let value = declaration.initialValue {
            pending.append(value)
        } else if declaration.binding == .pattern {
            add(.unknown)
        } else if declaration.binding == .optional {
            // `if let x`: the same name in an enclosing scope.
            let name = source.name(declaration.name)
            let block = declaration.block
            let outer = model.value(named: name, in: file, block: block, before: declaration.range.start)
            if case .declarations(let locations, _) = outer, locations.contains(location) { return }
            follow(outer, from: block)
        }
    }

    private mutating func followMember(_ expression: Expression) {
        guard let base = expression.base else { return add(.unknown) }
        let type = model.type(of: base, in: file)
        let instance = if case .metatype(let instance) = type { instance } else { type }
        switch model.member(named: source.name(expression.name), of: instance.unwrapped) {
        case .declarations(let locations, _) where locations.contains { model.index.isOfLibrary($0.file) }:
            add(instance.unwrapped.declaredType.map { .type($0) } ?? .unknown)
        case .declarations(let locations, _): for location in locations { add(model.holder(of: location)) }
        case .typed where type.declaredType != nil: add(type.declaredType.map { .type($0) } ?? .unknown)
        default: pending.append(base)
        }
    }

    private mutating func followCall(_ id: ExpressionID, _ call: Expression) {
        guard let base = call.base else { return add(.unknown) }
        switch model.callee(of: id, in: file, depth: 0) {
        case .function(let signatures):
            for signature in signatures {
                if let location = signature.location {
                    add(model.holder(of: location))
                } else {
                    // A collection's function returns some of its elements.
                    followBase(source[base])
                }
            }
        case .value: pending.append(base)
        case .initializer, .unknown: add(.unknown)
        }
    }
}

extension SemanticModel {
    /// The possible holders of a value before it is read.
    package func holders(of value: ExpressionID, in file: Int) -> [ValueHolder] {
        var origins = ValueOrigins(of: value, in: file, self)
        return origins.all()
    }
}
