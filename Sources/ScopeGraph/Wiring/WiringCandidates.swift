import SwiftReader

/// All in some files that may say who hands what to whom, each in order of file and place.
struct WiringCandidates: Sendable {
    let calls: [WiringCall]
    /// Values that become one of a dependency's type without a call.
    let conversions: [Injection]
    let initializers: [NamedInitializer]
    let unresolvedInjections: [UnresolvedInjection]

    init(in files: Range<Int>, of model: SemanticModel, _ words: WiringWords) {
        let own = files.filter { !model.isOfLibrary($0) }
        let callReader = CallReader(model: model, words: words)
        calls = own.flatMap(callReader.calls(in:))
        let converter = ImplicitConversions(model: model, words: words)
        conversions = own.flatMap(converter.conversions(in:))
        initializers = own.flatMap { file in
            model.source(file).namedInitializers.map { NamedInitializer(file: file, id: $0) }
        }
        let takers = UnresolvedInjections(model: model)
        unresolvedInjections = own.filter { !model.index.isTest(file: $0) }.flatMap(takers.takers(in:))
    }
}

/// An initialiser that is named and not called: `components.map(ChildBuilder.init)`.
struct NamedInitializer: Sendable {
    let file: Int
    let id: ExpressionID
}
