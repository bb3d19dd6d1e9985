import SwiftReader

/// Finds what holds a value before it is read.
struct ValueOrigins {
    let codebase: Codebase
    let file: Int
    private var holders: [ValueHolder] = []
    private var pending: [ExpressionID] = []
    private var source: SourceFile { codebase.source(file) }

    fileprivate init(of value: ExpressionID, in file: Int, _ codebase: Codebase) {
        self.codebase = codebase
        self.file = file
        pending = [value]
    }

    fileprivate mutating func all() -> [ValueHolder] {
        for _ in 0..<Codebase.depthLimit {
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
            // After a cast operator there is a type.
            pending += source.arguments(of: expression).map(\.value).filter { source[$0].kind != .type }
        case .control: pending += expression.body.map(source.branches(of:)) ?? []
        case .literal, .type: return
        case .closure, .string, .prefix, .keyPath, .macro, .missing: add(.unknown)
        }
    }

    private mutating func followBase(_ expression: Expression) {
        if let base = expression.base { pending.append(base) } else { add(.unknown) }
    }

    private mutating func followName(_ expression: Expression) {
        if source.isNamed(exactly: "self", expression.name) {
            return add(codebase.holder(around: expression.block, in: file))
        }
        follow(codebase.value(of: expression, in: file), from: expression.block)
    }

    private mutating func follow(_ found: FoundValue, from block: BlockID) {
        switch found {
        case .declarations(let places, _): for place in places { follow(place) }
        case .parameter(let file, let body, _):
            let isOfClosure = codebase.source(file)[body].kind == .closure
            add(isOfClosure ? .unknown : codebase.holder(around: body, in: file))
        case .typed: add(codebase.holder(around: block, in: file))
        case .type, .nothing: add(.unknown)
        }
    }

    private mutating func follow(_ place: DeclarationPlace) {
        add(codebase.holder(of: place))
        let declaration = codebase.index.declaration(place)
        guard place.file == file, declaration.kind == .variable else { return }
        switch source[declaration.block].kind {
        case .members, .file: return
        default: break
        }
        if let value = declaration.initialValue {
            pending.append(value)
        } else if declaration.binding == .pattern {
            add(.unknown)
        } else if declaration.binding == .optional {
            // `if let x`: the same name, further out.
            let name = source.name(declaration.name)
            let block = declaration.block
            let outer = codebase.value(named: name, in: file, block: block, before: declaration.range.start)
            if case .declarations(let places, _) = outer, places.contains(place) { return }
            follow(outer, from: block)
        }
    }

    private mutating func followMember(_ expression: Expression) {
        guard let base = expression.base else { return add(.unknown) }
        let type = codebase.type(of: base, in: file)
        let instance = if case .metatype(let instance) = type { instance } else { type }
        switch codebase.member(named: source.name(expression.name), of: instance.unwrapped) {
        case .declarations(let places, _): for place in places { add(codebase.holder(of: place)) }
        case .typed where type.declaredType != nil: add(type.declaredType.map { .type($0) } ?? .unknown)
        default: pending.append(base)
        }
    }

    private mutating func followCall(_ id: ExpressionID, _ call: Expression) {
        guard let base = call.base else { return add(.unknown) }
        switch codebase.callee(of: id, in: file, depth: 0) {
        case .function(let signatures):
            for signature in signatures {
                if let place = signature.place {
                    add(codebase.holder(of: place))
                } else {
                    // A collection's function gives some of its elements.
                    followBase(source[base])
                }
            }
        case .value: pending.append(base)
        case .initializer, .unknown: add(.unknown)
        }
    }
}

extension Codebase {
    /// What may hold a value before it is read.
    func holders(of value: ExpressionID, in file: Int) -> [ValueHolder] {
        var origins = ValueOrigins(of: value, in: file, self)
        return origins.all()
    }
}
