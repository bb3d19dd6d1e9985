import Foundation
import ScopeGraph
import Semantics
import SwiftReader
import TestSupport

@testable import Mocks

/// The protocols of some apps as one file that the compiler accepts without their libraries: each app is a namespace,
/// and a stub stands for every type that it does not declare as a protocol or typealias.
struct JudgedProtocols {
    private static let head = """
        import Foundation

        class Observable<Element> { static func empty() -> Observable<Element> { Observable() } }
        final class PublishSubject<Element>: Observable<Element> {}
        struct AnyPublisher<Output, Failure> {}
        final class PassthroughSubject<Output, Failure> {
            func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
        }

        """
    /// Each ends with a line break.
    private var apps: [(text: String, count: Int)] = []

    /// The number of protocols.
    var count: Int { apps.reduce(0) { $0 + $1.count } }
    var appCount: Int { apps.count }
    var text: String { apps.reduce(Self.head) { $0 + $1.text } }

    /// Leaves out the apps that have one of some lines, because stubs cannot stand for their types.
    mutating func remove(lines: Set<Int>) {
        var next = Self.head.split(separator: "\n", omittingEmptySubsequences: false).count
        apps.removeAll { app in
            let first = next
            next += app.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            return lines.contains { (first..<next).contains($0) }
        }
    }

    /// Adds the protocols at the top level of some files. Those in `#if`, private ones and ones that need Objective-C are
    /// left out, as are further ones of a name, and those with `where Self: P`, on which Swift 6.3 crashes inside of a
    /// namespace.
    mutating func add(_ paths: [String]) throws {
        var sources = try paths.map { SourceFile(path: $0, reading: Array(try Files.text(of: $0).utf8)) }
        let modules = Set(sources.flatMap(\.importedModules))
        let surfaces = Dialects.usual.surfaces
        if let library = modules.first(where: { $0.hasSuffix("RIBs") }) {
            let named = surfaces.first { $0.module == library } ?? surfaces.first { $0.isModule(library) }
            if let named { sources.append(named.source) }
        }
        var app = App()
        for source in sources { app.add(source) }
        guard app.count > 0 else { return }
        let text = "enum App\(apps.count + 1) {\n\(app.texts.joined(separator: "\n"))\n\(app.stubs)\n}\n"
        apps.append((text, app.count))
    }

    private struct App {
        private(set) var texts: [String] = []
        private(set) var count = 0
        private var declared: Set<String> = []
        private var uses = TypeUses()

        mutating func add(_ source: SourceFile) {
            let protocols = SourceProtocols(of: source, in: "App").protocols
            for declaration in source.declarations where declaration.block == .file && declaration.condition == nil {
                let (name, text) = (source.name(declaration.name), source.text(declaration.range))
                let isPrivate = declaration.access.map { $0 < .internal } ?? false
                let whereClause = source.text(declaration.whereClause)
                guard !isPrivate, !text.contains("@objc"), !declared.contains(name),
                    !whereClause.contains("Self:")
                else { continue }
                switch declaration.kind {
                case .protocol:
                    // A stub would hide a generic typealias.
                    if text.contains(#/typealias \w+</#) { continue }
                    guard let read = protocols.first(where: { $0.qualifiedName == name }) else { continue }
                    uses.add(read)
                    count += 1
                case .typealias:
                    guard let range = declaration.inherited.indices.first.map({ source.types[$0] }),
                        let type = TypeSyntaxReader.form(of: range, in: source), declaration.genericParameters.isEmpty
                    else { continue }
                    uses.add(type)
                default: continue
                }
                declared.insert(name)
                texts.append(
                    ["public ", "package "].reduce(text) { $0.replacing("\($1)protocol", with: "protocol") }
                        .replacing("public typealias", with: "typealias")
                )
            }
        }

        var stubs: String { uses.stubs(besides: declared) }
    }
}

/// The names of types that some protocols use.
private struct TypeUses {
    private var bounds: Set<String> = []
    /// By name, the number of generic arguments.
    private var types: [String: Int] = [:]
    private var nested: [String: Set<String>] = [:]
    private var local: Set<String> = ["Self"]

