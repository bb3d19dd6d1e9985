import Semantics
import SwiftReader

/// What the code of one file reads from components.
struct ComponentReads {
    let source: SourceFile
    private let file: Int
    private let model: SemanticModel
    private let isOfComponent: Bool
    /// The members of dependencies.
    let required: NameFilter
    /// The variables and parameters that may contain a component.
    private let words: NameFilter
    /// The ends of what the file calls, and the names of its local variables; found when first asked for.
    private var callees: Set<UInt32>?
    private var locals: Set<String>?

    /// - Parameters:
    ///   - names: what components are called.
    ///   - required: the members of dependencies.
    ///   - isOfComponent: whether the file contains code of a component.
    init(
        in file: Int,
        of model: SemanticModel,
        _ names: NameFilter,
        _ required: NameFilter,
        isOfComponent: Bool
    ) {
        (self.file, self.model, self.required, self.isOfComponent) = (file, model, required, isOfComponent)
        source = model.source(file)
        words = source.variables(ofTypesNamed: names)
    }

    /// Whether the file certainly reads nothing from a component.
    var areNone: Bool { words.isEmpty && !isOfComponent }

    /// Whether an expression may be a member of `self` that is not there: the plain name of a requirement, or a name
    /// after `self`.
    func isOwn(_ read: Expression) -> Bool {
        guard isOfComponent else { return false }
        return switch read.kind {
        case .identifier: required.contains(read.name, in: source)
        case .member: read.base.map { source.spells("self", in: source[$0].range) } ?? false
        default: false
        }
    }

    /// The class of the component from which something is read, unless the name alone shows that the read is fine.
    mutating func component(of read: Expression, _ scopes: ScopeDeclarations, _ members: inout ComponentMembers) -> Int?
    {
        if isOwn(read) { return own(of: read, scopes, &members) }
        guard read.kind == .member, let base = read.base, source.isNamed(base, words) else { return nil }
        // Almost all reads end here, without inference.
        let name = source.name(read.name)
        let around = model.index.type(around: read.block, in: file)
        if name.isEmpty || name.isOfWrapper || DependencyMembers.ofAllValues.contains(name)
            || scopes.componentMade(by: around).map({ members.isShown(name, $0, in: file) }) ?? false
        {
            return nil
        }
        return if case .declared(let type, _) = model.type(of: base, in: file) { type } else { nil }
    }

    /// The class around a name that it does not declare: of `self.theme`, and of `theme` where only the dependency has it.
    private mutating func own(
        of read: Expression,
        _ scopes: ScopeDeclarations,
        _ members: inout ComponentMembers
    ) -> Int? {
        guard let around = model.index.type(around: read.block, in: file), scopes.table.scopeOfType[around] != nil
        else {
            return nil
        }
        let name = source.name(read.name)
        if DependencyMembers.ofAllValues.contains(name) || members.isShown(name, around, in: file) { return nil }
        guard read.kind == .member else { return isOnlyOfDependency(read, name, around) ? around : nil }
        // `self` may be a type, or another value: `[self = other]`.
        guard name != "init", !name.isOfWrapper, let base = read.base,
            case .declared(let type, _) = model.type(of: base, in: file)
        else { return nil }
        return type
    }

    /// Whether a plain name means nothing, and only the dependency has such a member.
    private mutating func isOnlyOfDependency(_ read: Expression, _ name: String, _ component: Int) -> Bool {
        // Libraries have functions and variables with names of one word: `max`, `log`, `errno`.
        guard name.first?.isLowercase ?? false, name.contains(where: \.isUppercase),
            let dependency = model.ancestry(of: component).libraryBase?.dependency?.declaredType,
            model.members(of: dependency)[name] != nil, !isLocal(name),
            case .type(.named(name, arguments: [])) = model.value(of: read, in: file)
        else { return false }
        return true
    }

    private mutating func isLocal(_ name: String) -> Bool {
        let known = locals ?? source.namesOfLocals
        locals = known
        return known.contains(name)
    }

    /// Whether a call follows, so that a method is meant.
    mutating func isCalled(_ read: Expression) -> Bool {
        let known =
            callees
            ?? Set(source.expressions.filter { $0.kind == .call }.compactMap(\.base).map { source[$0].range.end })
        callees = known
        return known.contains(read.range.end)
    }
}

extension ScopeDeclarations {
    /// The class of the only component that a builder creates.
    fileprivate func componentMade(by builder: Int?) -> Int? {
        guard let made = builder.flatMap({ componentsOfBuilder[$0] }), made.count == 1 else { return nil }
        return table.partialScopes[made[0]].type
    }
}

extension SourceFile {
    /// The names of parameters, and of variables and functions inside functions.
    fileprivate var namesOfLocals: Set<String> {
        let variables = declarations.filter {
            ($0.kind == .variable || $0.kind == .function) && self[$0.block].kind != .members
        }
        return Set((parameters.map(\.name) + variables.map(\.name)).map(name))
    }

    /// The names of variables and parameters whose written type names one of some types, or that a call of one makes.
    fileprivate func variables(ofTypesNamed names: NameFilter) -> NameFilter {
        var found: [String] = []
        for declaration in declarations where declaration.kind == .variable {
            let made = declaration.initialValue.flatMap { self[$0].kind == .call ? self[$0].base : nil }
            let isMade = made.map { isNamed($0, names) } ?? false
            if isMade || names.isAnyWord(of: declaration.type, in: self) { found.append(name(declaration.name)) }
        }
        for parameter in parameters where names.isAnyWord(of: parameter.type, in: self) {
            found.append(name(parameter.name))
        }
        return NameFilter(names: found)
    }
}

extension String {
    /// Whether it may belong to a property wrapper: `$theme`, `_theme`.
    fileprivate var isOfWrapper: Bool { hasPrefix("$") || hasPrefix("_") }
}
