import Cores
import ScopeGraph
import Semantics
import SwiftReader

/// An executor, as far as the sources show which one it is.
enum Executor: Hashable, Sendable {
    /// The only one of the app.
    case only
    /// The value of a property or variable, by the number of its declaration.
    case declared(Int)
    case unknown
}

/// A call that registers or executes a request.
struct RequestCall: Sendable {
    let isRegistration: Bool
    let executor: Executor
    /// The name of the executor's property, for messages.
    let executorName: String
    /// The class of the request, an index into `TypeIndex.types`; `nil` if it is unknown.
    let request: Int?
    /// The qualified name of the request; empty if it is unknown.
    let requestName: String
    /// The qualified name of the registered interactor; empty if it is unknown.
    let interactor: String
    /// The class with the call, an index into `TypeIndex.types`; `nil` at the top level.
    let callerType: Int?
    /// Its qualified name; empty at the top level.
    let caller: String
    /// Whether the call is always made when its function is: neither in a branch nor in a file with `#if`.
    let isCertain: Bool
    /// Whether code that is not in the sources can use the request.
    let isPublic: Bool
    /// Whether the function creates the request, and neither sets its error handler nor passes it on.
    let ignoresErrors: Bool
    let module: Int
    let location: SourceLocation
}

/// Finds the calls that register and execute requests.
struct RequestCalls {
    let model: SemanticModel
    let library: RequestLibrary
    /// Whether the app creates only one executor.
    let isOnlyExecutor: Bool
    /// Whether the executors report errors through the request.
    let reportsErrors: Bool
    private var index: TypeIndex { model.index }

    /// In source order; empty if the app has no executor.
    static func all(in model: SemanticModel, _ library: RequestLibrary) -> [RequestCall] {
        let executors = declaredExecutors(in: model, library)
        // Few apps have an executor. The expressions of all others are not looked at.
        guard !executors.isEmpty || model.index.importedModules.contains(library.module) else { return [] }
        let files = model.index.files.indices.filter { file in
            !model.index.isOfLibrary(file) && model.index.modules[model.index.files[file].module].kind != .test
        }
        let found = model.onAllCores(portions(of: files.count)) { model, numbers in
            numbers.flatMap { number in
                mentions(library, in: model.source(files[number])).map { (files[number], $0) }
            }
        }
        let calls = found.flatMap { $0 }
        if calls.isEmpty { return [] }
        let creationCount = files.reduce(0) { $0 + creations(of: executors, in: $1, model, library) }
        let reader = RequestCalls(
            model: model,
            library: library,
            isOnlyExecutor: creationCount == 1,
            reportsErrors: executors.isEmpty || executors.contains { reportsErrors($0, in: model, library) }
        )
        return calls.compactMap { reader.call($0.1, in: $0.0) }.sorted { $0.location < $1.location }
    }

    /// The classes and protocols of the app that register interactors and execute requests.
    private static func declaredExecutors(in model: SemanticModel, _ library: RequestLibrary) -> [Int] {
        guard model.memberTable.number(of: library.register) != nil else { return [] }
        return model.index.types.indices.filter { isExecutor($0, in: model, library) }
    }

    private static func isExecutor(_ type: Int, in model: SemanticModel, _ library: RequestLibrary) -> Bool {
        let family = model.withSuperclasses(type) + model.inheritedProtocols(ofType: type).all
        func has(_ name: String, _ label: String?) -> Bool {
            family.contains { ancestor in
                model.members(of: ancestor)[name]?.contains { member in
                    let source = model.source(member.location.file)
                    return source.parameters(of: source[member.location.declaration]).contains { parameter in
                        label.map { source.name(parameter.label) == $0 } ?? true
                    }
                } ?? false
            }
        }
        return has(library.register, library.requestLabel) && has(library.execute, nil)
    }

