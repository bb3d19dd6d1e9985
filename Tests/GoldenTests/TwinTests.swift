import Foundation
import TestSupport
import Testing

/// The names of an app's classes and protocols do not matter: with other names, Thimble finds and writes the same.
@Suite struct TwinTests {
    private static let names: Set = [
        "Adapters", "BuilderForms", "BuilderThroughDependency", "CollectionHandOvers", "ComponentizedBuilders",
        "ComponentizedRoot", "CompositionGrows", "ConformanceForms", "ConversionHandOvers", "ExtendedEmptyComponent",
        "FolderRecursion", "ModuleQualifiedNames", "NestedNames", "OneDependencyTwoScopes", "OwnBuilderAgain",
        "OwnDependencyHandedOn", "RequirementForms", "RootForms", "RouterHoldsComponent", "SameNamesTwoModules",
        "TestTargetMocks",
    ]

    @Test(
        .disabled(if: isRecording, "What is recorded is read in the next run."),
        arguments: Fixture.all.filter { names.contains($0.name) }
    )
    func twinHasTheSameFindingsAndCode(_ fixture: Fixture) throws {
        let texts = try Files.texts(below: fixture.input.path)
        let renaming = Renaming(of: texts.values)
        let folder = try TemporaryFolder(texts.mapValues(renaming.renamed))
        #expect(try Files.texts(below: folder.path) != texts)
        let fork = try Recording(playing: fixture, from: folder.url)
        let recorded = try Recording(of: fixture)
        #expect(Renaming.compared(fork.findings) == Renaming.compared(recorded.findings))
        #expect(Renaming.compared(fork.graph) == Renaming.compared(recorded.graph))
        #expect(fork.modules == recorded.modules)
        #expect(fork.generated.mapValues(Renaming.compared) == recorded.generated.mapValues(Renaming.compared))
    }

    @Test func everyTwinHasAFixture() {
        #expect(Self.names.isSubset(of: Set(Fixture.all.map(\.name))))
    }
}
