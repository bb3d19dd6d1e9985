import Semantics
import SwiftReader

/// A call that may inject a dependency.
struct WiringCall: Sendable {
    let file: Int
    let id: ExpressionID
    let callee: Callee
    /// The class whose initializer calls `super.init` or `self.init` here.
    let ownType: Int?
    /// The type that the call creates.
    let made: Int?
    /// The type that contains the call.
    let enclosingType: Int?
    /// By argument position; `nil` if the parameter is unknown.
    private(set) var injections: [Injection?] = []
    /// Whether it is read only because a component may be an argument: it tells what helpers take, and links no scope
    /// by itself.
    fileprivate(set) var isOfHelper = false
    /// For a call of a generic parameter, what `self` is where code gives the created type for the parameter, as far as
    /// that is known: indices into `TypeIndex.types`. `nil` for other calls.
    fileprivate(set) var receivers: [Int]?

    /// - Parameter isOwn: whether it calls an initializer of the enclosing type or its superclass.
    fileprivate init(file: Int, id: ExpressionID, callee: Callee, enclosingType: Int?, isOwn: Bool) {
        self.file = file
        self.id = id
        self.callee = callee
        self.enclosingType = enclosingType
        ownType = isOwn ? enclosingType : nil
        if let ownType {
            made = ownType
        } else if case .initializer(let type, _) = callee {
            made = type.declaredType
        } else {
            made = nil
        }
    }

    mutating func add(_ injection: Injection?) { injections.append(injection) }

    /// Adds the conditions of a branch in which the call is made.
    fileprivate mutating func add(conditions: [String]) {
        if conditions.isEmpty { return }
        for number in injections.indices { injections[number]?.conditions = conditions }
    }
}

/// Reads the calls that may inject a dependency.
struct CallReader {
    let model: SemanticModel
    let words: WiringWords

    func calls(in file: Int) -> [WiringCall] {
        let source = model.source(file)
        var calls: [WiringCall] = []
        for (number, expression) in source.expressions.enumerated() {
            if expression.kind == .subscript, words.hasSubscripts {
                let callee = model.callee(ofSubscript: ExpressionID(number), in: file)
                calls.append(call(ExpressionID(number), expression, callee, isOwn: false, in: file))
            }
            guard expression.kind == .call else { continue }
            guard let base = expression.base else { continue }
            let mayInject = words.mayInject(expression, in: source)
            guard mayInject || mayPassComponent(expression, in: file) else { continue }
            // `super.init`, `self.init`.
            let isOwn = source.isOwnMember(base) && source.spells("init", in: source[base].name)
            let callee = model.callee(of: ExpressionID(number), in: file, depth: 0)
            let branches = isOwn ? [CalleeBranch(callee: callee)] : branches(of: callee, in: expression, in: file)
            for branch in branches {
                var read = call(ExpressionID(number), expression, branch.callee, isOwn: isOwn, in: file)
                read.add(conditions: branch.conditions)
                read.isOfHelper = !mayInject
                calls.append(read)
            }
        }
        return calls
    }

    /// What a call invokes in one branch of an `#if`.
    private struct CalleeBranch {
        let callee: Callee
        /// The conditions of the branch, if a typealias names another type in each.
        var conditions: [String] = []
    }

    /// What a call invokes: several initializers if it names a type or a typealias with several declarations in `#if`
    /// branches.
    private func branches(of callee: Callee, in call: Expression, in file: Int) -> [CalleeBranch] {
        guard case .initializer(.declared(let type, let arguments), _) = callee else {
            return [CalleeBranch(callee: callee)]
        }
        let written = CallArguments(source: model.source(file), range: call.arguments)
        if let alias = alias(namedBy: call, creating: type, in: file) {
            let own = model.source(file).conditionTexts(at: call.range.start)
            return model.resolution.branches(ofAlias: alias)
                .filter { !BuildConditions.exclude(onAllSystems: own, $0.conditions) }
                .map { CalleeBranch(callee: model.initializer(of: $0.type, written), conditions: $0.conditions) }
        }
        guard model.index.types[type].isConditional else { return [CalleeBranch(callee: callee)] }
        let branches = model.branches(of: type, seenAt: call.range.start, in: file)
        if branches.isEmpty || branches == [type] { return [CalleeBranch(callee: callee)] }
        return branches.map {
            CalleeBranch(callee: model.initializer(of: .declared($0, arguments: arguments), written))
        }
    }

    /// The typealias by which a call names the type that it creates, if other branches declare it as another type.
    private func alias(namedBy call: Expression, creating type: Int, in file: Int) -> Int? {
        guard let aliases = words.aliasesOfBranches[type], let base = call.base,
            let alias = model.alias(namedBy: base, in: file) ?? model.alias(expectedOf: base, in: file)
        else { return nil }
        return aliases.contains(alias) ? alias : nil
    }

    /// A call of a generic parameter, as a call of the type that is given for it.
    func call(_ id: ExpressionID, in file: Int, of given: GivenType) -> WiringCall {
        let callee = model.callee(of: id, in: file, ofParameter: given.type)
        var call = call(id, model.source(file)[id], callee, isOwn: false, in: file)
        call.receivers = given.receivers
        return call
    }

