import CommandTestSupport
import TestSupport
import Testing

/// Every provision and every requirement of the sample, changed by program.
@Suite("Mutants of the sample")
struct MutantTests {
    private static let isCompiled: ConditionTrait = .enabled(
        if: Compiler.found != nil,
        "No Swift compiler is in the folders of PATH: only findings are tested."
    )

    private static let checked = MutantList.all.map { Sampling($0, every: 6, by: \.kind) }

    @Test("The findings are those that a person expects", arguments: try checked.get().chosen)
    func findings(in mutant: Mutant) throws {
        let folder = try mutant.written(from: Sample.read.get())
        let verdict = try Verdict(of: folder.path)
        #expect(verdict.expectations == mutant.expected)
        #expect(verdict.code == (verdict.expectations.contains { $0.rule != "unreachable-scope" } ? 1 : 0))
        #expect(verdict.hasErrors == mutant.hasErrors)
    }

    @Test(
        "So are those in all other mutants",
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: try checked.get().others
    )
    func otherFindings(in mutant: Mutant) throws { try findings(in: mutant) }

    /// Those that only change the generated file have nothing to do with it.
    private static let ofSources = MutantList.all.map { mutants in
        mutants.filter { $0.removedFile == nil && $0.changes[Sample.generatedFile] == nil }
    }

    private static let wiredByBuild = ofSources.map { Sampling($0, every: 12, by: \.kind) }

    @Test(
        "If the build wires it, the findings are the same but for stale files",
        arguments: try wiredByBuild.get().chosen
    )
    func findingsInBuild(of mutant: Mutant) throws {
        let folder = try mutant.written(from: Sample.read.get().committedTexts)
        let verdict = try Verdict(of: folder.path)
        #expect(verdict.expectations == mutant.expected.filter { $0 != LocationFinder.stale })
        #expect(verdict.hasErrors == mutant.hasErrors)
    }

    @Test(
        "So they are for all other mutants",
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: try wiredByBuild.get().others
    )
    func otherFindingsInBuild(of mutant: Mutant) throws { try findingsInBuild(of: mutant) }

    @Test("The build generates what the whole app's generation writes", arguments: try wiredByBuild.get().chosen)
    func generationInBuild(of mutant: Mutant) throws {
        let folder = try mutant.written(from: Sample.read.get().committedTexts)
        let modules = ["TextViews", "RIBs", "Flux", "UseCases", "Scores", "Appearance", "ScoreBoard", "TicTacToe"]
        let outcome = thimble(
            ["generate", "--only-module", "TicTacToe", "--output", "\(folder.path)/Build.swift"]
                + modules.map { "\(folder.path)/Sources/\($0)" }
        )
        #expect(outcome.code == (mutant.hasErrors ? 1 : 0), "\(outcome.output)\(outcome.errors)")
        guard !mutant.hasErrors else {
            #expect(try !folder.names().contains("Build.swift"))
            return
        }
        let whole = try mutant.written(from: Sample.read.get())
        #expect(thimble("generate", whole.path).code == 0)
        func code(_ text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.hasPrefix("//") } }
        #expect(try code(folder.text(of: "Build.swift")) == code(whole.text(of: Sample.generatedFile)))
    }

    @Test(
        "So it does for all other mutants",
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: try wiredByBuild.get().others
    )
    func otherGenerationInBuild(of mutant: Mutant) throws { try generationInBuild(of: mutant) }

    private static let compiled = MutantList.all.map { Sampling($0, every: 12, by: \.kind) }

    @Test("The compiler agrees", isCompiled, arguments: try compiled.get().chosen)
    func agreement(on mutant: Mutant) throws {
        let modules = try #require(try SampleModules.ofSample?.get())
        let folder = try mutant.written(from: Sample.read.get())
        #expect(thimble("generate", "--keep-going", folder.path).code == (mutant.hasErrors ? 1 : 0))
        let errors = try modules.errors(in: mutant, at: folder)
        let wiring = errors.filter { $0.isAboutWiring(of: mutant) }
        #expect(mutant.hasErrors == !wiring.isEmpty, "the compiler says: \(errors)")
    }

    @Test(
        "The compiler agrees on all other mutants",
        isCompiled,
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: try compiled.get().others
    )
    func otherAgreement(on mutant: Mutant) throws { try agreement(on: mutant) }

    @Test("The compiler has nothing against the sample", isCompiled)
    func soundness() throws {
        let modules = try #require(try SampleModules.ofSample?.get())
        #expect(try modules.errors(in: Mutant.none, at: Mutant.none.written(from: Sample.read.get())) == [])
    }

    @Test("No provision, no requirement and no kind of change is left out")
    func coverage() throws {
        let mutants = try MutantList.all.get()
        let counts = Dictionary(grouping: mutants, by: \.kind).mapValues(\.count)
        let ofProvisions: [Mutant.Kind] = [
            .provisionRemoved, .provisionRenamed, .provisionRetyped, .provisionPrivate, .provisionStatic,
        ]
        for kind in ofProvisions { #expect(counts[kind] == Oracle.supplies.count, "\(kind)") }
        let requirements = Oracle.supplies.reduce(0) { $0 + $1.readers.count }
        for kind in [Mutant.Kind.requirementAdded, .requirementRetyped] {
            #expect(counts[kind] == requirements, "\(kind)")
        }
        #expect(counts[.passThroughEdited] == counts[.passThroughReplaced])
        #expect(counts[.edgeRemoved] == Oracle.parents.count)
        #expect(counts[.edgeRedirected] == Oracle.parents.count)
        #expect(counts[.componentDuplicated] == Oracle.parents.count + 1)
        let others = Mutant.Kind.byHand.union(Mutant.Kind.fixable)
        #expect(Set(counts.keys) == Set(Mutant.Kind.allCases).subtracting(others))
        #expect(mutants.count >= 40)
    }
}
