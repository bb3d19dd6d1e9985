import Semantics
import SwiftReader

/// Finds dependencies that are passed to scopes although their types are unrelated to what these take.
extension WiringReader {
    /// The builders whose dependency is not that of the component which they create. Which scope receives the values
    /// that they are created with is unknown.
    func refusedBuilders(among calls: some Sequence<WiringCall>) -> Set<Int> {
        var found: Set<Int> = []
        for call in calls {
            for case let injection? in call.injections {
                guard let history = injection.history,
                    let child = directChildren(for: injection.expectedType, receiver: injection.receiver)?.first,
                    let holder = refusedHolder(of: injection, history), model.ancestry(of: holder).isBuilder,
                    components(madeBy: holder).contains(child)
                else { continue }
                found.insert(holder)
            }
        }
        return found
    }

    /// The builder or component whose own dependency is passed, if that certainly does not compile.
    func refusedHolder(of injection: Injection, _ history: Injection.History) -> Int? {
        guard let holder = mismatchedHolder(of: injection, history),
            isSameInAllBuilds(injection, typesInvolved(in: injection, by: holder))
        else { return nil }
        let owners = scopes(owning: history.seen.bare, .type(holder))
        return owners.isEmpty || isNamedAfterCreated(holder, injection, besides: owners) ? holder : nil
    }

    /// Whether a builder or component passes its own dependency to what may take another one in other builds.
    func isMismatchedInSomeBuilds(_ injection: Injection, _ history: Injection.History) -> Bool {
        guard let holder = mismatchedHolder(of: injection, history) else { return false }
        return !index.areUnconditional(typesInvolved(in: injection, by: holder))
    }

    /// The builder or component whose own dependency is passed, if that is unrelated to the expected one.
    func mismatchedHolder(of injection: Injection, _ history: Injection.History) -> Int? {
        let passed = history.seen.bare
        guard passed != injection.expectedType, history.types == [history.seen], history.holders.count == 1,
            case .type(let holder)? = history.holders.first,
            model.ancestry(of: holder).libraryBase?.dependency == passed,
            readsDependency(injection.value, of: holder, in: injection.file),
            isUnrelated(passed, to: injection.expectedType)
        else { return nil }
        return holder
    }

    /// Whether a builder of several components is named after the one that an injection creates.
    private func isNamedAfterCreated(_ holder: Int, _ injection: Injection, besides owners: [Int]) -> Bool {
        guard let created = injection.receiver.flatMap({ table.scopeOfType[$0] }),
            components(madeBy: holder).contains(created)
        else { return false }
        let name = index.types[holder].name
        func isNamesake(_ scope: Int) -> Bool { name.hasPrefix(table.partialScopes[scope].baseName) }
        return isNamesake(created) && !owners.contains(where: isNamesake)
    }

    /// - Parameter holder: the result of `refusedHolder`.
    func refusal(of injection: Injection, by holder: Int, to child: Int) -> RefusedDependency {
        let ancestry = model.ancestry(of: holder)
        let base = ancestry.libraryBase.flatMap { $0.arguments.count == 1 ? index.types[$0.first.type].name : nil }
        return RefusedDependency(
            holder: index.types[holder].qualifiedName,
            location: index.location(of: holder),
            base: base,
            createsScope: components(madeBy: holder).contains(child),
            isBuilder: ancestry.isBuilder,
            passed: name(of: ancestry.libraryBase?.dependency ?? .unknown),
            required: name(of: injection.expectedType)
        )
    }

    /// What refuses a component that is local to a function, if that certainly does not conform to what is expected. No
    /// generated code can name it.
    func refusal(ofLocal type: Int, _ injection: Injection, _ history: Injection.History) -> RefusedDependency? {
        let classes = model.withSuperclasses(type)
        let known = Set(model.inheritedProtocols(ofType: type).all)
        let required = declaredTypes(injection.expectedType).filter { !known.contains($0) }
        guard history.types.count == 1, index.isProtocol(injection.expectedType), !required.isEmpty,
            required.allSatisfy({ index.types[$0].kind == .protocol && !index.libraries.declares($0) }),
            model.isClosed(type), isSameInAllBuilds(injection, classes + required)
        else { return nil }
        return RefusedDependency(
            holder: index.types[type].qualifiedName,
            location: index.location(of: type),
            base: nil,
            createsScope: false,
            isBuilder: false,
            isPassedItself: true,
            passed: DependencyName(name: index.types[type].qualifiedName, location: nil),
            required: name(of: injection.expectedType)
        )
    }

    /// Whether the value of one protocol certainly does not conform to another.
    func isUnrelated(_ type: ResolvedType, to expected: ResolvedType) -> Bool {
        let isObject = type == .named("AnyObject", arguments: [])
        guard isObject || index.isProtocol(type), type != expected, index.isProtocol(expected) else { return false }
        let (own, required) = (model.parts(of: type), model.parts(of: expected))
        let protocols = own.compactMap(\.declaredType).filter { index.types[$0].kind == .protocol }
        guard isObject || protocols.count == own.count else { return false }
        guard let known = model.knownProtocols(ofValuesOf: protocols) else { return false }
        return required.contains { part in part.declaredType.map { !known.contains($0) } ?? false }
    }

    /// Whether an expression is `dependency`, as the library calls it, of the object itself, and means that of its
    /// library.
    private func readsDependency(_ id: ExpressionID, of holder: Int, in file: Int) -> Bool {
        let source = model.source(file)
        let value = source[id]
        guard value.kind == .identifier || value.kind == .member && source.isOwnMember(id) else { return false }
        let name = source.name(value.name)
        return table.dialects.all.contains { name == $0.dependencyProperty || name == $0.builderProperty }
            && !declaresAgain(name, holder)
    }

    /// Whether the app gives a class, or a superclass or protocol of it, a member with a name that the library uses.
    private func declaresAgain(_ name: String, _ type: Int) -> Bool {
        let superclasses = model.ancestry(of: type).superclasses.map(\.type)
        let family = [type] + superclasses + model.inheritedProtocols(ofType: type).all
        return family.contains { owner in
            let members = model.members(of: owner)[name] ?? []
            return members.count > (index.libraries.declares(owner) ? 1 : 0)
        }
    }

    /// Whether an injection is the same in all builds, with the types that it involves.
    func isSameInAllBuilds(_ injection: Injection, _ types: [Int]) -> Bool {
        let source = model.source(injection.file)
        return source.conditionTexts(at: source[injection.value].range.start).isEmpty
            && model.isTakenAlike(by: injection.receiver ?? injection.ownType, types)
    }

    func typesInvolved(in injection: Injection, by holder: Int) -> [Int] {
        let passed = model.ancestry(of: holder).libraryBase?.dependency ?? .unknown
        let classes = [holder, injection.receiver, injection.ownType].compactMap(\.self)
        return classes.flatMap(model.withSuperclasses) + declaredTypes(passed) + declaredTypes(injection.expectedType)
    }

    private func declaredTypes(_ type: ResolvedType) -> [Int] { model.parts(of: type).compactMap(\.declaredType) }

    func name(of type: ResolvedType) -> DependencyName {
        let types = declaredTypes(type)
        let isOwn = types.count == 1 && !index.libraries.declares(types[0])
        return DependencyName(
            name: types.map { index.types[$0].qualifiedName }.joined(separator: " & "),
            location: isOwn ? index.location(of: types[0]) : nil
        )
    }
}
