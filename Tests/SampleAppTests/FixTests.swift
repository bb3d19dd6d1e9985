import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Every fix of every rule, on every mutant of the sample in both of its forms: what was sound or broken before compiles
/// afterwards, and a second run changes nothing.
@Suite(
    "Fixes in the sample",
    .enabled(if: Compiler.found != nil, "No Swift compiler is in the folders of PATH.")
)
struct FixTests {
    @Test("Mistakes of every kind are fixed", arguments: [SampleForm.generated, .handWired])
    func coverage(_ form: SampleForm) throws {
        let mutants = try FixMutants.all.get().filter { $0.form == form }.map(\.mutant)
        let counts = Dictionary(grouping: mutants, by: \.kind).mapValues(\.count)
        for kind in Mutant.Kind.fixable { #expect(counts[kind] ?? 0 > 0, "\(kind)") }
        #expect(mutants.count >= 130)
    }

    private static func mutants(of form: SampleForm) throws -> Sampling<Mutant> {
        let all = try FixMutants.all.get().filter { $0.form == form }.map(\.mutant)
        return Sampling(all, every: 25) { Mutant.Kind.fixable.contains($0.kind) ? $0.kind : nil }
    }

    @Test("What --fix and --unsafe-fixes write compiles", arguments: [SampleForm.generated, .handWired])
    func fixes(_ form: SampleForm) async throws {
        let fixed = try await Self.fix(Self.mutants(of: form).chosen, form)
        for kind in Mutant.Kind.fixable {
            #expect(fixed[kind] ?? 0 > 0, "\(kind)")
        }
    }

    @Test(
        "So it does for all other mistakes",
        .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"),
        arguments: [SampleForm.generated, .handWired]
    )
    func otherFixes(_ form: SampleForm) async throws {
        let fixed = try await Self.fix(Self.mutants(of: form).others, form)
        #expect(!fixed.isEmpty)
    }

    /// - Returns: in how many mutants of each kind something was fixed.
    private static func fix(_ mutants: [Mutant], _ form: SampleForm) async throws -> [Mutant.Kind: Int] {
        let modules = try #require(try SampleModules.ofSample?.get())
        let texts = try form.texts()
        let compiled = CompiledTexts(modules)
        var fixed: [Mutant.Kind: Int] = [:]
        let results = try await withThrowingTaskGroup(of: (Mutant.Kind, Bool).self) { group in
            for mutant in mutants {
                group.addTask { (mutant.kind, try Self.fix(mutant, of: texts, form, compiled)) }
            }
            var results: [(kind: Mutant.Kind, isFixed: Bool)] = []
            for try await result in group { results.append(result) }
            return results
        }
        for result in results where result.isFixed { fixed[result.kind, default: 0] += 1 }
        let counts = Dictionary(grouping: results, by: \.kind).mapValues(\.count)
        let rows = counts.keys.map(\.rawValue).sorted().compactMap { Mutant.Kind(rawValue: $0) }.map { kind in
            "\(form.rawValue) | \(kind.rawValue) | \(counts[kind] ?? 0) | \(fixed[kind] ?? 0)"
        }
        print("form | mistake | mutants | fixed\n" + rows.joined(separator: "\n"))
        return fixed
    }

    /// - Returns: whether anything was fixed.
    private static func fix(
        _ mutant: Mutant,
        of texts: [String: String],
        _ form: SampleForm,
        _ compiled: CompiledTexts
    ) throws -> Bool {
        let safe = try Outcome(of: "--fix", mutant, texts, form, compiled)
        guard safe.offersMore else { return safe.isChanged }
        let unsafe = try Outcome(of: "--unsafe-fixes", mutant, texts, form, compiled)
        return safe.isChanged || unsafe.isChanged
    }

    private struct Outcome {
        let isChanged: Bool
        /// Whether there is more that only `--unsafe-fixes` does.
        let offersMore: Bool

        init(
            of option: String,
            _ mutant: Mutant,
            _ texts: [String: String],
            _ form: SampleForm,
            _ compiled: CompiledTexts
        ) throws {
            let subject = "\(form) \(mutant.testDescription) \(option)"
            let folder = try mutant.written(from: texts)
            let before = try Files.texts(below: folder.path)
            let first = CommandTestSupport.thimble("check", option, folder.path)
            offersMore = first.errors.contains("--unsafe-fixes")
            let once = try Files.texts(below: folder.path)
            isChanged = once != before
            guard isChanged else { return }
            _ = CommandTestSupport.thimble("check", option, folder.path)
            #expect(try Files.texts(below: folder.path) == once, "\(subject): the second run changes something")
            let after =
                form == .generated
                ? CommandTestSupport.thimble("generate", folder.path) : CommandTestSupport.thimble("check", folder.path)
            let errors = try compiled.errors(in: folder)
            guard !errors.isEmpty else { return }
            let old = try compiled.errors(in: mutant.written(from: texts))
            // What is left for a person to mend need not compile yet, unless nothing was wrong; nor does code of which
            // Thimble does not speak, such as the arguments of a router.
            let known = Set(old.map(\.message))
            let new = errors.filter { $0.isAboutWiring(of: mutant) && !known.contains($0.message) }
            #expect(!old.isEmpty && (after.code != 0 || new.isEmpty), "\(subject): \(errors)")
        }
    }
}
