/// Every row, in the order of the table in issue 7.
let allRows =
    largeRows + [sampleRow] + ladderRows + Shape.long.flatMap(linearRows) + Form.wired.map(tenfoldRow)
    + [mockRow, debugRow]

private let memoryLimit = 100_000_000

private let largeRows: [Row] = {
    let check = Command(words: ["check", Command.folder], corpus: .large)
    let generate = ["generate", "--dialect", "needle", Command.folder]
    return [
        Row(
            name: "check-large",
            command: check,
            targets: [
                .time(2, beside: .ripgrep), .time(nil, beside: .cat), .timesNeedle(50, .large),
                .peakMemory(below: memoryLimit),
            ]
        ),
        Row(
            name: "generate-large",
            command: Command(words: generate, corpus: .large, preparation: .generated),
            targets: [
                .time(
                    1.2,
                    beside: .thimble(
                        Command(words: check.words, corpus: .large, preparation: .generated),
                        name: "check"
                    )
                ),
                .peakMemory(below: memoryLimit),
            ]
        ),
        Row(
            name: "needle-generate-large",
            command: Command(
                words: ["needle", "generate", Command.output, Command.folder],
                corpus: .large,
                preparation: .withoutOutput
            ),
            targets: [.timesNeedle(20, .large), .peakMemory(below: memoryLimit)]
        ),
    ]
}()

private let sampleRow = Row(
    name: "check-sample",
    command: Command(words: ["check", Command.folder], corpus: .sample),
    targets: [.time(1.5, beside: .emptyProgram)]
)

private let ladderRows = [
    ("check-ladder-ribs", ["check"], Form.ribs), ("check-ladder-needle", ["check"], .needle),
    ("generate-ladder-ribs", ["generate", "--dry-run"], .unwired),
    ("graph-ladder-ribs", ["graph", "--format", "json"], .ribs),
    ("why-ladder-ribs", ["why", "Joint200Component.session"], .ribs),
].map { name, words, form in
    Row(
        name: name,
        command: Command(words: words + [Command.folder], corpus: .shape(.ladder, 200, form)),
        targets: [.seconds(below: 0.05)]
    )
}

extension Shape {
    /// Those that are made of 20,000 scopes.
    fileprivate static let long: [Shape] = [.chain, .star, .readers]
}

extension Form {
    /// Those that `check` finds nothing to say about.
    fileprivate static let wired: [Form] = [.ribs, .needle]
}

/// Ten times the scopes may take at most eleven times the time and the memory.
private func linearRows(_ shape: Shape) -> [Row] {
    let works: [(String, [String], Form)] = [
        ("check-\(shape)-ribs", ["check"], .ribs), ("check-\(shape)-needle", ["check"], .needle),
        ("generate-\(shape)-ribs", ["generate", "--dry-run"], .unwired),
        ("graph-\(shape)-ribs", ["graph", "--format", "json"], .ribs),
        ("impact-\(shape)-needle", ["impact", "AppComponent.session"], .needle),
    ]
    return works.map { name, words, form in
        let small = Command(words: words + [Command.folder], corpus: .shape(shape, 2_000, form))
        let large = Command(words: words + [Command.folder], corpus: .shape(shape, 20_000, form))
        return tenfoldRow(name, large, beside: small, "2,000 scopes")
    }
}

private func tenfoldRow(_ form: Form) -> Row {
    let small = Command(words: ["check", Command.folder], corpus: .app(500, form))
    let large = Command(words: ["check", Command.folder], corpus: .app(5_000, form))
    return tenfoldRow("check-tenfold-\(form)", large, beside: small, "a tenth of the files")
}

private func tenfoldRow(_ name: String, _ large: Command, beside small: Command, _ smallName: String) -> Row {
    let reference = Reference.thimble(small, name: smallName)
    return Row(name: name, command: large, targets: [.time(11, beside: reference), .memory(11, beside: reference)])
}

private let mockRow = Row(
    name: "mock-protocols",
    command: Command(
        words: ["mock", "--output", Command.output, Command.folder],
        corpus: .protocols,
        preparation: .withoutOutput
    ),
    targets: [.seconds(below: 1)]
)

private let debugRow = Row(
    name: "debug-medium",
    command: Command(words: ["check", Command.folder], corpus: .medium, build: .debug),
    targets: [.needle(.medium)]
)
