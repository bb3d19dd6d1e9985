import Foundation
import TestSupport
import Testing

/// Asks the compiler whether Thimble is right: what it finds no error in compiles with what it writes, and what it finds
/// an error in does not.
@Suite(
    .disabled(if: isRecording, "What is recorded is compiled in the next run."),
    .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled.")
)
struct CompileTests {
    /// The rules whose faults the compiler sees too, in apps of RIBs.
    private static let rulesOfTheCompiler: Set<String> = [
        "missing-provider", "type-mismatch", "inaccessible-provider", "missing-passthrough", "duplicate-scope",
        "unknown-dependency",
    ]

    /// The fixtures without a fault in which one of some words occurs; some of them unless long tests are included.
    private static func sound(with words: [String]) -> [Fixture] {
        let sound = Fixture.all.filter { fixture in
            guard (try? Recording(of: fixture))?.errors.isEmpty ?? false else { return false }
            let texts = (try? Files.texts(below: fixture.input.path, endingIn: ".swift")) ?? [:]
            return texts.values.contains { text in words.contains { text.contains($0) } }
        }
        return LongTests.areIncluded ? sound : Sampling(sound, every: 4).chosen
    }

    /// In these, the language mode may make a difference.
    @Test(arguments: sound(with: ["#if ", "@MainActor", "@globalActor", "nonisolated "]))
    func compilesInSwift6(_ fixture: Fixture) throws { try expectSound(fixture, ["-swift-version", "6"]) }

    @Test(arguments: sound(with: ["#if "]), [["-swift-version", "6", "-D", "DEBUG"], ["-D", "DEBUG"]])
    func compilesInEveryModeAndCondition(_ fixture: Fixture, _ options: [String]) throws {
        try expectSound(fixture, options)
    }

    @Test(arguments: sound(with: ["MemberImportVisibility"]))
    func compilesWithImportsOfMembers(_ fixture: Fixture) throws {
        try expectSound(fixture, ["-enable-upcoming-feature", "MemberImportVisibility"])
    }

    private func expectSound(_ fixture: Fixture, _ options: [String]) throws {
        let results = try FixtureModules(of: fixture).compile(options)
        let messages = results.map(\.errorLines).joined(separator: "\n")
        #expect(!results.isEmpty && results.allSatisfy { $0.isAccepted }, "\(messages)")
    }

    private static let sampling = Sampling(Fixture.all, every: 8)

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"), arguments: sampling.others)
    func compilerAgreesOnOthers(_ fixture: Fixture) throws { try compilerAgrees(fixture) }

    @Test(arguments: sampling.chosen)
    func compilerAgrees(_ fixture: Fixture) throws {
        let errors = try Recording(of: fixture).errors
        let modules = try FixtureModules(of: fixture)
        let results = try modules.compile()
        let isAccepted = results.allSatisfy { $0.isAccepted }
        let messages = results.map(\.errorLines).joined(separator: "\n")
        if errors.isEmpty || modules.isNeedle {
            // The module of a component may keep it to itself.
            #expect(isAccepted || errors.contains("unlinked-child"), "\(messages)")
            for result in results {
                let warnings = result.lines(with: " warning: ")
                #expect(!warnings.contains("ThimbleGenerated.swift"), "\(warnings)")
            }
        } else if !errors.isDisjoint(with: Self.rulesOfTheCompiler) {
            // An error may be one of debug builds only.
            let isRefused = try !isAccepted || modules.compile(["-D", "DEBUG"]).contains { !$0.isAccepted }
            #expect(isRefused, "The compiler takes what Thimble refuses: \(errors.sorted())")
        }
    }
}
