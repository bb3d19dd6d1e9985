import Semantics
import SwiftReader

/// Everything in some files that may inject a value into a scope, in order of file and position.
struct WiringCandidates: Sendable {
    let calls: [WiringCall]
    let genericCalls: [GenericCall]
    let madeByBuilders: [MadeByBuilder]
    /// Values that are converted to a dependency's type without a call.
    let conversions: [Injection]
    let initializers: [NamedInitializer]
    let unresolvedInjections: [UnresolvedInjection]

    init(in files: Range<Int>, of model: SemanticModel, _ words: WiringWords) {
        let own = files.filter { !model.index.isOfLibrary($0) }
        let callReader = CallReader(model: model, words: words)
        calls = own.flatMap(callReader.calls(in:))
        madeByBuilders = calls.compactMap { MadeByBuilder($0, in: model) }
        genericCalls = own.flatMap(GenericCallReader(model: model, words: words).calls(in:))
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

/// A type that a builder creates: it may be a component.
struct MadeByBuilder: Sendable {
    let builder: Int
    let component: Int

    /// `nil` if the call creates nothing in a builder.
    init?(_ call: WiringCall, in model: SemanticModel) {
        guard call.ownType == nil, let made = call.made, let builder = call.enclosingType,
            model.ancestry(of: builder).isBuilder
        else { return nil }
        self.builder = builder
        component = made
    }
}