    private func call(
        _ id: ExpressionID,
        _ expression: Expression,
        _ callee: Callee,
        isOwn: Bool,
        in file: Int
    ) -> WiringCall {
        let enclosingType = model.index.type(around: expression.block, in: file)
        var call = WiringCall(file: file, id: id, callee: callee, enclosingType: enclosingType, isOwn: isOwn)
        for argument in expression.arguments.indices { call.add(injection(argument, call, expression)) }
        return call
    }

    /// - Parameter argument: its index among all arguments of the file.
    private func injection(_ argument: Int, _ call: WiringCall, _ expression: Expression) -> Injection? {
        let source = model.source(call.file)
        guard var expected = expectedType(argument, call) else { return nil }
        let part = convertedPart(of: source.arguments[argument].value, as: expected, call)
        if let part { expected = part.taken }
        let owner = model.owner(ofAssociatedType: argument, call: call.id, calling: call.callee, in: call.file)
        return Injection(
            file: call.file,
            value: source.arguments[argument].value,
            expectedType: expected,
            receiver: call.made,
            ownType: call.ownType,
            function: call.callee.onlyFunction,
            given: part?.given,
            holders: model.holders(taking: call.callee, made: call.made) + (owner.map { [.type($0)] } ?? []),
            location: source.location(of: expression.range)
        )
        .followed(in: model)
    }

    /// The type of the parameter that receives an argument.
    private func expectedType(_ argument: Int, _ call: WiringCall) -> ResolvedType? {
        let source = model.source(call.file)
        let type = model.parameterType(of: argument, call: call.id, calling: call.callee, in: call.file).unwrapped
        if case .opaque(let inner) = type { return inner }
        // An autoclosure returns the argument.
        if case .function(parameters: [], _, let result) = type, model.index.isProtocol(result.unwrapped),
            model.type(of: source.arguments[argument].value, in: call.file).declaredType != nil
        {
            return result.unwrapped
        }
        if case .parameter(let name) = type, let bound = bound(of: name, call) { return bound }
        if type != .unknown { return constraint(argument, call, given: type) ?? type }
        // An initializer with unknown labels still takes the dependency under its usual label.
        guard let base = call.made.flatMap({ model.ancestry(of: $0).libraryBase }),
            !words.dialects.dialect(of: base).isCreatedWithParent,
            words.dialects.dialect(of: base).creationLabels.contains(where: {
                source.spells(text: $0, in: source.arguments[argument].label)
            })
        else { return nil }
        return base.dependency
    }

    /// What is converted with a function or collection that is the argument of a call without overloads. The elements of
    /// literals and the results of closures are read by themselves.
    private func convertedPart(
        of value: ExpressionID,
        as expected: ResolvedType,
        _ call: WiringCall
    ) -> SemanticModel.Conversion? {
        guard expected.convertsParts, !call.callee.isOverloaded else { return nil }
        switch model.source(call.file)[value].kind {
        case .identifier, .member, .call: break
        default: return nil
        }
        return model.conversions(from: model.type(of: value, in: call.file), to: expected).first
    }

    /// The protocol that a static function requires of a generic parameter of its type: `Flow.make(component)`.
    private func bound(of parameter: String, _ call: WiringCall) -> ResolvedType? {
        guard let function = call.callee.onlyFunction, model.index.declaration(function).modifiers.contains(.static),
            case .opaque(let bound)? = model.constraint(
                of: parameter,
                at: model.index.declaration(function).block,
                in: function.file
            ), model.index.isProtocol(bound)
        else { return nil }
        return bound
    }

    /// The protocol that a generic parameter requires, where the generic arguments of the created type are written:
    /// `Module<AppComponent>(dependency: component)`.
    private func constraint(_ argument: Int, _ call: WiringCall, given type: ResolvedType) -> ResolvedType? {
        guard case .initializer(of: .declared(let made, let written), _) = call.callee, !written.isEmpty,
            type.declaredType != nil, !model.index.isProtocol(type)
        else { return nil }
        let arguments = CallArguments(
            source: model.source(call.file),
            range: model.source(call.file)[call.id].arguments
        )
        let open = model.initializer(of: .declared(made, arguments: []), arguments)
        guard case .opaque(let bound) = model.parameterType(of: argument, call: call.id, calling: open, in: call.file),
            model.index.isProtocol(bound)
        else { return nil }
        return bound
    }
}

extension Callee {
    /// Whether the arguments fit several functions or initializers.
    fileprivate var isOverloaded: Bool {
        switch self {
        case .function(let candidates), .initializer(_, let candidates): candidates.count > 1
        case .value, .unknown: false
        }
    }

    /// The function that is called, if the sources declare no overload of it.
    fileprivate var onlyFunction: DeclarationLocation? {
        guard case .function(let overloads) = self, overloads.count == 1 else { return nil }
        return overloads[0].location
    }
}
