import Testing

import Modules
@testable import SourceLayout

@Suite struct SynchronizedFolderTests {
    private let objects = """
        S1 = {
        	isa = PBXFileSystemSynchronizedRootGroup;
        	exceptions = (E1, E2, );
        	explicitFileTypes = {};
        	path = Bakery;
        	sourceTree = "<group>";
        };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = BakeryTests; sourceTree = "<group>"; };
        E1 = {
        	isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        	membershipExceptions = (Info.plist, Drafts, "Old/Oven.swift", );
        	target = T0;
        };
        E2 = {
        	isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        	membershipExceptions = ("Old/Oven.swift", );
        	target = T1;
        };

        """

    private func modules(_ files: [String]) -> [String: Module?] {
        let targets = [
            SampleTarget(name: "Bakery", folders: ["S1"]),
            SampleTarget(name: "BakeryTests", type: "bundle.unit-test", folders: ["S2"]),
        ]
        return layout(files, foreign: ["Bakery.xcodeproj": projectText(targets, objects: objects)])
    }

    @Test func everyFileOfTheFolderBelongsToTheTarget() {
        let modules = modules(["Bakery/App/Start.swift", "BakeryTests/StartTests.swift"])
        let app = modules["Bakery/App/Start.swift"] ?? nil
        #expect(app?.name == "Bakery")
        #expect(app?.folder == "Bakery")
        #expect(app?.origin == .synchronizedFolder)
        #expect(modules["BakeryTests/StartTests.swift"]??.kind == .test)
    }

    @Test func exceptionsAreLeftOutOfTheTargetAndGivenToOthers() {
        let modules = modules(["Bakery/Start.swift", "Bakery/Drafts/Idea.swift", "Bakery/Old/Oven.swift"])
        #expect(modules["Bakery/Drafts/Idea.swift"] == .some(nil))
        #expect(modules["Bakery/Old/Oven.swift"]??.name == "BakeryTests")
        #expect(modules["Bakery/Start.swift"]??.name == "Bakery")
    }

    @Test func aFolderThatNoTargetOwnsIsCompiledByThoseThatItNames() {
        let objects = """
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Code; sourceTree = "<group>"; };
            E1 = {
            	isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            	membershipExceptions = ("Oven.swift", "Till.swift", );
            	target = T0;
            };
            E2 = {
            	isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
            	membershipExceptions = ("Oven.swift", "Clock.swift", );
            	target = T1;
            };

            """
        let targets = [
            SampleTarget(name: "Bakery", files: ["App/Start.swift"]),
            SampleTarget(name: "Widget", type: "app-extension", files: ["Widget/Start.swift"]),
        ]
        let modules = layout(
            [
                "App/Start.swift", "Code/Clock.swift", "Code/Idea.swift", "Code/Oven.swift", "Code/Till.swift",
                "Widget/Start.swift",
            ],
            foreign: ["Bakery.xcodeproj": projectText(targets, objects: objects, groups: ["S1"])]
        )
        #expect(modules["Code/Oven.swift"]??.name == "Bakery")
        #expect(modules["Code/Oven.swift"]??.sharers == ["Widget"])
        #expect(modules["Code/Till.swift"]??.name == "Bakery")
        #expect(modules["Code/Clock.swift"]??.name == "Widget")
        #expect(modules["Code/Idea.swift"] == .some(nil))
    }

    @Test func whatIsGeneratedGoesIntoTheSynchronizedFolder() {
        let objects = "S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = \"<group>\"; };\n"
        let target = SampleTarget(name: "Bakery", files: ["Bakery/Old.swift"], folders: ["S1"])
        let modules = layout(
            ["Bakery/Old.swift", "Code/Deep/New.swift"],
            foreign: ["Bakery.xcodeproj": projectText([target], objects: objects)]
        )
        #expect(modules["Bakery/Old.swift"]??.folder == "Code")
    }
}
