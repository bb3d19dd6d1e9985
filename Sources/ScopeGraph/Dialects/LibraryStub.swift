import SwiftReader

/// What a type of a library is to the scopes of an app.
package struct LibraryRole: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A class whose subclasses are scopes.
    package static let component = LibraryRole(rawValue: 1)
    /// A class whose subclasses create scopes from a dependency.
    package static let builder = LibraryRole(rawValue: 2)
    /// A class whose values have no scope above them.
    package static let root = LibraryRole(rawValue: 4)
    /// A protocol that dependencies inherit and that requires nothing.
    package static let dependency = LibraryRole(rawValue: 8)

    /// By the word of the mark.
    static let marks: [String: LibraryRole] = [
        "component": .component, "builder": .builder, "root": .root, "dependency": .dependency,
    ]
}

/// The public surface of a library in Swift. Marks in documentation comments, such as `/// thimble:component`, tell which
/// types form scopes.
package struct LibraryStub: Sendable {
    /// An error in a stub.
    package struct Fault: Error, Sendable {
        package let message: String
        package let location: SourceLocation
    }

    package let module: String
    let source: SourceFile
    /// The roles of its types, by name. A class has those of its superclass too.
    let roles: [String: LibraryRole]
    /// The names of its types, in source order.
    let names: [String]
    /// The names of the types that each type inherits, without generic arguments.
    private let parents: [String: [String]]
    /// The labels with which components and builders are initialized, without duplicates; those of components first.
    let creationLabels: [String]
    /// The protocol that generated dependencies inherit: the first one that is marked.
    let dependencyProtocol: String
    /// The protocol of scopes that require nothing: the last one that is marked.
    let emptyDependencyProtocol: String
    /// In source order.
    package let faults: [Fault]

    /// - Parameters:
    ///   - text: its source.
    ///   - module: the name of the library's module.
    ///   - path: the path for messages.
    package init(_ text: [UInt8], module: String, path: String) {
        let source = SourceFile(path: path, reading: text)
        var reader = MarkReader(of: source)
        reader.read()
        self.module = module
        self.source = source
        names = reader.types.map { source.name($0.name) }
        parents = reader.parents
        roles = reader.inheritedRoles()
        creationLabels = reader.creationLabels
        dependencyProtocol = reader.dependencyProtocols.first ?? "AnyObject"
        emptyDependencyProtocol = reader.dependencyProtocols.last ?? "AnyObject"
        faults = reader.faults
    }

    /// The names of its types with a role, in source order.
    func names(of role: LibraryRole) -> [String] { names.filter { roles[$0]?.contains(role) ?? false } }

    /// Whether a type is another one or inherits it, directly or not.
    func inherits(_ name: String, from other: String?) -> Bool {
        guard let other else { return false }
        var pending = [name]
        var next = 0
        while next < pending.count {
            if pending[next] == other { return true }
            for parent in parents[pending[next]] ?? [] where !pending.contains(parent) { pending.append(parent) }
            next += 1
        }
        return false
    }

    /// A stub that is part of Thimble.
    init(module: String, _ text: String) { self.init(Array(text.utf8), module: module, path: "<\(module)>") }
}

/// Reads the marks of a stub.
private struct MarkReader {
    private let source: SourceFile
    /// The classes and protocols at the top level.
    let types: [Declaration]
    let parents: [String: [String]]
    /// By the name of the type, without inherited roles.
    private var roles: [String: LibraryRole] = [:]
    private(set) var creationLabels: [String] = []
    private(set) var dependencyProtocols: [String] = []
    private(set) var faults: [LibraryStub.Fault] = []

    init(of source: SourceFile) {
        self.source = source
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
        for problem in source.problems {
            faults.append(.init(message: problem.message, location: source.location(of: problem.range)))
        }
        for mark in source.marks { read(mark) }
        for role in [LibraryRole.component, .builder] {
            for type in types where roles[source.name(type.name)]?.contains(role) ?? false { readInitializer(of: type) }
        }
        if faults.isEmpty, !roles.values.contains(where: { $0.contains(.component) }) {
            let start = SourceRange(start: 0, end: 0)
            let message = "no class is marked '/// thimble:component', so nothing here forms a scope"
            faults.append(.init(message: message, location: source.location(of: start)))
        }
    }

