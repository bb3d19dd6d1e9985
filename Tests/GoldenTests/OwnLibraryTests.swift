import Foundation
import TestSupport
import Testing

/// A team's own library with other names than RIBs, described by a stub, is checked and generated for like RIBs.
@Suite(.disabled(if: isRecording, "What is recorded is read in the next run."))
struct OwnLibraryTests {
    /// Apps of RIBs alone, without a configuration of their own, and without types or comments that have the names of
    /// the library's declarations.
    private static let fixtures = Fixture.all.filter { fixture in
        guard let texts = try? Files.texts(below: fixture.input.path) else { return false }
        return texts.values.contains { $0.contains("import RIBs\n") }
            && !texts.values.contains { $0.contains("NeedleFoundation") }
            && !texts.values.contains { $0.contains(#/(class|protocol|typealias) (Component|Builder|Dependency)\b/#) }
            && !texts.values.contains { $0.contains("-dependency ") }
            && !texts.keys.contains { $0.hasSuffix(".thimble.json") }
    }

    private static let sampling = Sampling(fixtures, every: 12)

    @Test(.enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"), arguments: sampling.others)
    func otherForksHaveTheSameFindingsGraphAndCode(_ fixture: Fixture) throws {
        try forkHasTheSameFindingsGraphAndCode(fixture)
    }

    @Test(arguments: sampling.chosen)
    func forkHasTheSameFindingsGraphAndCode(_ fixture: Fixture) throws {
        var texts = try Files.texts(below: fixture.input.path).mapValues(LibraryNames.ofFork.renamed)
        texts[".thimble.json"] = "{ \"libraries\": [\"Tools/Riff.swift\"] }"
        texts["Tools/Riff.swift"] = try Self.stubOfFork()
        let folder = try TemporaryFolder(texts)
        let played = try Recording(playing: fixture, from: folder.url)
        let recorded = try Recording(of: fixture)
        let back = LibraryNames.ofFork.reversed
        #expect(Self.compared(back.renamed(played.findings)) == Self.compared(recorded.findings))
        #expect(Self.compared(back.renamed(played.graph)) == Self.compared(recorded.graph))
        #expect(played.generated.mapValues(back.renamed) == recorded.generated)
    }

    @Test func thereAreManyFixtures() { #expect(Self.fixtures.count > 100) }

    /// The stand-in for RIBs with other names and the marks.
    private static func stubOfFork() throws -> String {
        let marks = [
            ("public protocol Dependency", "dependency"), ("public protocol EmptyDependency", "dependency"),
            ("open class Component<", "component"), ("open class EmptyComponent", "root"),
            ("open class Builder<", "builder"),
        ]
        let source = LibraryNames.ofFork.renamed(try Files.text(of: LibraryModules.sourceOfFixtures("RIBs")))
        return marks.reduce(source) { text, mark in
            let declaration = LibraryNames.ofFork.renamed(mark.0)
            return text.replacing(declaration, with: "/// thimble:\(mark.1)\n\(declaration)", maxReplacements: 1)
        }
    }

    /// The app of the fixture `OwnLibrary` on RIBs.
    @Test func twinOnRIBsHasTheSameFindingsGraphAndCode() throws {
        let fixture = try #require(Fixture.all.first { $0.name == "OwnLibrary" })
        let texts = try Files.texts(below: fixture.input.path).filter { $0.key.hasPrefix("Sources/") }
        let folder = try TemporaryFolder(texts.mapValues(Self.onRIBs))
        let played = try Recording(playing: fixture, from: folder.url)
        let recorded = try Recording(of: fixture)
        func compared(_ text: String) -> String { Self.withoutColumns(Self.compared(text)) }
        #expect(compared(played.findings) == compared(Self.onRIBs(recorded.findings)))
        #expect(compared(played.graph) == compared(Self.onRIBs(recorded.graph)))
        #expect(!recorded.generated.isEmpty)
        #expect(played.generated == recorded.generated.mapValues(Self.onRIBs))
    }

    private static func onRIBs(_ text: String) -> String {
        let renamed = LibraryNames.ofOwnLibrary.renamed(text)
        // The library's builders have no label.
        return renamed.replacing(#/(?<builder>(Root|Reader|Editor|Shelf)Factory)\((?<value>node|StartNode)/#) { found in
            "\(found.output.builder)(dependency: \(found.output.value)"
        }
    }

    /// Text without what depends on the spelling of names alone: the number of files, and hashes of texts.
    private static func compared(_ text: String) -> String {
        text.replacing(#/"fingerprint":"[0-9a-f]*"/#, with: "").replacing(#/Checked \d+ files?/#, with: "")
    }

    /// Text without columns and the lines that point at them.
    private static func withoutColumns(_ text: String) -> String {
        text.replacing(#/(?<place>\.swift:\d+):\d+/#) { $0.output.place }
            .replacing(#/"(character|length)":\d+/#, with: "").replacing(#/\|\s+\^/#, with: "|")
    }
}

/// Other names for the declarations of a library.
struct LibraryNames {
    private let names: [Substring: String]

    /// Names of the same lengths, so that columns do not change.
    static let ofFork = LibraryNames([
        ("RIBs", "Riff"), ("Component", "RiffScope"), ("EmptyComponent", "EmptyRiffScope"), ("Builder", "Creator"),
        ("Dependency", "RiffNeeded"), ("EmptyDependency", "RiffNothingMore"), ("dependency", "riffneeded"),
    ])

    /// The library of the fixture `OwnLibrary`, from its names to those of RIBs.
    static let ofOwnLibrary = LibraryNames([
        ("FlowKit", "RIBs"), ("FlowNode", "Component"), ("FlowStart", "EmptyComponent"), ("FlowFactory", "Builder"),
        ("FlowNeeds", "Dependency"), ("NoNeeds", "EmptyDependency"), ("context", "dependency"), ("needs", "dependency"),
        ("Flow", "Interactor"),
    ])

    private init(_ pairs: [(String, String)]) {
        names = Dictionary(uniqueKeysWithValues: pairs.map { (Substring($0.0), $0.1) })
    }

    var reversed: LibraryNames { LibraryNames(names.map { ($0.value, String($0.key)) }) }

    /// Replaces whole words.
    func renamed(_ text: String) -> String {
        text.replacing(#/[A-Za-z_]\w*/#) { names[$0.output] ?? String($0.output) }
    }
}
