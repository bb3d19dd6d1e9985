import Semantics
import SwiftReader

/// Components that no code creates, while values of their dependency reach other scopes.
extension WiringReader {
    /// Removes components from the scopes that their dependency reaches, if certainly no code creates them and a
    /// builder with their dependency creates something else.
    ///
    /// - Parameters:
    ///   - calls: all calls that may create a component, in portions.
    ///   - initializers: initializers that are referenced without a call.
    mutating func removeUncreated(_ calls: [[WiringCall]], _ initializers: [NamedInitializer]) {
        var builders: [ResolvedType: [Int]] = [:]
        for builder in words.builders where components(madeBy: builder.type).isEmpty {
            builders[builder.dependency, default: []].append(builder.type)
        }
        guard !builders.isEmpty else { return }
        let made = madeTypes(calls, initializers)
        var unmade: [Int: Int] = [:]
        for dependencyProtocol in builders.keys {
            for scope in table.componentsByDependency[dependencyProtocol] ?? []
            where table.partialScopes[scope].root == nil {
                if let type = table.partialScopes[scope].type, !made.contains(type) { unmade[type] = scope }
            }
        }
        guard !unmade.isEmpty else { return }
        let names = NameFilter(names: unmade.keys.map { index.types[$0].name })
        let filePortions = model.filePortions
        let mentioned = Set(
            model.onAllCores(filePortions) { model, files in
                files.flatMap { model.index.isTest(file: $0) ? [] : model.source($0).namesThatMayMake(names) }
            }
            .joined()
        )
        let uncreated = unmade.filter { !mentioned.contains(index.types[$0.key].name) }.values.sorted()
        for scope in uncreated { keepName(of: scope, builders) }
        for scope in uncreated { table.retire(scope) }
    }

    /// Gives the name of a component to the only builder with its dependency, if no other component has that.
    private mutating func keepName(of scope: Int, _ builders: [ResolvedType: [Int]]) {
        let partialScope = table.partialScopes[scope]
        guard let dependencyProtocol = partialScope.dependencyType,
            table.componentsByDependency[dependencyProtocol]?.count == 1,
            let others = builders[dependencyProtocol], others.count == 1
        else { return }
        unmadeNames[others[0]] = partialScope.name
    }

    /// The types that calls and referenced initializers create outside of tests, with their superclasses.
    private func madeTypes(_ calls: [[WiringCall]], _ initializers: [NamedInitializer]) -> Set<Int> {
        var made: Set<Int> = []
        func note(_ type: Int, _ file: Int) {
            guard !index.isTest(file: file), made.insert(type).inserted else { return }
            for step in model.ancestry(of: type).superclasses { made.insert(step.type) }
        }
        for portion in calls {
            for call in portion where call.ownType == nil {
                if let type = call.made { note(type, call.file) }
            }
        }
        for initializer in initializers {
            if case .function(_, _, .declared(let type, _)) = model.type(of: initializer.id, in: initializer.file) {
                note(type, initializer.file)
            }
        }
        return made
    }

    /// The components that a builder or its superclass creates.
    func components(madeBy builder: Int) -> [Int] {
        let own = madeByBuilder[builder] ?? []
        let superclasses = model.ancestry(of: builder).superclasses
        if superclasses.isEmpty { return own }
        return superclasses.reduce(into: own) { all, step in
            for scope in madeByBuilder[step.type] ?? [] where !all.contains(scope) { all.append(scope) }
        }
    }
}

extension WiringReader {
    /// The components that builders create which conform to a protocol. Code that initializes the protocol's metatype
    /// creates one of these builders: `plugins.map { $0.init(dependency: self) }`.
    func components(madeByBuildersOf type: Int) -> [Int] {
        let builders = madeByBuilder.keys.filter { model.inherits($0, from: type) }
        return Set(builders.flatMap { madeByBuilder[$0] ?? [] }).sorted()
    }
}

extension SourceFile {
    /// The names of types that occur where a value may be created without an initializer call: in an expression, or
    /// among generic arguments.
    fileprivate func namesThatMayMake(_ names: NameFilter) -> [String] {
        var found: [String] = []
        func note(_ range: SourceRange) {
            guard !range.isEmpty, names.isAnyWord(of: range, in: self) else { return }
            for token in tokens(in: range) where token.kind == .identifier {
                if let number = names.number(token.range, in: self) { found.append(names.names[number]) }
            }
        }
        for expression in expressions {
            if expression.kind == .identifier || expression.kind == .member { note(expression.name) }
            note(expression.type)
        }
        for declaration in declarations {
            for inherited in declaration.inherited.indices { note(types[inherited]) }
            note(declaration.whereClause)
            if declaration.type.mayHoldArguments(in: self) { note(declaration.type) }
        }
        for parameter in parameters where parameter.type.mayHoldArguments(in: self) { note(parameter.type) }
        for parameter in genericParameters { note(parameter.constraint) }
        for attribute in attributes { note(attribute.range) }
        return found
    }
}

extension SourceRange {
    /// Whether a type is written with more than one name: with generic arguments, or as a function type.
    fileprivate func mayHoldArguments(in source: SourceFile) -> Bool {
        !isEmpty && source.bytes[Int(start)..<Int(end)].contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "(") }
    }
}
