import SwiftReader

/// Closures that RxSwift calls with an object that the caller names, so that they need not capture it weakly.
extension SemanticModel {
    private static let methods = ["subscribe", "bind", "drive", "emit"]

    /// The type of a closure that is passed to a function which no source declares; `unknown` unless the call names the
    /// object: `subscribe(with: self) { owner, value in … }`, `withUnretained(self).map { owner, value in … }`.
    func reactiveClosure(_ argument: Int, call: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard source[source.arguments[argument].value].kind == .closure, let base = source[call].base,
            source[base].kind == .member
        else { return .unknown }
        func function(_ parameters: [ResolvedType]) -> ResolvedType {
            .function(parameters: parameters, effects: "", result: .unknown)
        }
        if Self.methods.contains(where: { source.spells(text: $0, in: source[base].name) }),
            let named = source.arguments(of: source[call]).first(where: { source.spells("with", in: $0.label) })
        {
            return function([type(of: named.value, in: file, depth: depth + 1), .unknown])
        }
        guard let inner = source[base].base, source[inner].kind == .call, let method = source[inner].base,
            source.spells("withUnretained", in: source[method].name),
            let object = source.arguments(of: source[inner]).first
        else { return .unknown }
        let owner = type(of: object.value, in: file, depth: depth + 1)
        return function([.tuple([.init(label: "", type: owner), .init(label: "", type: .unknown)])])
    }
}