    private static let known: Set<String> = [
        "Any", "AnyObject", "Void", "Never", "Bool", "String", "Character", "Substring", "Int", "Int8", "Int16",
        "Int32",
        "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
        "Data", "Date", "URL", "UUID", "Error", "Result", "Optional", "Array", "Set", "Dictionary", "Sendable",
        "Equatable",
        "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "CustomStringConvertible",
        "Actor",
        "Collection", "Sequence", "AsyncStream", "CGRect", "CGSize", "CGPoint", "Observable", "PublishSubject",
        "AnyPublisher", "Calendar", "Locale", "UserDefaults", "Notification", "URLRequest", "URLResponse", "class",
        "NSObjectProtocol", "IndexPath", "NSObject", "Swift", "Foundation", "MainActor", "Encoder", "Decoder",
        "LocalizedError", "URLSession", "HTTPURLResponse", "Bundle", "FileManager", "Timer", "NSError", "Task",
        "AsyncSequence", "AnyHashable", "KeyPath", "Range", "ClosedRange", "TimeZone", "DateFormatter",
    ]

    mutating func add(_ declaration: ProtocolDeclaration) {
        for parent in declaration.inherited { add(bound: parent) }
        for constraint in declaration.constraints { add(constraint) }
        for member in declaration.members {
            switch member.kind {
            case .variable(let variable): add(variable.type)
            case .callable(let callable):
                local.formUnion(callable.generics.map(\.name))
                for bound in callable.generics.compactMap(\.constraint) { add(bound: bound) }
                for constraint in callable.constraints { add(constraint) }
                for parameter in callable.parameters { add(parameter.type) }
                callable.result.map { add($0) }
                if case .typed(let error) = callable.effects.throwing { types[error] = 0 }
            case .associatedType(let type):
                local.insert(type.name)
                for bound in type.inherited { add(bound: bound) }
                type.defaultType.map { add($0) }
            }
        }
    }

    private mutating func add(_ constraint: GenericConstraint) {
        if constraint.isSameType { add(constraint.bound) } else { add(bound: constraint.bound) }
    }

    private mutating func add(bound: TypeSyntax) {
        switch bound.bare {
        case .name(let components): if let first = components.first, components.count == 1 { bounds.insert(first.name) }
        case .composition(let parts): for part in parts { add(bound: part) }
        case .prefixed(_, let inner): add(bound: inner)
        default: break
        }
    }

    mutating func add(_ type: TypeSyntax) {
        switch type {
        case .name(let components):
            for argument in components.flatMap(\.arguments) { add(argument) }
            guard let first = components.first else { return }
            if components.count > 1, let last = components.last {
                nested[first.name, default: []].insert(last.name)
            } else {
                types[first.name] = max(types[first.name] ?? 0, first.arguments.count)
            }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .attributed(_, let inner),
            .metatype(let inner, _):
            add(inner)
        case .prefixed(let word, let inner):
            if ["any", "some"].contains(word) { add(bound: inner) } else { add(inner) }
        case .dictionary(let key, let value):
            if let name = key.plainName { hashable.insert(name) }
            add(key)
            add(value)
        case .tuple(let elements): for element in elements { add(element.type) }
        case .function(let parameters, _, let result):
            for parameter in parameters { add(parameter.type) }
            add(result)
        case .composition(let parts): for part in parts { add(bound: part) }
        case .other: break
        }
    }

    /// The types of keys.
    private var hashable: Set<String> = []

    func stubs(besides declared: Set<String>) -> String {
        let known = Self.known.union(declared).union(local)
        var lines = bounds.subtracting(known).sorted().map { "protocol \($0): AnyObject {}" }
        let outer = nested.keys.filter { !known.contains($0) && !bounds.contains($0) }
        lines += outer.sorted().map { name in
            let inner = (nested[name] ?? []).sorted().map { "final class \($0) {}" }.joined(separator: "; ")
            return "enum \(name) { \(inner) }"
        }
        let classes = types.filter { !known.contains($0.key) && !bounds.contains($0.key) && nested[$0.key] == nil }
        lines += classes.sorted { $0.key < $1.key }.map { name, count in
            let parameters = (0..<count).map { "T\($0)" }.joined(separator: ", ")
            if hashable.contains(name) { return "enum \(name): Hashable { case one }" }
            let isError = name.hasSuffix("Error")
            let head = isError ? "struct \(name): Error {}" : nil
            return head ?? "final class \(name)\(count == 0 ? "" : "<\(parameters)>") {}"
        }
        return lines.joined(separator: "\n")
    }
}
