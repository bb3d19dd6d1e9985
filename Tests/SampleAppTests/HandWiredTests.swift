import Foundation
import TestSupport
import Testing

/// A team that has never run `generate` makes its mistakes in its own lines: there Thimble has to report them, as the
/// compiler does, and to fix them as the team would.
@Suite("Mistakes in wiring by hand", .serialized)
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
    func places() throws {
        let modules = try #require(try SampleModules.ofSample?.get())
        var rows: [String] = []
        for mutant in try HandWiredMutants.all.get() {
            let folder = try mutant.written(from: HandWiredSample.made.get().texts)
            let errors = try modules.errors(in: mutant, at: folder)
            let found = try Verdict(of: folder.path).expectations.filter { $0.rule != "unreachable-scope" }
            guard let first = errors.first(where: { isAboutWiring($0, of: mutant) }) else {
                #expect(found.isEmpty, "\(mutant.testDescription): the compiler has nothing against the wiring")
                continue
            }
            let finding = try #require(found.first, "\(mutant.testDescription): the compiler says \(first)")
            let file = (finding.file as NSString).lastPathComponent
            let isSame = errors.contains { $0.file == file && $0.line == finding.line }
            rows.append(
                "\(mutant.testDescription) | \(first.file):\(first.line) | \(finding) | \(isSame ? "same" : "other")"
            )
            #expect(isSame, "\(mutant.testDescription): the compiler says \(errors)")
        }
        print("mutant | compiler | Thimble | place\n" + rows.joined(separator: "\n"))
        #expect(rows.count >= 30)
    }

    /// That the result compiles, the tests of all fixes say.
    @Test("--fix mends every mistake and lets Thimble generate nothing", arguments: try HandWiredMutants.all.get())
    func fixes(of mutant: Mutant) throws {
        let folder = try mutant.written(from: HandWiredSample.made.get().texts)
        guard thimble("check", folder.path).code != 0 else { return }
        let fixed = thimble("check", "--fix", folder.path)
        #expect(fixed.code == 0, "\(fixed.output)")
        #expect(try !Files.texts(below: folder.path).values.contains { $0.contains("OffGameDependencyScoreBoard") })
    }

    /// A requirement that is gone may also be read by code of the scope itself, of which Thimble does not speak.
    private func isAboutWiring(_ error: CompilerError, of mutant: Mutant) -> Bool {
        let isOwnReading =
            mutant.kind == .requirementDeleted && error.message.contains("has no member")
            && !HandWiredSample.wiringFile.hasSuffix(error.file)
        return !isOwnReading && error.isAboutWiring(of: mutant)
    }
}
