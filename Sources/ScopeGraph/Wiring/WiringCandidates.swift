import Semantics
import SwiftReader

/// Everything in some files that may inject a value into a scope, in order of file and position.
struct WiringCandidates: Sendable {
    let calls: [WiringCall]
    /// Values that are converted to a dependency's type without a call.
    let conversions: [Injection]
    let initializers: [NamedInitializer]
    let unresolvedInjections: [UnresolvedInjection]

    init(in files: Range<Int>, of model: SemanticModel, _ words: WiringWords) {
        let own = files.filter { !model.index.isOfLibrary($0) }
        let callReader = CallReader(model: model, words: words)
        calls = own.flatMap(callReader.calls(in:))
        let converter = ImplicitConversions(model: model, words: words)
        conversions = own.flatMap(converter.conversions(in:))
        initializers = own.flatMap { file in
            model.source(file).namedInitializers.map { NamedInitializer(file: file, id: $0) }
        }
        let receivers = UnresolvedInjections(model: model, words.dialects)
        unresolvedInjections = own.filter { !model.index.isTest(file: $0) }.flatMap(receivers.receivers(in:))
    }
}

/// An initializer that is referenced without a call: `components.map(ChildBuilder.init)`.
struct NamedInitializer: Sendable {
    let file: Int
    let id: ExpressionID
}
