import Semantics
import SwiftReader

/// The types and typealiases that the sources declare, by name, with their access.
struct DeclaredAccesses: Sendable {
    struct Entry: Sendable {
        let access: Access
        let file: String
        let isTypealias: Bool
    }

    private var entries: [String: [Entry]] = [:]

    init(of sources: SourceTable) {
        for source in sources.all {
            for number in source.declarations.indices {
                let written = WrittenDeclaration(source: source, id: DeclarationID(number))
                let declaration = written.declaration
                guard declaration.isNominal || declaration.kind == .typealias else { continue }
                let inherited = written.owner.flatMap { $0.kind == .extension ? $0.access : nil }
                let entry = Entry(
                    access: declaration.access ?? inherited ?? .internal,
                    file: source.path,
                    isTypealias: declaration.kind == .typealias
                )
                entries[source.name(declaration.name), default: []].append(entry)
            }
        }
    }

    /// The types of a name that a file may see.
    func types(named name: String, seenIn file: String) -> [Entry] {
        entries[name, default: []].filter { $0.access >= .internal || $0.file == file }
    }
}

/// The types that a declaration names and that are less accessible than it has to be.
struct HiddenTypes {
    /// The names that mean nothing else.
    var certain: [String] = []
    /// Whether another name may mean such a type.
    var mayBeMore = false

    var isEmpty: Bool { certain.isEmpty && !mayBeMore }
}

extension RuleSubject {
    /// The types that a member names in its attributes, its type or its parameters, and that are less accessible than
    /// it has to be. The compiler rejects a typealias too, whatever its underlying type.
    func hiddenTypes(spelledBy written: WrittenDeclaration, at access: Access) -> HiddenTypes {
        let declared = declaredAccesses.value
        var hidden = HiddenTypes()
        func add(_ name: String, onlyTypealiases: Bool) {
            let all = declared.types(named: name, seenIn: written.source.path)
            let types = onlyTypealiases ? all.filter(\.isTypealias) : all
            guard types.contains(where: { $0.access < access }) else { return }
            if types.allSatisfy({ $0.access < access }), types.count == all.count {
                hidden.certain.append(name)
            } else {
                hidden.mayBeMore = true
            }
        }
        for name in written.namesInHead.uniqued() { add(name, onlyTypealiases: false) }
        // A property without annotation has the type that its value names.
        if let name = written.firstNameOfValue { add(name, onlyTypealiases: true) }
        return hidden
    }
}

extension WrittenDeclaration {
    /// The names before the body or the value.
    fileprivate var namesInHead: [String] {
        var ends = [declaration.range.end]
        if let body = declaration.body { ends.append(source[body].range.start) }
        if let value = declaration.initialValue { ends.append(source[value].range.start) }
        if let accessor = source.accessors[declaration.accessors.indices].first { ends.append(accessor.keyword.start) }
        let head = SourceRange(start: declaration.range.start, end: ends.min() ?? declaration.range.end)
        return source.tokens(in: head).filter { $0.kind == .identifier && $0.range != declaration.name }
            .map { source.name($0.range) }
    }

    /// The first name of the initial value, if there is no annotation.
    fileprivate var firstNameOfValue: String? {
        guard declaration.kind == .variable, declaration.type.length == 0, let value = declaration.initialValue,
            let first = source.tokens(in: source[value].range).first, first.kind == .identifier
        else { return nil }
        return source.name(first.range)
    }
}
