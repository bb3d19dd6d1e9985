import Semantics
import SwiftReader

/// What a file declares that mocks may need.
package struct SourceProtocols: Sendable {
    package let file: String
    /// The name of its module.
    package let module: String
    package let imports: [MockImport]
    package let protocols: [ProtocolDeclaration]
    /// By qualified name, the types that typealiases stand for.
    let aliases: [String: TypeSyntax]
    /// The qualified names of its classes.
    let classes: Set<String>
    /// The qualified names of types inside types.
    let nestedTypes: Set<String>
    /// The names of its structures and enumerations that are `~Copyable`.
    let noncopyable: Set<String>
    /// The names of its structures and enumerations that hide a type of the standard library.
    let hiding: Set<String>
    /// The names of its global actors.
    let globalActors: Set<String>
    /// The names of the members in its extensions.
    let extensionMembers: Set<String>
    /// Whether its declarations belong to the main actor unless they say otherwise.
    let isolatesByDefault: Bool

    /// - Parameters:
    ///   - module: the name of the module of the file.
    ///   - isolatesByDefault: whether declarations of the module belong to the main actor unless they say otherwise.
    package init(of source: SourceFile, in module: String, isolatesByDefault: Bool = false) {
        let reading = ProtocolReading(source)
        file = source.path
        self.module = module
        imports = MockImport.all(of: source)
        protocols = reading.protocols
        aliases = reading.aliases
        classes = reading.classes
        nestedTypes = reading.nestedTypes
        noncopyable = reading.noncopyable
        hiding = reading.hiding
        globalActors = reading.globalActors
        extensionMembers = reading.extensionMembers
        self.isolatesByDefault = isolatesByDefault
    }
}

/// Finds the protocols of a file.
private struct ProtocolReading {
    private let source: SourceFile
    private(set) var protocols: [ProtocolDeclaration] = []
    private(set) var aliases: [String: TypeSyntax] = [:]
    private(set) var classes: Set<String> = []
    private(set) var nestedTypes: Set<String> = []
    private(set) var noncopyable: Set<String> = []
    private(set) var hiding: Set<String> = []
    private(set) var globalActors: Set<String> = []
    private(set) var extensionMembers: Set<String> = []

    init(_ source: SourceFile) {
        self.source = source
        /// By block, the end of its last declaration so far: the comments of the next one begin there.
        var ends: [BlockID: UInt32] = [:]
        var members: [BlockID: [Declaration]] = [:]
        for declaration in source.declarations { members[declaration.block, default: []].append(declaration) }
        for declaration in source.declarations {
            let start = ends[declaration.block] ?? source[declaration.block].range.start
            ends[declaration.block] = max(start, declaration.range.end)
            guard let enclosing = source.enclosingTypes(of: declaration.block) else { continue }
            let name = (enclosing + [source.name(declaration.name)]).joined(separator: ".")
            if source.attributes(of: declaration).contains(where: { $0.name == "globalActor" }) {
                globalActors.insert(name)
            }
            if !enclosing.isEmpty, declaration.isNominal || declaration.kind == .typealias { nestedTypes.insert(name) }
            switch declaration.kind {
            case .protocol:
                let comments = SourceRange(start: start, end: declaration.keyword.start)
                let own = declaration.body.flatMap { members[$0] } ?? []
                protocols.append(read(declaration, in: enclosing, members: own, comments: comments))
            case .typealias:
                guard let range = declaration.inherited.indices.first.map({ source.types[$0] }) else { continue }
                aliases[name] = TypeSyntaxReader.form(of: range, in: source)
            case .class: classes.insert(name)
            case .extension:
                let own = declaration.body.flatMap { members[$0] } ?? []
                extensionMembers.formUnion(own.map { source.name($0.name) })
            case .struct, .enum:
                let isNoncopyable = declaration.inherited.indices.contains {
                    source.joined(source.types[$0]) == "~Copyable"
                }
                if isNoncopyable { noncopyable.insert(name) }
                if TypeSyntax.isStandard(name) { hiding.insert(name) }
            default: continue
            }
        }
    }