    /// The calls of a file that may register or execute a request.
    private static func mentions(_ library: RequestLibrary, in source: SourceFile) -> [ExpressionID] {
        source.expressions.enumerated().compactMap { number, expression in
            guard expression.kind == .call, let base = expression.base,
                source[base].kind == .member && source[base].base != nil || source[base].kind == .identifier,
                source.spells(text: library.register, in: source[base].name)
                    || source.spells(text: library.execute, in: source[base].name)
            else { return nil }
            return ExpressionID(number)
        }
    }

    /// How many executors a file creates.
    private static func creations(
        of executors: [Int],
        in file: Int,
        _ model: SemanticModel,
        _ library: RequestLibrary
    ) -> Int {
        let names = NameFilter(
            names: executors.map { model.index.types[$0].name } + library.executors.sorted() + ["init"]
        )
        let source = model.source(file)
        return source.expressions.indices.count { number in
            let expression = source.expressions[number]
            guard expression.kind == .call, let base = expression.base, names.contains(source[base].name, in: source)
            else { return false }
            switch model.type(of: ExpressionID(number), in: file) {
            case .declared(let type, _): return executors.contains(type)
            case .named(let name, _): return library.executors.contains(name)
            default: return false
            }
        }
    }

    private static func reportsErrors(_ type: Int, in model: SemanticModel, _ library: RequestLibrary) -> Bool {
        (model.members(of: type)[library.execute] ?? []).contains { member in
            let source = model.source(member.location.file)
            guard let body = source[member.location.declaration].body else { return false }
            return source.tokens(in: source[body].range).contains { source.text($0.range) == library.errorHandler }
        }
    }

