import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A team that has never run `generate` makes its mistakes in its own lines: there Thimble has to report them, as the
/// compiler does, and to fix them as the team would.
@Suite("Mistakes in wiring by hand")
struct HandWiredTests {
    @Test("The sample wired by hand has no finding")
    func soundness() throws {
        let folder = try Mutant.none.written(from: HandWiredSample.made.get().texts)
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test("No pass-through, no clause and no requirement is left out")
    func coverage() throws {
        let counts = Dictionary(grouping: try HandWiredMutants.all.get(), by: \.kind).mapValues(\.count)
        #expect(counts[.passThroughForgotten] == 13)
        #expect(counts[.conformanceForgotten] == 7)
        #expect(counts[.requirementDeleted] ?? 0 >= 24)
    }

    /// The table is printed, so that a person can read both sides.
    @Test(
        "The first finding is where the compiler's first error is, or at a better place",
        .enabled(if: Compiler.found != nil, "No Swift compiler is in the folders of PATH.")
    )
    func locations() async throws {
        #expect(try await Self.rows(of: Self.sampling.get().chosen) >= 5)
    }

    @Test(
        "So it is for all others",
        .enabled(if: Compiler.found != nil, "No Swift compiler is in the folders of PATH."),
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)")
    )
    func otherLocations() async throws {
        #expect(try await Self.rows(of: Self.sampling.get().others) >= 20)
    }

    private static let sampling = HandWiredMutants.all.map { Sampling($0, every: 6, by: \.kind) }

    /// Prints where both find each mistake.
    private static func rows(of mutants: [Mutant]) async throws -> Int {
        let modules = try #require(try SampleModules.ofSample?.get())
        let rows = try await withThrowingTaskGroup(of: String?.self) { group in
            for mutant in mutants {
                group.addTask { try row(of: mutant, modules) }
            }
            return try await group.reduce(into: []) { rows, row in rows += row.map { [$0] } ?? [] }
        }
        print("mutant | compiler | Thimble | place\n" + rows.sorted().joined(separator: "\n"))
        return rows.count
    }

    /// - Returns: where both find the mistake; `nil` where the wiring is sound.
    private static func row(of mutant: Mutant, _ modules: SampleModules) throws -> String? {
        let subject = mutant.testDescription
        let folder = try mutant.written(from: HandWiredSample.made.get().texts)
        let errors = try modules.errors(in: mutant, at: folder)
        let found = try Verdict(of: folder.path).expectations.filter { $0.rule != "unreachable-scope" }
        guard let first = errors.first(where: { $0.isAboutWiring(of: mutant) }) else {
            #expect(found.isEmpty, "\(subject): the compiler has nothing against the wiring")
            return nil
        }
        let finding = try #require(found.first, "\(subject): the compiler says \(first)")
        let file = (finding.file as NSString).lastPathComponent
        let isSame = errors.contains { $0.file == file && $0.line == finding.line }
        #expect(isSame, "\(subject): the compiler says \(errors)")
        return "\(subject) | \(first.file):\(first.line) | \(finding) | \(isSame ? "same" : "other")"
    }

    /// That the result compiles, the tests of all fixes say.
    @Test("--fix mends every mistake and lets Thimble generate nothing", arguments: try sampling.get().chosen)
    func fixes(of mutant: Mutant) throws {
        let folder = try mutant.written(from: HandWiredSample.made.get().texts)
        let fixed = thimble("check", "--fix", folder.path)
        #expect(fixed.code == 0, "\(fixed.output)")
        #expect(try !Files.texts(below: folder.path).values.contains { $0.contains("OffGameDependencyScoreBoard") })
    }

    @Test(
        "--fix mends all others, too",
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: try sampling.get().others
    )
    func otherFixes(of mutant: Mutant) throws { try fixes(of: mutant) }
}
