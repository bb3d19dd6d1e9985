extension Dialect {
    /// Needle, by Uber: the module NeedleFoundation.
    package static let needle = Dialect(
        name: "needle",
        title: "Needle",
        supply: .registry,
        creation: .withParent,
        creationLabel: "parent",
        writer: .providerClasses,
        answers: NeedleAnswers.self,
        severities: ["recursive-scope": .error, "unlinked-child": .error]
    )
}
