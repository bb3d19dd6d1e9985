import SwiftReader

/// All in some files that may say who hands what to whom, each in order of file and place.
struct WiringCandidates: Sendable {
    let calls: [WiringCall]
    /// Values that become one of a dependency's type without a call.
    let conversions: [HandOver]
    let initializers: [NamedInitializer]
    let unknownTakers: [UnknownTaker]

    init(in files: Range<Int>, of codebase: Codebase, _ words: WiringWords) {
        let own = files.filter { !codebase.isOfLibrary($0) }
        let callReader = CallReader(codebase: codebase, words: words)
        calls = own.flatMap(callReader.calls(in:))
        let converter = Conversions(codebase: codebase, words: words)
        conversions = own.flatMap(converter.conversions(in:))
        initializers = own.flatMap { file in
            codebase.source(file).namedInitializers.map { NamedInitializer(file: file, id: $0) }
        }
        let takers = UnknownTakers(codebase: codebase)
        unknownTakers = own.filter { !codebase.index.isTest(file: $0) }.flatMap(takers.takers(in:))
    }
}

/// An initialiser that is named and not called: `components.map(ChildBuilder.init)`.
struct NamedInitializer: Sendable {
    let file: Int
    let id: ExpressionID
}
