import Semantics
import SwiftReader

/// What is reported where an injected value is no scope, or an unknown one.
extension WiringReader {
    /// Reports an injection whose value is unknown. Needle is exempt, because its scopes are only linked through
    /// `parent`.
    mutating func noteUnknown(_ injection: Injection, _ children: [Int]) {
        // Nothing is passed to a builder whose dependency is optional.
        if model.source(injection.file).spells("nil", in: model.source(injection.file)[injection.value].range) {
            return
        }
        if let streamed = model.streamedType(of: injection) { return connect(streamed, injection, to: children) }
        if case .parameter? = injection.history?.seen.unwrapped {
            return genericInjections.append((injection, children))
        }
        fault(.unlinkedChild, injection, children.filter { !table.partialScopes[$0].dialect.isCreatedWithParent })
    }

    /// Reports the values of generic parameters that reach scopes which nothing links: the calls of generic code often
    /// show more.
    mutating func noteGenericInjections() {
        guard !genericInjections.isEmpty else { return }
        let linked = Set(edges.map(\.child))
        for (injection, children) in genericInjections {
            let unlinked = children.filter {
                !linked.contains($0) && !table.partialScopes[$0].dialect.isCreatedWithParent
            }
            fault(.unlinkedChild, injection, unlinked)
        }
    }

    enum FaultKind { case unlinkedChild, wrongParent }

    mutating func fault(_ kind: FaultKind, _ injection: Injection, _ children: [Int]) {
        let source = model.source(injection.file)
        let written = source.text(source[injection.value].range)
        let isOneLine = !written.contains { $0.isNewline } && !written.contains("//") && !written.contains("/*")
        let text = isOneLine ? written : source.joined(source[injection.value].range)
        report(injection, children) { child in
            kind == .wrongParent
                ? .wrongParent(child: child, expression: text) : .unlinkedChild(child: child, expression: text)
        }
    }

    mutating func refuseLocal(_ type: Int, _ injection: Injection, to children: [Int]) {
        let history = injection.history ?? injection.history(in: model)
        guard let refusal = refusal(ofLocal: type, injection, history) else { return noteUnknown(injection, children) }
        report(injection, children.filter { table.partialScopes[$0].dialect.parentsConform }) {
            .refusedDependency(child: $0, refusal)
        }
    }

    mutating func refuse(_ injection: Injection, by holder: Int, to children: [Int]) {
        let children = children.filter { table.partialScopes[$0].dialect.parentsConform }
        let refusals = children.map { refusal(of: injection, by: holder, to: $0) }
        for (child, refusal) in zip(children, refusals) {
            report(injection, [child]) { .refusedDependency(child: $0, refusal) }
        }
    }

    private mutating func report(_ injection: Injection, _ children: [Int], as kind: (Int) -> GraphFault.Kind) {
        // A test can create a scope with mocks that are not linked to a scope.
        if index.isTest(file: injection.file) { return }
        for child in children where counts(fileOf: injection.file, for: child) {
            faults.append(GraphFault(kind: kind(child), location: injection.location))
        }
    }
}
