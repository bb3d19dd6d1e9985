import SwiftReader

/// What one body reads, whatever the circumstances.
struct CertainReads {
    let codebase: Codebase
    let table: ScopeTable
    /// The classes of components that others inherit.
    let inherited: Set<Int>
    /// The names that matter; those of classes stand for their initialisers.
    let suspects: Set<String>

    /// What a computed or lazy property reads when it is asked for its value; what a method or an initialiser reads.
    func reads(whileMaking place: DeclarationPlace) -> [MakingRead] {
        let source = codebase.source(place.file)
        let declaration = source[place.declaration]
        guard let type = codebase.index.type(around: declaration.block, in: place.file) else { return [] }
        var walk = CertainWalk(reads: self, file: place.file, type: type)
        let getter = declaration.accessors.indices.map { source.accessors[$0] }.first { $0.kind == .get }?.body
        if let body = declaration.body ?? getter {
            walk.enter(body)
        } else if declaration.modifiers.contains(.lazy), let value = declaration.initialValue {
            walk.enter(value)
        }
        return walk.run()
    }
}

/// The walk through one body, without recursion.
private struct CertainWalk {
    let reads: CertainReads
    let file: Int
    /// The class in which the body stands.
    let type: Int
    private let source: SourceFile
    private var pending: [Step] = []
    private var found: Set<MakingRead> = []

    private struct Step {
        let expression: ExpressionID
        /// Whether it is called.
        let isCalled: Bool
        /// Whether it is known that no `?` stands in the chain that it ends.
        let isPlain: Bool
    }

    private var codebase: Codebase { reads.codebase }

    init(reads: CertainReads, file: Int, type: Int) {
        self.reads = reads
        self.file = file
        self.type = type
        source = reads.codebase.source(file)
    }

    mutating func run() -> [MakingRead] {
        while let step = pending.popLast() { visit(step) }
        return found.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    }

    mutating func enter(_ expression: ExpressionID) {
        pending.append(Step(expression: expression, isCalled: false, isPlain: false))
    }

    /// Goes into what a body evaluates in any case: up to the first statement that may leave it.
    mutating func enter(_ body: BlockID) {
        for item in source[body].items.indices {
            switch source.items[item] {
            case .expression(let value): enter(value)
            case .declaration(let id):
                let local = source[id]
                guard local.kind == .variable, !local.modifiers.contains(.lazy) else { continue }
                if let value = local.initialValue { enter(value) }
            case .returned(let value):
                if let value { enter(value) }
                return
            case .thrown(let value): return enter(value)
            case .block(let inner): if mayLeave(inner) { return }
            }
        }
    }

    private func mayLeave(_ block: BlockID) -> Bool {
        var pending = [block]
        while let id = pending.popLast() {
            for item in source[id].items.indices {
                switch source.items[item] {
                case .returned, .thrown: return true
                case .block(let inner): pending.append(inner)
                default: continue
                }
            }
        }
        return false
    }

    private mutating func visit(_ step: Step) {
        let expression = source[step.expression]
        if !step.isPlain, let certain = startOfOptionalChain(step.expression) { return enter(certain) }
        switch expression.kind {
        case .identifier: readIdentifier(expression, step)
        case .member: readMember(expression, step)
        case .call: visitCall(step.expression, expression)
        case .subscript, .postfix, .prefix, .effect:
            if let base = expression.base { follow(base) }
            if expression.kind == .subscript { enterArguments(of: expression) }
        case .sequence: visitSequence(expression)
        case .tuple, .array, .dictionary, .string: enterArguments(of: expression)
        case .closure, .control, .keyPath, .macro, .literal, .type, .missing: return
        }
    }

    private mutating func follow(_ base: ExpressionID, isCalled: Bool = false) {
        let isChain = source[base].kind == .member || source[base].kind == .call || source[base].kind == .subscript
        pending.append(Step(expression: base, isCalled: isCalled, isPlain: isChain))
    }

    private mutating func enterArguments(of expression: Expression) {
        for argument in source.arguments(of: expression) { enter(argument.value) }
    }

    /// What is read in any case of a chain with `?` in it: all up to the first one.
    private func startOfOptionalChain(_ id: ExpressionID) -> ExpressionID? {
        var current = id
        var start: ExpressionID?
        while true {
            let expression = source[current]
            switch expression.kind {
            case .member, .call, .subscript, .postfix:
                guard let base = expression.base else { return start }
                if expression.kind == .postfix, source.text(expression.name) == "?" { start = base }
                current = base
            default: return start
            }
        }
    }

    /// Behind an operator that may leave its right side alone nothing is certain.
    private mutating func visitSequence(_ sequence: Expression) {
        let operands = source.arguments(of: sequence)
        for (position, operand) in operands.enumerated() {
            let symbol = position == 0 ? "" : source.text(operand.label)
            if ["??", "&&", "||", "?", ":"].contains(symbol) { return }
            let isTarget = position == 0 && operands.count > 1 && source.text(operands[1].label) == "="
            if !isTarget { enter(operand.value) }
        }
    }

