import Cores
import Semantics
import SwiftReader

/// The members that use `self` in extensions of dependencies, or in extensions with a dependency in the `where` clause.
struct ExtensionMembers {
    private let names: NameFilter
    /// The extended types, by the name of the member.
    private let types: [String: [Int]]

    /// - Parameter dependencyProtocols: the names under which dependencies are written.
    init(of dependencyProtocols: NameFilter, in model: SemanticModel) {
        let index = model.index
        let found = mapOnAllCores(model.filePortions) { files in
            files.flatMap { Self.members(in: $0, of: dependencyProtocols, index) }
        }
        types = Dictionary(found.joined().map { ($0.name, [$0.type]) }) { $0 + $1 }
        names = NameFilter(names: Array(types.keys))
    }

    var isEmpty: Bool { types.isEmpty }

    func contains(_ name: SourceRange, in source: SourceFile) -> Bool { names.contains(name, in: source) }

    /// The only type whose extensions have a member with this name; `nil` if there are several.
    func onlyType(withMember name: String) -> Int? {
        guard let types = types[name], let first = types.first else { return nil }
        return types.allSatisfy { $0 == first } ? first : nil
    }

    private static func members(
        in file: Int,
        of dependencyProtocols: NameFilter,
        _ index: TypeIndex
    ) -> [(name: String, type: Int)] {
        let source = index.files[file].source
        // Few declarations are extensions.
        let extensions = source.declarations.indices.filter { source.declarations[$0].kind == .extension }
        return extensions.flatMap { number -> [(name: String, type: Int)] in
            let declaration = source.declarations[number]
            guard
                WiringWords.mentions(dependencyProtocols, declaration.name, in: source)
                    || WiringWords.mentions(dependencyProtocols, declaration.whereClause, in: source),
                let type = index.type(of: DeclarationID(number), in: file)
            else { return [] }
            return source.namesOfMembersWithSelf(declaration).map { ($0, type) }
        }
    }
}

/// Finds injections of `self` in members that an extension of a dependency's protocol adds to a component:
/// `component.makeHome()`, `homeBuilder`.
extension ImplicitConversions {
    func usesOfExtensions(in file: Int) -> [Injection] {
        guard !words.extensionMembers.isEmpty else { return [] }
        let source = model.source(file)
        return source.expressions.indices.compactMap { number in
            let expression = source.expressions[number]
            guard expression.kind == .member || expression.kind == .identifier,
                words.extensionMembers.contains(expression.name, in: source)
            else { return nil }
            return useOfExtension(ExpressionID(number), expression, in: file)
        }
    }

    private func useOfExtension(_ id: ExpressionID, _ expression: Expression, in file: Int) -> Injection? {
        let source = model.source(file)
        let isOwn = expression.kind == .identifier
        let user: ResolvedType
        if let base = expression.base {
            user = model.type(of: base, in: file)
        } else if isOwn, let around = model.index.type(around: expression.block, in: file) {
            user = .declared(around, arguments: [])
        } else {
            return nil
        }
        let isCastHere = expression.base.map { isCast($0, in: source) } ?? false
        let name = source.name(expression.name)
        guard let extended = extendedType(withMember: name, of: user.unwrapped, orItself: isCastHere) else {
            return nil
        }
        return Injection(
            file: file,
            value: expression.base ?? id,
            expectedType: .declared(extended, arguments: []),
            receiver: nil,
            ownType: nil,
            given: isOwn ? user : nil,
            holders: [.type(extended)],
            location: source.location(of: expression.range)
        )
        .followed(in: model)
    }

    /// Whether an expression is `(value as P)`.
    private func isCast(_ id: ExpressionID, in source: SourceFile) -> Bool {
        let operands = source.arguments(of: source[id])
        switch source[id].kind {
        case .tuple: return operands.count == 1 && operands.first.map { isCast($0.value, in: source) } ?? false
        case .sequence: return operands.count == 2 && operands.last.map { source.spells("as", in: $0.label) } ?? false
        default: return false
        }
    }

    /// The protocol whose extension adds a member to values of a type.
    ///
    /// - Parameter orItself: whether the type can be the protocol.
    private func extendedType(withMember name: String, of type: ResolvedType, orItself: Bool) -> Int? {
        guard let user = type.declaredType else { return nil }
        let index = model.index
        switch model.member(named: name, of: type) {
        case .declarations(let locations, _):
            guard let location = locations.first, case .type(let extended) = model.holder(of: location),
                extended != user || orItself,
                index.types[extended].kind == .protocol
            else { return nil }
            return extended
        case .nothing:
            // The conformance may be generated.
            guard model.ancestry(of: user).isComponent else { return nil }
            return words.extensionMembers.onlyType(withMember: name)
        default: return nil
        }
    }
}

extension SourceFile {
    /// The names of the functions and variables in a declaration that mention `self`.
    fileprivate func namesOfMembersWithSelf(_ declaration: Declaration) -> [String] {
        declarations(in: declaration.body).compactMap { id in
            guard self[id].kind == .function || self[id].kind == .variable,
                hasWord(in: self[id].range, where: { spells("self", in: $0) })
            else { return nil }
            return name(self[id].name)
        }
    }
}
