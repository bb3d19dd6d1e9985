import Semantics
import SwiftReader

/// The providers that an app registers with Needle's library itself, as demos and tests do.
extension SemanticModel {
    /// Whether a file registers a provider for some path.
    func registersByHand(_ file: Int) -> Bool {
        let source = source(file)
        return source.expressions.contains { isRegistration($0, in: source) }
    }

    /// The last two names of each path that is written where a provider is registered: `Root->Kid` of
    /// `"^->Root->Kid"`.
    package func stepsRegisteredByHand() -> Set<String> {
        var steps: Set<String> = []
        for file in index.files.indices where !index.isOfLibrary(file) {
            let source = source(file)
            for call in source.expressions where call.kind == .call {
                guard let callee = call.base, isRegistration(source[callee], in: source),
                    let path = source.arguments(of: call).first, source[path.value].kind == .string
                else { continue }
                let names = source.text(source[path.value].range).dropFirst().dropLast().split(separator: "->")
                steps.insert(names.suffix(2).joined(separator: "->"))
            }
        }
        return steps
    }

    private func isRegistration(_ member: Expression, in source: SourceFile) -> Bool {
        member.kind == .member && source.spells("registerDependencyProviderFactory", in: member.name)
    }
}
