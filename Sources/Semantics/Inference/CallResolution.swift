import SwiftReader

extension SemanticModel {
    /// The greatest number of overloads to resolve, to avoid quadratic time.
    private static let overloadLimit = 128

    /// The callee of a call.
    package func callee(of id: ExpressionID, in file: Int, depth: Int) -> Callee {
        let location = ExpressionLocation(file: file, expression: id).number
        if let known = callees[location] { return known }
        let callee = findCallee(of: id, in: file, depth: depth)
        // A nested query may have been cut off, so its result is not kept.
        if depth < 2, valuesInProgress.isEmpty { callees.set(callee, for: location) }
        return callee
    }

    private func findCallee(of id: ExpressionID, in file: Int, depth: Int) -> Callee {
        let source = source(file)
        let call = source[id]
        guard call.kind == .call, let base = call.base, depth < Self.depthLimit else { return .unknown }
        let target = source[base]
        let arguments = CallArguments(source: source, range: call.arguments)
        switch target.kind {
        case .identifier: return calleeNamed(target, base, arguments, in: file, depth: depth)
        case .member: return calleeMember(target, base, call: id, arguments, in: file, depth: depth)
        default:
            let type = type(of: base, in: file, depth: depth + 1)
            if case .declared = type { return calleeValue(type, arguments) }
            return calleeValue(type, CallArguments(source: source, range: .none))
        }
    }

    private func calleeNamed(
        _ target: Expression,
        _ base: ExpressionID,
        _ arguments: CallArguments,
        in file: Int,
        depth: Int
    ) -> Callee {
        let source = source(file)
        if target.type.isEmpty, depth + 1 < Self.depthLimit, let type = plainType(named: target, in: file) {
            return type.isCalledAsType ? initializer(of: type, arguments) : .unknown
        }
        if source.isNamed(exactly: "self", target.name) || source.isNamed(exactly: "super", target.name) {
            return .unknown
        }
        let found = value(of: target, in: file)
        guard case .type = found else {
            let name = source.name(target.name)
            let base = implicitBase(of: found, named: name, in: target.block, of: file)
            let nearest = calleeFound(found, of: base, arguments, depth: depth)
            return overloads(name, nearest: nearest, of: base, arguments)
        }
        if target.type.isEmpty, case .type(.named(let name, _)) = found, !found.isCapitalized {
            let own = foreignSelf(target, in: file)
            if let function = collectionFunction(name, of: own, arguments: arguments) { return .function([function]) }
        }
        if let function = standardFunction(target, arguments, in: file, depth: depth) { return .function([function]) }
        return calleeValue(type(of: base, in: file, depth: depth + 1), arguments)
    }

    private func calleeMember(
        _ target: Expression,
        _ base: ExpressionID,
        call: ExpressionID,
        _ arguments: CallArguments,
        in file: Int,
        depth: Int
    ) -> Callee {
        let source = source(file)
        let name = source.name(target.name)
        if source.spells("init", in: target.name) {
            return initializerCall(target, call: call, arguments, in: file, depth: depth)
        }
        if let type = qualifiedType(base, in: file) { return initializer(of: type, arguments) }
        guard let inner = target.base else {
            // `.make(x)`: a static member of the contextual type.
            let expected = expectedType(of: call, in: file, depth: depth + 1)
            return libraryCase(name, of: expected)
                ?? calleeFound(member(named: name, of: expected.unwrapped), arguments, depth: depth)
        }
        let offset = target.range.start
        let type = seen(type(of: inner, in: file, depth: depth + 1), at: offset, in: file)
        if case .metatype(let instance) = type {
            let found = seen(staticMember(named: name, of: instance, in: file), at: offset, in: file)
            if let known = libraryCase(name, of: instance) ?? unapplied(found, of: instance, arguments, depth: depth) {
                return known
            }
            let base = index.isProtocol(instance) || instance.declaredType == nil ? .unknown : instance
            let nearest = calleeFound(found, of: base, arguments, depth: depth)
            return overloads(name, nearest: nearest, of: base, arguments)
        }
        let value = isWeakSelf(source[inner], calling: name, of: type, in: source) ? .optional(type) : type
        if let function = collectionFunction(name, of: value, arguments: arguments) {
            return .function([function] + ownAdditions(name, to: value, arguments))
        }
        let member = seen(member(named: name, of: type), at: offset, in: file)
        let nearest = calleeFound(member, of: type.unwrapped, arguments, depth: depth)
        return overloads(name, nearest: nearest, of: type.unwrapped, arguments)
    }

    /// A case with an associated value of an enumeration of the standard library.
    private func libraryCase(_ name: String, of type: ResolvedType) -> Callee? {
        switch (type, name) {
        case (.optional(let wrapped), "some"): .value(parameters: [wrapped], result: type)
        case (.named("Result", let types), "success") where types.count == 2:
            .value(parameters: [types[0]], result: type)
        case (.named("Result", let types), "failure") where types.count == 2:
            .value(parameters: [types[1]], result: type)
        default: nil
        }
    }

