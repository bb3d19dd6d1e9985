import Semantics
import SwiftReader

/// Where code names some types.
struct TypeMentions: Sendable {
    /// A type that is named outside its own declaration and extensions.
    struct Mention: Hashable {
        let type: Int
        /// The innermost type whose code names it; `nil` if no type does, or one that no source declares.
        let user: Int?
    }

    /// A type whose mentions are looked for.
    private struct Sought {
        let type: Int
        /// The qualified name of the type around it, and its last part; empty for a type at the top level.
        let outer: (whole: String, last: String)
        /// Whether a class may inherit that type.
        let isInClass: Bool

        init(_ type: Int, in index: TypeIndex) {
            self.type = type
            let outer = index.types[type].qualifiedName.split(separator: ".").dropLast()
            self.outer = (outer.joined(separator: "."), outer.last.map(String.init) ?? "")
            isInClass =
                !outer.isEmpty && index.names.types(named: self.outer.whole).contains { index.types[$0].kind == .class }
        }
    }

    private let names: NameFilter
    /// By the number of the name.
    private let types: [[Sought]]
    /// The names of all typealiases, which may denote an outer type.
    private let aliases: Set<String>

    init(of types: [Int], in index: TypeIndex) {
        let byName = Dictionary(grouping: types) { index.types[$0].name }
        names = NameFilter(names: byName.keys.sorted())
        self.types = names.names.map { (byName[$0] ?? []).map { Sought($0, in: index) } }
        let isAnyNested = self.types.joined().contains { !$0.outer.last.isEmpty }
        aliases = isAnyNested ? Set(index.types.lazy.filter { $0.kind == .typealias }.map(\.name)) : []
    }

    /// The mentions in a file, which may also mean other types of the same names.
    func mentions(in file: Int, of index: TypeIndex) -> Set<Mention> {
        let module = index.modules[index.files[file].module]
        // Tests and demos create no scopes of other graphs.
        if module.kind.standsAlone, module.companions.isEmpty { return [] }
        let source = index.files[file].source
        let whole = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: source.bytes.count))
        guard names.isAnyWord(of: whole, in: source) else { return [] }
        var declarations = TypeDeclarations(in: file, of: index)
        let tokens = source.tokens(in: whole)
        var found: Set<Mention> = []
        for position in tokens.indices {
            let numbers = numbers(tokens[position], in: source)
            if numbers.isEmpty { continue }
            let around = declarations.around(tokens[position].range)
            for sought in numbers.flatMap({ types[$0] }) where !around.contains(sought.type) {
                let mention = Mention(type: sought.type, user: around.last ?? nil)
                guard !found.contains(mention),
                    sought.outer.last.isEmpty
                        || mayBeNamed(sought, qualifier(of: position, among: tokens, in: source), in: around, of: index),
                    !isHidden(sought.type, in: file, of: index)
                else { continue }
                found.insert(mention)
            }
        }
        return found
    }

    /// The numbers of the names in a token. The run time creates classes whose names are in strings.
    private func numbers(_ token: Token, in source: SourceFile) -> [Int] {
        switch token.kind {
        case .identifier: return names.number(token.range, in: source).map { [$0] } ?? []
        case .literal:
            var found: [Int] = []
            _ = source.hasWord(in: token.range) { word in
                if let number = names.number(word, in: source) { found.append(number) }
                return false
            }
            return found
        default: return []
        }
    }

    /// Whether the module of a file has a type of its own with the name of another module's type.
    private func isHidden(_ type: Int, in file: Int, of index: TypeIndex) -> Bool {
        let (home, module) = (index.types[type].module, index.files[file].module)
        guard home != module else { return false }
        return index.names.types(named: index.types[type].qualifiedName).contains { index.types[$0].module == module }
    }

    private enum Qualifier {
        case none, unclear
        case name(String)
    }

    /// What is written in front of a name.
    private func qualifier(of position: Int, among tokens: [Token], in source: SourceFile) -> Qualifier {
        if tokens[position].kind == .literal { return .unclear }
        guard position > 0, source.spells(".", in: tokens[position - 1].range) else { return .none }
        guard position > 1, tokens[position - 2].kind == .identifier else { return .unclear }
        return .name(source.name(tokens[position - 2].range))
    }

    /// Whether a name may denote a nested type. Many have the same name, such as `Component`.
    ///
    /// - Parameter around: the types around the name, outermost first.
    private func mayBeNamed(_ sought: Sought, _ qualifier: Qualifier, in around: [Int?], of index: TypeIndex) -> Bool {
        switch qualifier {
        case .unclear: return true
        case .name(let name): return name == sought.outer.last || aliases.contains(name)
        case .none:
            return around.contains { around in
                guard let around else { return true }
                let declared = index.types[around]
                // A class may inherit the outer one.
                return sought.isInClass && declared.kind == .class || declared.qualifiedName == sought.outer.whole
            }
        }
    }
}

/// The types that a file declares or extends, while its tokens are read from the first to the last.
private struct TypeDeclarations {
    private typealias Entry = (range: SourceRange, type: Int?)

    /// In order of their first byte. The type is `nil` if no source declares it.
    private var rest: ArraySlice<Entry>
    /// Those around the token before, outermost first.
    private var open: [Entry] = []

    init(in file: Int, of index: TypeIndex) {
        let source = index.files[file].source
        rest =
            source.declarations.indices.compactMap { number -> Entry? in
                let declaration = source.declarations[number]
                guard declaration.isNominal || declaration.kind == .extension else { return nil }
                return (declaration.range, index.type(of: DeclarationID(number), in: file))
            }[...]
    }

    /// The types around a range that is not before the one asked for last, outermost first.
    mutating func around(_ range: SourceRange) -> [Int?] {
        while let next = rest.first, next.range.start <= range.start {
            open.append(next)
            rest.removeFirst()
        }
        open.removeAll { $0.range.end < range.end }
        return open.map(\.type)
    }
}