    private mutating func add(_ name: String, _ from: MakingRead.Source, _ range: SourceRange, _ step: Step) {
        let name = step.isCalled ? "\(name)()" : name
        found.insert(MakingRead(name: name, source: from, place: source.place(of: range)))
    }

    /// A name alone: a member of the class, unless a local has the name.
    private mutating func readIdentifier(_ expression: Expression, _ step: Step) {
        let name = source.name(expression.name)
        guard reads.suspects.contains(name), hasMember(name),
            case .declarations(let places, _) = codebase.value(
                named: name,
                in: file,
                block: expression.block,
                before: expression.range.start
            ),
            let place = places.first
        else { return }
        let owner = codebase.source(place.file)
        guard owner[codebase.index.declaration(place).block].kind == .members else { return }
        add(name, .own, expression.name, step)
    }

    private func hasMember(_ name: String) -> Bool {
        codebase.members(of: type)[name] != nil
            || codebase.ancestry(of: type).superclasses.contains { codebase.members(of: $0.type)[name] != nil }
    }

    private mutating func readMember(_ expression: Expression, _ step: Step) {
        guard let base = expression.base else { return }
        let name = source.name(expression.name)
        guard reads.suspects.contains(name) else {
            if source.text(source[base].range) != "super" { follow(base) }
            return
        }
        if source.isOwnDependency(base) {
            if isTheScopes(base) { add(name, .dependency, expression.name, step) }
            return
        }
        if source[base].kind == .identifier {
            let word = source.text(source[base].range)
            if word == "super" { return }
            if word == "self" {
                if let owner = ownerOfOwn(name) { add(name, owner, expression.name, step) }
                return
            }
        }
        follow(base)
        guard let value = codebase.type(of: base, in: file).declaredType, let scope = component(value) else { return }
        add(name, .component(scope), expression.name, step)
    }

    /// Whether `dependency` means that of the scope: no local of the name, and of parameters only an initialiser's.
    private func isTheScopes(_ dependency: ExpressionID) -> Bool {
        let expression = source[dependency]
        guard expression.kind == .identifier else { return true }
        let found = codebase.value(
            named: "dependency",
            in: file,
            block: expression.block,
            before: expression.range.start
        )
        switch found {
        case .parameter(let file, let block, _):
            let source = codebase.source(file)
            return source[block].owner.map { source[$0].kind == .initializer } ?? false
        case .declarations(let places, _):
            return places.allSatisfy { place in
                codebase.source(place.file)[codebase.index.declaration(place).block].kind == .members
            }
        case .typed, .type, .nothing: return true
        }
    }

    /// What `self.name` reads: what the class has, or, through the dynamic member of Needle's component, what comes from
    /// above.
    private func ownerOfOwn(_ name: String) -> MakingRead.Source? {
        if hasMember(name) { return .own }
        guard let scope = reads.table.scopeOfType[type], reads.table.drafts[scope].dialect == .needle,
            codebase.conformances(of: type).allSatisfy({ codebase.members(of: $0.protocolType)[name] == nil })
        else { return nil }
        return .dependency
    }

    private func component(_ type: Int) -> Int? {
        guard let scope = reads.table.scopeOfType[type], reads.table.drafts[scope].kind == .component,
            !reads.inherited.contains(type)
        else { return nil }
        return scope
    }

    private mutating func visitCall(_ id: ExpressionID, _ call: Expression) {
        guard let base = call.base else { return }
        let arguments = source.arguments(of: call)
        if source[base].kind == .closure {
            if let body = source[base].body { enter(body) }
            return enterArguments(of: call)
        }
        if codebase.isShared(call, in: file) {
            if let last = arguments.last, let body = source[last.value].body { enter(body) }
            return
        }
        switch codebase.callee(of: id, in: file, depth: 0) {
        case .initializer(let made, let candidates):
            follow(base)
            guard let declared = made.declaredType else { return }
            if let scope = component(declared) {
                let place = source.place(of: call.range)
                found.insert(MakingRead(name: Making.ofScope, source: .component(scope), place: place))
            }
            if !candidates.contains(where: mayWait) { enterArguments(of: call) }
        case .function(let signatures):
            let labels = codebase.argumentLabels(of: call, in: source)
            // Of several functions, or one that does not take these arguments, nobody knows which one runs.
            if signatures.count == 1, signatures[0].matching(labels: labels.labels, trailing: labels.trailing) != nil {
                follow(base, isCalled: true)
            } else if let owner = source[base].base {
                follow(owner)
            }
            if !signatures.contains(where: mayWait) { enterArguments(of: call) }
        case .value:
            follow(base)
            enterArguments(of: call)
        // It may take an `@autoclosure`.
        case .unknown: follow(base)
        }
    }

    /// Whether a function may look at its arguments later.
    private func mayWait(_ signature: Signature) -> Bool {
        guard let place = signature.place else { return false }
        let source = codebase.source(place.file)
        return source.parameters(of: source[place.declaration]).contains { parameter in
            source.text(parameter.type).contains("@autoclosure")
        }
    }
}