    /// Whether a call shows that `self` is captured as a weak reference: `self.map { … }`.
    private func isWeakSelf(
        _ base: Expression,
        calling name: String,
        of type: ResolvedType,
        in source: SourceFile
    ) -> Bool {
        guard name == "map" || name == "flatMap", case .declared = type, source.isNamed(exactly: "self", base.name),
            case .nothing = member(named: name, of: type)
        else { return false }
        return true
    }

    private func initializerCall(
        _ target: Expression,
        call: ExpressionID,
        _ arguments: CallArguments,
        in file: Int,
        depth: Int
    ) -> Callee {
        guard let inner = target.base else {
            return initializer(of: expectedType(of: call, in: file, depth: depth + 1).unwrapped, arguments)
        }
        switch type(of: inner, in: file, depth: depth + 1) {
        case .metatype(let instance): return initializer(of: instance, arguments)
        case let instance:
            let name = source(file).name(source(file)[inner].name)
            return name == "super" || name == "self" ? initializer(of: instance, arguments) : .unknown
        }
    }

    /// A method that is given the value on which to call it, as in `Tree.grow(tree)`; `nil` for a static function.
    private func unapplied(
        _ found: LookupResult,
        of instance: ResolvedType,
        _ arguments: CallArguments,
        depth: Int
    ) -> Callee? {
        guard case .declarations(let locations, _) = found, let location = locations.first, locations.count == 1,
            let argument = arguments.all.first, arguments.all.count == 1, argument.label.isEmpty
        else { return nil }
        let method = index.declaration(location)
        guard method.kind == .function, !method.modifiers.contains(.static),
            type(owning: method.block, in: location.file) != nil
        else { return nil }
        return .value(parameters: [instance], result: type(of: found, depth: depth))
    }

    private func calleeValue(_ type: ResolvedType, _ arguments: CallArguments) -> Callee {
        switch type {
        // `Optional<P>(value)`.
        case .metatype(.optional(let wrapped))
        where arguments.areOneUnlabeled && members(ofForeign: "Optional").initializers == nil:
            .value(parameters: [wrapped], result: .optional(wrapped))
        case .metatype(let instance): initializer(of: instance, arguments)
        case .function(let parameters, _, let result): .value(parameters: parameters, result: result)
        case .optional(let inner), .implicitlyUnwrapped(let inner): calleeValue(inner, arguments)
        case .declared:
            calleeFound(member(named: "callAsFunction", of: type), of: type, arguments, depth: Self.depthLimit - 1)
        default: .unknown
        }
    }

    /// - Parameter base: the type of the value whose member is called; `unknown` for other functions.
    private func calleeFound(
        _ found: LookupResult,
        of base: ResolvedType = .unknown,
        _ arguments: CallArguments,
        depth: Int
    ) -> Callee {
        switch found {
        case .declarations(let locations, let parameters):
            let functions = locations.filter {
                index.declaration($0).kind == .function || index.declaration($0).kind == .enumCase
            }
            guard !functions.isEmpty else { return calleeValue(type(of: found, depth: depth), arguments) }
            if functions.count > Self.overloadLimit { return .unknown }
            let known = base == .unknown ? parameters : parameters.merging(["Self": base]) { inner, _ in inner }
            let signatures = functions.map { signature(of: $0, parameters: known) }
            let fitting = signatures.filter { $0.takes(arguments) }
            return .function(fitting.isEmpty ? signatures : fitting)
        case .type(let type): return initializer(of: type, arguments)
        default: return calleeValue(type(of: found, depth: depth), arguments)
        }
    }

    func signature(of location: DeclarationLocation, parameters: [String: ResolvedType]) -> Signature {
        let source = source(location.file)
        let declaration = source[location.declaration]
        // A generic parameter of the function hides one of its type.
        let hidden = source.namesOfGenericParameters(of: declaration)
        let own = hidden.isEmpty ? parameters : parameters.filter { !hidden.contains($0.key) }
        let block = declaration.body ?? declaration.block
        let constraints = constraints(of: declaration, in: location.file)
        let owner = own["Self"] == nil ? nil : type(owning: declaration.block, in: location.file)
        /// A written type, with generic parameters and `Self` replaced.
        func seen(_ range: SourceRange, _ type: ResolvedType) -> ResolvedType {
            guard let owner, let value = own["Self"],
                source.namesSelf(in: range) || value.declaredType == owner && !value.genericArguments.isEmpty
            else {
                return type.replacing(own)
            }
            return type.replacing(declared: owner, with: value).replacing(own)
        }
        return Signature(
            slots: source.parameters(of: declaration).map { parameter in
                let label = source.spells("_", in: parameter.label) ? "" : source.name(parameter.label)
                var type = seen(parameter.type, resolution.type(of: parameter.type, in: location.file, block: block))
                let generic = type.holdsParameter ? type : nil
                let associated = own.isEmpty || generic == nil ? nil : associatedType(type, of: owner, given: own)
                if let associated { type = associated.type }
                return Signature.Slot(
                    label: label,
                    type: constraints.isEmpty ? type : type.replacing(constraints),
                    hasDefault: parameter.defaultValue != nil,
                    isVariadic: parameter.isVariadic,
                    generic: generic,
                    owner: associated?.owner
                )
            },
            result: seen(declaration.type, resultType(of: declaration, in: location.file)),
            location: location
        )
    }

