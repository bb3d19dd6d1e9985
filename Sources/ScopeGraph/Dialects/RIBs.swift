extension Dialect {
    /// RIBs, by Uber.
    package static let ribs = Dialect(
        name: "ribs",
        title: "RIBs",
        supply: .conformance,
        creation: .withDependency,
        creationLabel: "dependency",
        writer: .componentExtensions,
        answers: RIBsAnswers.self,
        severities: ["recursive-scope": nil, "unlinked-child": .note]
    )
}
