import Semantics
import SwiftReader

extension SourceFile {
    /// Where the code reads members of components through variables whose types it names: `component.searchBuilder`.
    ///
    /// - Parameter members: the names of the members, by the names of the components.
    func membersRead(_ members: [String: Set<String>]) -> Set<SourceRange> {
        var found: Set<SourceRange> = []
        for (component, names) in members where !names.isEmpty {
            let variables = variables(holding: component)
            for expression in expressions where expression.kind == .member && names.contains(name(expression.name)) {
                guard var base = expression.base.map({ self[$0] }) else { continue }
                if base.kind == .postfix, let inner = base.base { base = self[inner] }
                let isVariable = [.identifier, .member].contains(base.kind) && variables.contains(name(base.name))
                if isVariable || createdType(base) == component { found.insert(expression.name) }
            }
        }
        return found
    }

    /// The names of the variables and parameters that hold an instance of a class, unless another one in the file has the
    /// name and may hold something else.
    private func variables(holding type: String) -> Set<String> {
        func isIt(_ range: SourceRange) -> Bool { [type, "\(type)?", "\(type)!"].contains(joined(range)) }
        func holdsIt(_ declaration: Declaration) -> Bool {
            isIt(declaration.type) || declaration.initialValue.map { createdType(self[$0]) == type } ?? false
        }
        let variables = declarations.filter { $0.kind == .variable }
        let all =
            variables.map { (name: name($0.name), holdsIt: holdsIt($0)) }
            + parameters.map { (name: name($0.name), holdsIt: isIt($0.type)) }
        return Set(all.filter(\.holdsIt).map(\.name)).subtracting(all.filter { !$0.holdsIt }.map(\.name))
    }
}
