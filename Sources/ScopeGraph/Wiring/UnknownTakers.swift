import SwiftReader

extension WiringReader {
    /// Says where a component is handed over under the label `dependency` to something that nobody can tell: a call of an
    /// unknown function, `.init` where no type is expected.
    mutating func noteUnknownTakers() {
        for file in index.files.indices where !library(file) && !isTest(file: file) {
            let source = codebase.source(file)
            for (number, expression) in source.expressions.enumerated() where expression.kind == .call {
                for argument in source.arguments(of: expression) where source.text(argument.label) == "dependency" {
                    noteUnknownTaker(of: argument.value, ExpressionID(number), in: file)
                }
            }
        }
    }

    private mutating func noteUnknownTaker(of value: ExpressionID, _ call: ExpressionID, in file: Int) {
        switch codebase.callee(of: call, in: file, depth: 0) {
        case .unknown, .initializer(of: .unknown, _): break
        default: return
        }
        let source = codebase.source(file)
        guard let base = source[call].base, !isOwnInitializer(base, in: source),
            let type = codebase.type(of: value, in: file).unwrapped.declaredType,
            let parent = table.scopeOfType[type], table.drafts[parent].kind == .component
        else { return }
        let taker = source.joined(source[base].range)
        let place = source.place(of: source[call].range)
        faults.append(GraphFault(kind: .unknownTaker(parent: parent, taker: taker), place: place))
    }

    /// `super.init`, `self.init`.
    private func isOwnInitializer(_ base: ExpressionID, in source: SourceFile) -> Bool {
        guard source[base].kind == .member, let owner = source[base].base else { return false }
        return ["super", "self"].contains(source.text(source[owner].range))
    }
}