    private func isExecutor(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .declared(let declared, _): Self.isExecutor(declared, in: model, library)
        case .named(let name, _): library.executors.contains(name)
        default: false
        }
    }

    private func call(_ id: ExpressionID, in file: Int) -> RequestCall? {
        let source = model.source(file)
        let expression = source[id]
        let caller = index.type(around: expression.block, in: file)
        let isOwn = caller.map { Self.isExecutor($0, in: model, library) } ?? false
        guard source.problems.isEmpty, let base = expression.base else { return nil }
        let executor = source[base].base
        guard executor.map({ isExecutor(model.type(of: $0, in: file)) }) ?? isOwn else { return nil }
        let isRegistration = source.spells(text: library.register, in: source[base].name)
        let arguments = source.arguments(of: expression)
        let argument =
            isRegistration
            ? arguments.first { source.name($0.label) == library.requestLabel } : arguments.first
        guard let argument else { return nil }
        let request = request(argument.value, in: file)
        // The executor itself forwards requests.
        if isOwn, !isRegistration { return nil }
        return RequestCall(
            isRegistration: isRegistration,
            executor: executor.map { identity(of: $0, in: file) } ?? (isOnlyExecutor ? .only : .unknown),
            executorName: executor.map { source.text(source[$0].range) } ?? "self",
            request: request,
            requestName: request.map { index.types[$0].qualifiedName } ?? "",
            interactor: isRegistration ? interactor(among: arguments, in: file) : "",
            callerType: caller,
            caller: caller.map { index.types[$0].qualifiedName } ?? "",
            isCertain: source.conditions.isEmpty
                && !source.blocks(from: expression.block).contains { source[$0].kind == .statement },
            isPublic: request.map { index.types[$0].access >= .public } ?? true,
            ignoresErrors: reportsErrors && request != nil && ignoresErrors(argument.value, in: file),
            module: index.files[file].module,
            location: source.location(of: expression.range)
        )
    }

    /// The first argument without a label, or with another one than the request.
    private func interactor(among arguments: [Argument], in file: Int) -> String {
        let source = model.source(file)
        let argument = arguments.first { source.name($0.label) != library.requestLabel }
        let type = argument.flatMap { model.type(of: $0.value, in: file).declaredType }
        return type.map { index.types[$0].qualifiedName } ?? ""
    }

    /// The class of a request, if its objects are certainly not of a subclass.
    private func request(_ value: ExpressionID, in file: Int) -> Int? {
        let type: ResolvedType =
            switch model.type(of: value, in: file) {
            case .metatype(let instance): instance
            case let other: other
            }
        guard case .declared(let request, arguments: []) = type, !index.libraries.declares(request),
            index.types[request].kind == .class || index.types[request].kind == .struct, !isInherited(request)
        else { return nil }
        return request
    }

    private func isInherited(_ type: Int) -> Bool {
        guard index.types[type].kind == .class, !index.declaration(of: type).modifiers.contains(.final) else {
            return false
        }
        return index.types.indices.contains { other in
            index.types[other].kind == .class && model.ancestry(of: other).superclasses.contains { $0.type == type }
        }
    }

    private func identity(of executor: ExpressionID, in file: Int) -> Executor {
        if isOnlyExecutor { return .only }
        let source = model.source(file)
        let expression = source[executor]
        let found: LookupResult
        switch expression.kind {
        case .identifier: found = model.value(of: expression, in: file)
        case .member:
            guard let base = expression.base else { return .unknown }
            let name = source.name(expression.name)
            switch model.type(of: base, in: file) {
            case .metatype(let instance): found = model.member(named: name, of: instance)
            case let instance: found = model.member(named: name, of: instance.unwrapped)
            }
        default: return .unknown
        }
        guard case .declarations(let locations, _) = found, locations.count == 1, let location = locations.first,
            makesExecutor(location)
        else { return .unknown }
        return .declared(location.number)
    }

    /// Whether a property or variable has an executor of its own: one that exists once.
    private func makesExecutor(_ location: DeclarationLocation) -> Bool {
        let source = model.source(location.file)
        let declaration = source[location.declaration]
        guard declaration.kind == .variable, let value = declaration.initialValue, source[value].kind == .call else {
            return false
        }
        let isMember = source[declaration.block].kind == .members
        return declaration.modifiers.contains(.constant)
            && (!isMember || declaration.modifiers.contains(.static))
            && isExecutor(model.type(of: value, in: location.file))
    }

    /// Whether a local constant holds a new request whose error handler stays empty.
    private func ignoresErrors(_ value: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        let expression = source[value]
        guard expression.kind == .identifier, let type = model.type(of: value, in: file).declaredType,
            case .declarations(_, _) = model.member(named: library.errorHandler, of: .declared(type, arguments: [])),
            case .declarations(let locations, _) = model.value(of: expression, in: file), locations.count == 1,
            let location = locations.first, location.file == file
        else { return false }
        let declaration = source[location.declaration]
        guard declaration.kind == .variable, declaration.modifiers.contains(.constant),
            let initial = declaration.initialValue, source[initial].kind == .call,
            case .initializer(_, let candidates) = model.callee(of: initial, in: file, depth: 0),
            candidates.allSatisfy({ !mayHandleErrors($0.location) })
        else { return false }
        let name = source.name(expression.name)
        let range = source[declaration.block].range
        let uses = source.expressions.indices.filter { number in
            let use = source.expressions[number]
            return use.kind == .identifier && range.start <= use.range.start && use.range.end <= range.end
                && source.isNamed(name, use.name)
        }
        // Any use other than a property of it may set the handler.
        return uses.allSatisfy { number in
            let id = ExpressionID(number)
            return id == value || isPropertyUse(of: id, in: source)
        }
    }

    private func mayHandleErrors(_ initializer: DeclarationLocation?) -> Bool {
        guard let initializer else { return false }
        let source = model.source(initializer.file)
        return source.parameters(of: source[initializer.declaration]).contains { parameter in
            source.text(parameter.type).contains("->")
        }
    }

    /// Whether an identifier is only the base of `x.property`, and not of the error handler or of a call.
    private func isPropertyUse(of id: ExpressionID, in source: SourceFile) -> Bool {
        let uses = source.expressions.indices.filter { source.expressions[$0].base == id }
        guard !uses.isEmpty else { return false }
        return uses.allSatisfy { number in
            let use = source.expressions[number]
            return use.kind == .member && !source.spells(text: library.errorHandler, in: use.name)
                && !source.expressions.contains { $0.kind == .call && $0.base == ExpressionID(number) }
        }
    }
}
