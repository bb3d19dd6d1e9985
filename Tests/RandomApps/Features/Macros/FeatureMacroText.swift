/// The macros that an app declares, and their uses.
struct FeatureMacroText {
    let plan: FeaturePlan

    /// In `Models`.
    var declarations: [String] {
        guard plan.world.hasMacros else { return [] }
        return [
            "@attached(accessor) public macro \(plan.prefix)Made(_ text: String) = \(external("AccessorOfText"))",
            "@freestanding(expression) public macro \(plan.prefix)Value<T>(_ text: String) -> T = "
                + external("ValueOfText"),
        ]
    }

    /// The macro that adds a property to a component.
    func declaration(adding name: String, to scope: FeatureScope) -> String {
        "@attached(member, names: named(\(name))) macro \(self.name(adding: name, to: scope))(_ text: String) = "
            + external("MemberOfText")
    }

    /// The attribute that adds a property to a component.
    func attribute(adding name: String, _ text: String, to scope: FeatureScope) -> String {
        "@\(self.name(adding: name, to: scope))(\(literal(text)))\n"
    }

    /// A getter that a macro writes.
    func accessor(_ value: String) -> String { "@\(plan.prefix)Made(\(literal(value))) " }

    func expression(_ value: String) -> String { "#\(plan.prefix)Value(\(literal(value)))" }

    private func name(adding name: String, to scope: FeatureScope) -> String {
        "\(plan.stem(scope.number))Adding\(name.filter { $0 != "`" }.capitalizedFirst)"
    }

    private func literal(_ text: String) -> String { "#\"\(text)\"#" }

    private func external(_ type: String) -> String {
        "#externalMacro(module: \"\(FeatureMacros.module)\", type: \"\(type)\")"
    }
}