    private mutating func read(_ mark: SourceFile.Mark) {
        func fail(_ message: String) {
            faults.append(.init(message: message, location: source.location(of: mark.range)))
        }
        guard let role = LibraryRole.marks[mark.word] else {
            return fail("'thimble:\(mark.word)' is not a mark; use component, builder, root or dependency")
        }
        guard let type = types.first(where: { isDirectly(mark, above: $0) }) else {
            return fail("'thimble:\(mark.word)' is not in the comment of a class or protocol at the top level")
        }
        let name = source.name(type.name)
        if (type.kind == .protocol) != (role == .dependency) {
            return fail(
                role == .dependency
                    ? "'thimble:dependency' marks a protocol, and '\(name)' is a class"
                    : "'thimble:\(mark.word)' marks a class, and '\(name)' is a protocol"
            )
        }
        if role == .component || role == .builder, type.genericParameters.isEmpty {
            return fail("'\(name)' needs a generic parameter for its dependency: 'class \(name)<Needs>'")
        }
        if role == .dependency { dependencyProtocols.append(name) }
        roles[name, default: []].insert(role)
    }

    /// Whether only comments and white space separate a mark from a declaration.
    private func isDirectly(_ mark: SourceFile.Mark, above type: Declaration) -> Bool {
        guard mark.range.end <= type.range.start else { return false }
        let between = source.bytes[Int(mark.range.end)..<Int(type.range.start)]
        return between.split(separator: 10).allSatisfy { line in
            let start = line.drop { $0 <= 0x20 }
            return start.isEmpty || start.starts(with: "//".utf8)
        }
    }

    /// The label of the first parameter of the designated initializer.
    private mutating func readInitializer(of type: Declaration) {
        let items = type.body.map { source[$0].items.indices } ?? 0..<0
        let initializers = items.compactMap { item -> Declaration? in
            guard case .declaration(let id) = source.items[item], source[id].kind == .initializer,
                !source[id].modifiers.contains(.convenience)
            else { return nil }
            return source[id]
        }
        guard let first = initializers.lazy.compactMap(\.parameters.indices.first).first else {
            let name = source.name(type.name)
            faults.append(
                .init(
                    message: "'\(name)' needs an initializer that takes what is above it: 'init(dependency: Needs)'",
                    location: source.location(of: type.name)
                )
            )
            return
        }
        let label = source.name(source.parameters[first].label)
        if !creationLabels.contains(label) { creationLabels.append(label) }
    }

    /// The roles of all types, with those of their superclasses in the stub.
    func inheritedRoles() -> [String: LibraryRole] {
        var all = roles
        for type in types where type.kind == .class {
            let name = source.name(type.name)
            var next = parents[name]?.first
            // A circle of superclasses ends after all types.
            for _ in types.indices {
                guard let current = next else { break }
                if let inherited = roles[current]?.subtracting(.dependency), !inherited.isEmpty {
                    all[name, default: []].formUnion(inherited)
                }
                next = parents[current]?.first
            }
        }
        return all
    }
}

extension SourceFile {
    /// `/// thimble:word`.
    fileprivate struct Mark {
        let word: String
        /// From the first slash to the end of the line.
        let range: SourceRange
    }

    /// The marks in comments, in source order.
    fileprivate var marks: [Mark] {
        var marks: [Mark] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
            let line = bytes[start..<end].drop { $0 <= 0x20 }
            if line.starts(with: "///".utf8) {
                let text = String(decoding: line.dropFirst(3), as: UTF8.self)
                let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }
                if let word = words.first, word.hasPrefix("thimble:") {
                    let range = SourceRange(start: UInt32(line.startIndex), end: UInt32(end))
                    marks.append(Mark(word: String(word.dropFirst("thimble:".count)), range: range))
                }
            }
            start = end + 1
        }
        return marks
    }
}