    private func read(
        _ declaration: Declaration,
        in enclosing: [String],
        members: [Declaration],
        comments: SourceRange
    ) -> ProtocolDeclaration {
        let conditions = source.branches(of: declaration)
        let reader = MemberReading(source, outerConditions: conditions.count)
        return ProtocolDeclaration(
            name: source.name(declaration.name),
            enclosing: enclosing,
            access: declaration.access ?? .internal,
            isNonisolated: declaration.modifiers.contains(.nonisolated),
            spi: source.spi(of: declaration),
            location: source.location(of: declaration.name),
            attributes: source.attributes(of: declaration).filter { $0.isAvailability || $0.mayBeGlobalActor }
                .map(\.text),
            primaryTypes: source.namesOfGenericParameters(of: declaration),
            inherited: declaration.inherited.indices.compactMap {
                TypeSyntaxReader.form(of: source.types[$0], in: source)
            },
            constraints: source.constraints(in: declaration.whereClause),
            members: members.compactMap(reader.member),
            annotation: MockAnnotation(in: comments, of: source),
            conditions: conditions
        )
    }
}

extension SourceFile {
    /// The branches of `#if` around a declaration, outermost first.
    func branches(of declaration: Declaration) -> [Branch] {
        var result: [Branch] = []
        var current = declaration.condition
        while let number = current, conditions.indices.contains(Int(number)) {
            let condition = conditions[Int(number)]
            let before = conditions.filter { $0.directive == condition.directive && $0.branch < condition.branch }
            let own = condition.test.isEmpty ? [] : [text(condition.test)]
            let tests = before.map { "!(\(text($0.test)))" } + own
            result.insert(
                Branch(
                    file: path,
                    directive: condition.directive,
                    number: condition.branch,
                    test: tests.count > 1 ? tests.map { "(\($0))" }.joined(separator: " && ") : tests.joined()
                ),
                at: 0
            )
            current = condition.parent
        }
        return result
    }

    /// The requirements of a `where` clause.
    func constraints(in clause: SourceRange) -> [GenericConstraint] {
        guard !clause.isEmpty else { return [] }
        var result: [GenericConstraint] = []
        for part in split(clause) {
            guard let mark = part.firstIndex(where: { $0 == ":" || $0 == "==" }),
                let subject = TypeSyntaxReader.form(of: Array(part[..<mark])),
                let bound = TypeSyntaxReader.form(of: Array(part[(mark + 1)...]))
            else { continue }
            result.append(GenericConstraint(subject: subject, isSameType: part[mark] == "==", bound: bound))
        }
        return result
    }

    /// The words of a range, split at its outermost commas.
    private func split(_ range: SourceRange) -> [[String]] {
        var parts: [[String]] = [[]]
        var depth = 0
        for word in tokens(in: range).map({ text($0.range) }) {
            switch word {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            default: break
            }
            if word == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// The attributes of a declaration.
    func attributes(of declaration: Declaration) -> [WrittenAttribute] {
        declaration.attributes.indices.map { index in
            WrittenAttribute(name: joined(attributes[index].name), text: text(attributes[index].range))
        }
    }
}

/// An attribute as written.
struct WrittenAttribute {
    let name: String
    let text: String

    var isAvailability: Bool { name == "available" }
    /// Which attributes are global actors is only known when all sources are read.
    var mayBeGlobalActor: Bool { !text.contains("(") && name.split(separator: ".").last?.first?.isUppercase == true }

    /// `@available(iOS 17, *)`, and not `@available(*, deprecated)`.
    var isPlatform: Bool {
        guard isAvailability else { return false }
        let arguments = text.drop { $0 != "(" }.dropFirst().drop { $0 == " " }
        let isBehavior = ["deprecated", "renamed", "noasync"].contains { text.contains($0) }
        return !arguments.hasPrefix("*") && !(isBehavior && !text.contains("introduced"))
    }
}
