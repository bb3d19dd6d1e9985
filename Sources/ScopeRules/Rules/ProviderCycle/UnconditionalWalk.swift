import ScopeGraph
import Semantics
import SwiftReader

/// Traverses one body without recursion.
struct UnconditionalWalk {
    let reads: UnconditionalReads
    let file: Int
    /// The class that contains the body.
    let type: Int
    let source: SourceFile
    private var pending: [Step] = []
    private var closuresLeft = 64
    var found: Set<InitializerRead> = []
    /// The properties to which it assigns a value. Reading a lazy one does not create its value then.
    private var assigned: Set<String> = []

    struct Step {
        let expression: ExpressionID
        let isCalled: Bool
        /// Whether the chain that it ends is known to contain no `?`.
        let isPlain: Bool
    }

    var model: SemanticModel { reads.model }

    init(reads: UnconditionalReads, file: Int, type: Int) {
        self.reads = reads
        self.file = file
        self.type = type
        source = reads.model.source(file)
    }

    mutating func run() -> [InitializerRead] {
        while let step = pending.popLast() { visit(step) }
        return found.filter { $0.source != .own || !assigned.contains($0.name) }
            .sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    }

    mutating func enter(_ expression: ExpressionID) {
        pending.append(Step(expression: expression, isCalled: false, isPlain: false))
    }

    /// Visits what a body always evaluates: everything up to the first statement that may leave it.
    mutating func enter(_ body: BlockID) {
        for item in source.items(of: body) {
            switch item {
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

    /// Visits a closure that runs immediately. Their number is limited, so that deep nesting stays cheap.
    private mutating func enterClosure(_ closure: ExpressionID) {
        guard closuresLeft > 0, let body = source[closure].body else { return }
        closuresLeft -= 1
        enter(body)
    }

    private func mayLeave(_ block: BlockID) -> Bool {
        var pending = [block]
        while let id = pending.popLast() {
            for item in source.items(of: id) {
                switch item {
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

    mutating func follow(_ base: ExpressionID, isCalled: Bool = false) {
        let isChain = [.member, .call, .subscript, .postfix].contains(source[base].kind)
        pending.append(Step(expression: base, isCalled: isCalled, isPlain: isChain))
    }

    private mutating func enterArguments(of expression: Expression) {
        for argument in source.arguments(of: expression) { enter(argument.value) }
    }

    /// The part of an optional chain that is always evaluated: everything in front of the first `?`.
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

    /// Visits operands up to the first operator that may not evaluate its right side.
    private mutating func visitSequence(_ sequence: Expression) {
        let operands = source.arguments(of: sequence)
        for (position, operand) in operands.enumerated() {
            let symbol = position == 0 ? "" : source.text(operand.label)
            if ["??", "&&", "||", "?", ":"].contains(symbol) { return }
            let isTarget = position == 0 && operands.count > 1 && source.text(operands[1].label) == "="
            if isTarget { noteTarget(source[operand.value]) } else { enter(operand.value) }
        }
    }

    /// `x = …` or `self.x = …`
    private mutating func noteTarget(_ target: Expression) {
        let isOfSelf = target.base.map { source.text(source[$0].range) == "self" }
        if target.kind == .identifier || target.kind == .member && isOfSelf == true {
            assigned.insert(source.name(target.name))
        }
    }

    private mutating func visitCall(_ id: ExpressionID, _ call: Expression) {
        guard let base = call.base else { return }
        let arguments = source.arguments(of: call)
        if source[base].kind == .closure {
            enterClosure(base)
            return enterArguments(of: call)
        }
        if model.isMemoizing(call, in: file) {
            if let last = arguments.last { enterClosure(last.value) }
            return
        }
        switch model.callee(of: id, in: file, depth: 0) {
        case .initializer(let made, let candidates):
            follow(base)
            guard let declared = made.declaredType else { return }
            // Another initializer may run, of a superclass or one that a macro adds.
            let own = model.members(of: declared)[MemberTable.initializers] ?? []
            let isOwn = own.contains { member in candidates.contains { $0.location == member.location } }
            if isOwn, let scope = component(declared) {
                let location = source.location(of: call.range)
                found.insert(
                    InitializerRead(
                        name: InitializerReads.ofScope,
                        source: origin(of: id, in: scope),
                        location: location
                    )
                )
            }
            if !candidates.contains(where: mayWait) { enterArguments(of: call) }
        case .function(let signatures):
            // If there are several functions, or one that does not take these arguments, it is unknown which one runs. One
            // without a location belongs to the standard library: `optional.map { $0.name }`.
            if signatures.count == 1, signatures[0].location != nil, signatures[0].takes(call.arguments, in: source) {
                follow(base, isCalled: true)
            } else if let owner = source[base].base {
                follow(owner)
            }
            if !signatures.contains(where: mayWait) { enterArguments(of: call) }
        case .value:
            follow(base)
            enterArguments(of: call)
        // It may take an `@autoclosure`.
        case .unknown: followUnknown(base)
        }
    }

    /// What an unknown function is called on. A member with its name is another one: it cannot be called.
    private mutating func followUnknown(_ callee: ExpressionID) {
        let expression = source[callee]
        let isMember = expression.kind == .member || expression.kind == .identifier
        guard isMember, reads.candidates.contains(source.name(expression.name)) else { return follow(callee) }
        if let base = expression.base { follow(base) }
    }

    /// Whether a function may evaluate its arguments later.
    private func mayWait(_ signature: Signature) -> Bool {
        guard let location = signature.location else { return false }
        let source = model.source(location.file)
        return source.parameters(of: source[location.declaration]).contains { parameter in
            source.text(parameter.type).contains("@autoclosure")
        }
    }
}
