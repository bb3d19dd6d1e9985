import Cores
import SwiftReader

/// What extensions of dependencies, or of what has to conform to one, give to those who do, and where `self` is used.
struct ExtensionMembers {
    private let names: NameFilter
    /// The extended types, by the name of the member.
    private let types: [String: [Int]]

    /// - Parameter contracts: the names under which dependencies are written.
    init(of contracts: NameFilter, in codebase: Codebase) {
        let index = codebase.index
        let found = mapOnAllCores(codebase.filePortions) { files in
            files.flatMap { Self.members(in: $0, of: contracts, index) }
        }
        types = Dictionary(found.joined().map { ($0.name, [$0.type]) }) { $0 + $1 }
        names = NameFilter(types.keys)
    }

    var isEmpty: Bool { types.isEmpty }

    func contains(_ name: SourceRange, in source: SourceFile) -> Bool { names.contains(name, in: source) }

    /// The one type whose extensions have a member of a name; `nil` where several have.
    func onlyType(withMember name: String) -> Int? {
        guard let types = types[name], let first = types.first else { return nil }
        return types.allSatisfy { $0 == first } ? first : nil
    }

    private static func members(
        in file: Int,
        of contracts: NameFilter,
        _ index: TypeIndex
    ) -> [(name: String, type: Int)] {
        let source = index.files[file].source
        // Few declarations are extensions.
        let extensions = source.declarations.indices.filter { source.declarations[$0].kind == .extension }
        return extensions.flatMap { number -> [(name: String, type: Int)] in
            let declaration = source.declarations[number]
            guard
                WiringWords.mentions(contracts, declaration.name, in: source)
                    || WiringWords.mentions(contracts, declaration.whereClause, in: source),
                let type = index.type(of: DeclarationID(number), in: file)
            else { return [] }
            return source.namesOfMembersWithSelf(declaration).map { ($0, type) }
        }
    }
}

/// Finds where `self` is handed over in a member that an extension of a dependency's protocol gives to a component:
/// `component.makeHome()`, `homeBuilder`.
extension Conversions {
    func usesOfExtensions(in file: Int) -> [HandOver] {
        guard !words.extensionMembers.isEmpty else { return [] }
        let source = codebase.source(file)
        return source.expressions.indices.compactMap { number in
            let expression = source.expressions[number]
            guard expression.kind == .member || expression.kind == .identifier,
                words.extensionMembers.contains(expression.name, in: source)
            else { return nil }
            return useOfExtension(ExpressionID(number), expression, in: file)
        }
    }

    private func useOfExtension(_ id: ExpressionID, _ expression: Expression, in file: Int) -> HandOver? {
        let source = codebase.source(file)
        let isOwn = expression.kind == .identifier
        let user: StaticType
        if let base = expression.base {
            user = codebase.type(of: base, in: file)
        } else if isOwn, let around = codebase.index.type(around: expression.block, in: file) {
            user = .declared(around, arguments: [])
        } else {
            return nil
        }
        guard let extended = extendedType(withMember: source.name(expression.name), of: user.unwrapped) else {
            return nil
        }
        return HandOver(
            file: file,
            value: expression.base ?? id,
            wanted: .declared(extended, arguments: []),
            taker: nil,
            ownType: nil,
            given: isOwn ? user : nil,
            holders: [.type(extended)],
            place: source.place(of: expression.range)
        )
        .followed(in: codebase)
    }

    /// The protocol whose extension gives a member to a value of a type.
    private func extendedType(withMember name: String, of type: StaticType) -> Int? {
        guard let user = type.declaredType else { return nil }
        let index = codebase.index
        switch codebase.member(named: name, of: type) {
        case .declarations(let places, _):
            guard let place = places.first, case .type(let extended) = codebase.holder(of: place), extended != user,
                index.types[extended].kind == .protocol
            else { return nil }
            return extended
        case .nothing:
            // The conformance may be one that is generated.
            guard let base = codebase.ancestry(of: user).libraryBase, base.name.isComponent else { return nil }
            return words.extensionMembers.onlyType(withMember: name)
        default: return nil
        }
    }
}

extension SourceFile {
    /// The names of the functions and variables among the members of a declaration in which `self` is named.
    fileprivate func namesOfMembersWithSelf(_ declaration: Declaration) -> [String] {
        guard let body = declaration.body else { return [] }
        return self[body].items.indices.compactMap { item in
            guard case .declaration(let id) = items[item],
                self[id].kind == .function || self[id].kind == .variable,
                hasWord(in: self[id].range, where: { spells("self", in: $0) })
            else { return nil }
            return name(self[id].name)
        }
    }
}
