import WiringText

extension WiringWriter {
    /// The text of the whole file.
    func text(of sections: [(wiring: ChildWiring, text: String)], header: String = header) -> String {
        let statements = importStatements(for: sections)
        let imported = statements.isEmpty ? [] : [statements.joined(separator: "\n")]
        return ([header] + imported + sections.map(\.text)).joined(separator: "\n\n") + "\n"
    }

    static let header = header(
        "To regenerate it, run `thimble generate` on the folder that you check with `thimble check`."
    )
    /// The header of a file that the build generates.
    static let buildHeader = header("The build regenerates it after each change.")

    private static func header(_ line: String) -> String {
        """
        // \(GenerationPlan.mark) Do not edit.
        // \(line)
        // swift-format-ignore-file
        // swiftlint:disable all
        """
    }
}
