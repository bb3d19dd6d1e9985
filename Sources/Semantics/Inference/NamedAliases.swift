import SwiftReader

extension SemanticModel {
    /// The typealias that an expression names, as in `Home(…)`, `Kit.Home(…)` and `Home.init(…)`; `nil` for all others.
    package func alias(namedBy expression: ExpressionID, in file: Int) -> Int? {
        let source = source(file)
        var names: [String] = []
        var current: ExpressionID? = expression
        while let id = current {
            let part = source[id]
            guard part.kind == .identifier || part.kind == .member else { return nil }
            names.insert(source.name(part.name), at: 0)
            current = part.kind == .member ? part.base : nil
        }
        if names.last == "init" { names.removeLast() }
        guard !names.isEmpty,
            let type = resolution.lookup.type(named: names, file: file, block: source[expression].block),
            index.types[type].kind == .typealias
        else { return nil }
        return type
    }

    /// The typealias that is the type of the property or the result for which `.init(…)` is the value:
    /// `lazy var home: Home = .init(…)`, `var home: Home { .init(…) }`.
    package func alias(expectedOf member: ExpressionID, in file: Int) -> Int? {
        let source = source(file)
        guard source[member].kind == .member, source[member].base == nil else { return nil }
        let range = source[member].range
        let around = source.declarations.filter {
            !$0.type.isEmpty && $0.range.start <= range.start && range.end <= $0.range.end
        }
        guard let inner = around.max(by: { $0.range.start < $1.range.start }),
            case .name(let names)? = TypeSyntaxReader.form(of: inner.type, in: source),
            let type = resolution.lookup.type(named: names, file: file, block: inner.block),
            index.types[type].kind == .typealias
        else { return nil }
        return type
    }
}
