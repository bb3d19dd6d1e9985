import Semantics
import SwiftReader

/// Reads the marks of a stub and what they say of its types.
struct LibraryStubReader {
    let source: SourceFile
    private let creation: Dialect.Creation
    /// The classes and protocols at the top level.
    let types: [Declaration]
    /// The names of the types that each type inherits, without generic arguments.
    let parents: [String: [String]]
    /// By the name of the type, without inherited roles.
    private var roles: [String: LibraryRole] = [:]
    private(set) var creationLabels: [String] = []
    private(set) var dependencyProperties: [String] = []
    private(set) var dependencyProtocols: [String] = []
    private(set) var memoizingMethods: [String] = []
    private(set) var faults: [LibraryStub.Fault] = []

    init(of source: SourceFile, _ creation: Dialect.Creation) {
        self.source = source
        self.creation = creation
        types = source.declarations.filter {
            source[$0.block].kind == .file && ($0.kind == .class || $0.kind == .protocol)
        }
        let named = types.map { type in
            let inherited = source.types(type.inherited).map { String(source.joined($0).prefix { $0 != "<" }).lastName }
            return (source.name(type.name), inherited)
        }
        parents = Dictionary(named) { first, _ in first }
    }

    mutating func read() {
        for problem in source.problems { fail(problem.message, at: problem.range) }
        // Half a declaration would only cause more messages.
        guard faults.isEmpty else { return }
        for mark in LibraryMark.all(in: source) { read(mark) }
        for role in [LibraryRole.component, .builder] {
            for type in types where has(role, type) { readSurface(of: type) }
        }
        memoizingMethods = types.filter { has(.component, $0) }.flatMap { type in
            members(of: type).filter(isMemoizing).map { source.name($0.name) }
        }
        if faults.isEmpty, !types.contains(where: { has(.component, $0) }) {
            fail("no class is marked '/// thimble:component', so nothing here forms a scope", at: .none)
        }
        faults.sort { $0.location < $1.location }
    }

    private mutating func fail(_ message: String, at range: SourceRange) {
        faults.append(LibraryStub.Fault(message: message, location: source.location(of: range)))
    }

    /// Whether a type is marked with a role itself.
    private func has(_ role: LibraryRole, _ type: Declaration) -> Bool {
        roles[source.name(type.name)]?.contains(role) ?? false
    }

    private mutating func read(_ mark: LibraryMark) {
        guard mark.isDocumentation else {
            return fail(
                "'thimble:\(mark.word)' has to be in a documentation comment, which starts with '///'",
                at: mark.range
            )
        }
        guard let role = LibraryMark.roles[mark.word] else {
            return fail(
                "'thimble:\(mark.word)' is not a mark; use component, builder, root or dependency",
                at: mark.range
            )
        }
        let isProtocol = role == .dependency
        guard let type = source.declaration(startingAt: mark.next) else {
            return fail("no \(isProtocol ? "protocol" : "class") follows 'thimble:\(mark.word)'", at: mark.range)
        }
        guard type.kind == (isProtocol ? .protocol : .class) else {
            return fail(
                "'thimble:\(mark.word)' marks a \(isProtocol ? "protocol" : "class"), and something else follows",
                at: mark.range
            )
        }
        guard source[type.block].kind == .file else {
            return fail(
                "'thimble:\(mark.word)' marks a type at the top level, and a nested one follows",
                at: mark.range
            )
        }
        let name = source.name(type.name)
        if let reason = reason(against: role, type, name) { return fail(reason, at: type.name) }
        if isProtocol, !dependencyProtocols.contains(name) { dependencyProtocols.append(name) }
        roles[name, default: []].insert(role)
    }

    /// Why a type cannot have a role; `nil` if it can.
    private func reason(against role: LibraryRole, _ type: Declaration, _ name: String) -> String? {
        if (type.access ?? .internal) < .public {
            return "'\(name)' is not public, so no app can inherit it: write 'open class' or 'public protocol'"
        }
        let known = roles[name] ?? []
        if known.contains(role) { return "'\(name)' has the same mark twice" }
        if !known.isEmpty { return "'\(name)' has two marks; a type has one role" }
        guard role == .component || role == .builder else { return nil }
        if role == .component, let other = types.first(where: { has(.component, $0) }) {
            return "'\(name)' is the second component after '\(source.name(other.name))'; a library has one, "
                + "and its subclasses need no mark"
        }
        return type.genericParameters.isEmpty
            ? "'\(name)' needs a generic parameter for its dependency: 'class \(name)<Needs>'" : nil
    }

    /// Reads how a component or builder gets what it requires: by the first parameter of its first designated
    /// initializer, and through which property.
    private mutating func readSurface(of type: Declaration) {
        guard let generic = type.genericParameters.indices.first else { return }
        let dependency = source.name(source.genericParameters[generic].name)
        guard let initializer = members(of: type).first(where: isDesignated) else {
            return fail(
                "'\(source.name(type.name))' needs an initializer with what it requires: 'init(dependency: \(dependency))'",
                at: type.name
            )
        }
        guard let first = initializer.parameters.indices.first,
            creation == .withParent || source.joined(source.parameters[first].type) == dependency
        else {
            return fail(
                "the first parameter of the initializer has to be what '\(source.name(type.name))' requires: "
                    + "'init(dependency: \(dependency))'",
                at: initializer.keyword
            )
        }
        let written = source.name(source.parameters[first].label)
        let label = written == "_" ? "" : written
        if !creationLabels.contains(label) { creationLabels.append(label) }
        let properties = members(of: type).filter { isDependency($0, dependency) }.map { source.name($0.name) }
        guard let property = properties.first(where: { $0 == label }) ?? properties.first else { return }
        if !dependencyProperties.contains(property) { dependencyProperties.append(property) }
    }

    private func isDesignated(_ member: Declaration) -> Bool {
        member.kind == .initializer && !member.modifiers.contains(.convenience)
    }

    /// Whether a member is a property of the type of a dependency that subclasses can read.
    private func isDependency(_ member: Declaration, _ dependency: String) -> Bool {
        member.kind == .variable && !member.modifiers.contains(.static) && (member.access ?? .internal) >= .public
            && source.joined(member.type) == dependency
    }

    /// Whether a member is a method that keeps what its closure returns, by the name of the property that calls it:
    /// `func shared<T>(__function: String = #function, _ factory: () -> T) -> T`.
    private func isMemoizing(_ member: Declaration) -> Bool {
        guard member.kind == .function, !member.modifiers.contains(.static),
            let generic = member.genericParameters.indices.first, let key = member.parameters.indices.first,
            let closure = member.parameters.indices.last, source.name(source.parameters[key].label) == "__function"
        else { return false }
        let result = source.name(source.genericParameters[generic].name)
        return source.joined(member.type) == result
            && source.joined(source.parameters[closure].type).hasSuffix("->\(result)")
    }

    private func members(of type: Declaration) -> [Declaration] {
        source.declarations(in: type.body).map { source[$0] }
    }

    /// The roles of all types, with those of their superclasses in the stub.
    func inheritedRoles() -> [String: LibraryRole] {
        var all = roles
        for type in types where type.kind == .class {
            let name = source.name(type.name)
            var next = parents[name]?.first
            // A cycle of superclasses ends after all types.
            for _ in types.indices {
                guard let current = next else { break }
                if let inherited = roles[current], !inherited.isEmpty { all[name, default: []].formUnion(inherited) }
                next = parents[current]?.first
            }
        }
        return all
    }
}