    /// The associated type of the type on which a function is called, or of one of its generic arguments.
    ///
    /// - Parameter home: the type whose member the function is, if the type on which it is called is known.
    private func associatedType(
        _ written: ResolvedType,
        of home: Int?,
        given own: [String: ResolvedType]
    ) -> (type: ResolvedType, owner: Int)? {
        guard case .parameter(let name) = written.bare else { return nil }
        let parts = name.split(separator: ".")
        let isOfSelf = parts.count == 1 || parts[0] == "Self"
        guard let base = own[isOfSelf ? "Self" : String(parts[0])]?.declaredType, index.types[base].kind != .protocol,
            !isOfSelf || home.map({ index.types[$0].kind == .protocol }) ?? false, let member = parts.last,
            let type = associatedType(named: String(member), of: base)
        else { return nil }
        return (type, base)
    }

    package func initializer(of type: ResolvedType, _ arguments: CallArguments) -> Callee {
        let all = initializers(of: type)
        let fitting = all.allSatisfy { $0.takes(arguments) } ? all : all.filter { $0.takes(arguments) }
        return .initializer(of: type, candidates: fitting + givenInitializers(of: type, besides: fitting, arguments))
    }

    /// The type of a call's value.
    func call(_ id: ExpressionID, _ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        switch callee(of: id, in: file, depth: depth + 1) {
        case .initializer(.named("Optional", arguments: []), _):
            // `Optional(x)`: the argument determines the type.
            guard let first = source(file).arguments(of: expression).first else { return .unknown }
            return .optional(self.type(of: first.value, in: file, depth: depth + 1))
        case .initializer(.named(let lock, arguments: []), _) where Self.locks.contains(lock):
            // `Mutex(x)`, too.
            guard let first = source(file).arguments(of: expression).first else { return .unknown }
            return .named(lock, arguments: [self.type(of: first.value, in: file, depth: depth + 1)])
        case .initializer(let type, let candidates):
            return completed(type, candidates, call: id, in: file, depth: depth)
        case .value(_, let result): return result
        case .function(let signatures):
            guard let first = signatures.first else { return .unknown }
            if isMemoizing(expression, in: file), case .parameter = first.result {
                return memoizedResult(expression, in: file, depth: depth)
            }
            if let mapped = mappedResult(expression, first, in: file, depth: depth) { return mapped }
            guard signatures.allSatisfy({ $0.result == first.result }) else { return .unknown }
            guard first.result.holdsParameter else {
                let isKnown = first.result != .unknown || first.location != nil
                return isKnown ? first.result : reducedResult(expression, in: file, depth: depth)
            }
            let known = genericArguments(of: first, call: id, in: file, depth: depth + 1)
            return first.result.replacingParameters { argument($0, known) }
        case .unknown:
            if isMemoizing(expression, in: file) { return memoizedResult(expression, in: file, depth: depth) }
            if let collection = createdCollection(expression, in: file) { return collection }
            if let wrapped = wrappedResult(expression, in: file, depth: depth) { return wrapped }
            if let result = libraryResult(expression, in: file, depth: depth) { return result }
            return standardResult(expression, in: file, depth: depth)
        }
    }

    /// Whether a call is of a library's method that keeps and returns what its closure returns: `shared { … }`,
    /// `self.shared { … }`.
    package func isMemoizing(_ call: Expression, in file: Int) -> Bool {
        guard let base = call.base else { return false }
        let source = source(file)
        let target = source[base]
        // Methods of other types may have the same name.
        guard target.kind == .identifier || source.isOwnMember(base) else { return false }
        return index.knownLibraries.isMemoizing(target.name, in: source)
    }

    private func memoizedResult(_ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let last = source.arguments(of: call).last, source[last.value].kind == .closure else { return .unknown }
        return closureResult(source[last.value], in: file, depth: depth + 1)
    }
}

extension LookupResult {
    /// Whether it is a type whose name starts with a capital letter, as names of types do.
    fileprivate var isCapitalized: Bool {
        if case .type(let type) = self { type.isCalledAsType } else { false }
    }
}
