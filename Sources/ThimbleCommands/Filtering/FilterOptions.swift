import Drawings

/// The options that select a part of the graph.
extension Option {
    static let root = Option("--root", value: "SCOPE", help: "Only SCOPE and the scopes below it. May be repeated.")
    static let depth = Option("--depth", value: "N", help: "Only N levels below the top, or below --focus.")
    static let focus = Option(
        "--focus",
        value: "SCOPE",
        help: "Only SCOPE, all scopes above it and all below it. May be repeated."
    )
    static let between = Option(
        "--between",
        value: "A B",
        valueCount: 2,
        help: "Only the scopes on paths between the scopes A and B."
    )
    static let provides = Option(
        "--provides",
        value: "NAME",
        help: "Only scopes that provide the property or type NAME, and the paths to them. May be repeated."
    )
    static let needs = Option(
        "--needs",
        value: "NAME",
        help: "Only scopes that require the property or type NAME, and the paths to them. May be repeated."
    )
    static let filteredModule = Option(
        module.name,
        value: "NAME[=PATH]",
        completion: .namesOfFiles([]),
        help: "Only the scopes of module NAME, and the paths to them. With a path: see 'thimble check --help'."
    )
    static let errorsOnly = Option("--errors-only", help: "Only scopes with errors, and the paths to them.")
    static let tests = Option("--tests", help: "Also the scopes of tests and mocks.")
    static let requirements = Option(
        "--requirements",
        choices: DrawingFilter.RequirementList.allCases.map(\.rawValue),
        help: "Which requirements are listed; auto lists them in small drawings only (default: auto)."
    )
    static let suppliers = Option("--suppliers", help: "Show the suppliers in large drawings, too.")

    /// Those that select scopes.
    static let filters = [
        root, depth, focus, between, provides, needs, filteredModule, errorsOnly, tests,
    ]

    /// Those of an answer, which is about the app or about a test.
    static let answerFilters = filters.filter { $0.name != tests.name }

    /// The help shows them under this title.
    static let filterSection = OptionSection(title: "Filters, which can be combined", options: filters)

    /// The sources of a command whose filters contain the modules.
    static let sourceSection = OptionSection(
        title: "Sources",
        options: sources.filter { $0.name != module.name }
    )

    /// The same for commands that also read summaries.
    static let sourceOrSummarySection = OptionSection(
        title: sourceSection.title,
        options: [summaries] + sourceSection.options
    )

    static let answeredRequirements = Option(
        requirements.name,
        choices: ["all", "missing"],
        help: "Which requirements are explained (default: all)."
    )

    /// Those that select what is shown of the scopes.
    static let contents = [requirements, suppliers]
}

extension Arguments {
    /// The names of the ends of the paths to show.
    var ends: (first: String, second: String)? {
        let names = all(Option.between.name)
        return names.count > 1 ? (names[0], names[1]) : nil
    }

    /// The arguments without the modules that only filter.
    var withoutModuleFilters: Arguments { keeping(Option.module.name) { $0.contains("=") } }
}
