import Testing

import Modules
@testable import SourceLayout

@Suite struct XcodeLayoutTests {
    @Test func targetsAndTheirFilesAreReadFromTheProject() {
        let modules = layout(
            [
                "iOS/Notes/All Screens/Editor.swift", "iOS/Notes/Shared.swift", "iOS/NotesTests/EditorTests.swift",
                "Common/Version.swift",
            ],
            foreign: ["iOS/Notes.xcodeproj": notesProject]
        )
        let app = modules["iOS/Notes/All Screens/Editor.swift"] ?? nil
        #expect(app?.name == "My_Notes")
        #expect(app?.folder == "iOS/Notes")
        #expect(app?.package == "iOS")
        #expect(app?.kind == .application)
        #expect(app?.origin == .xcodeTarget)
        #expect(modules["Common/Version.swift"] == app)
        let tests = modules["iOS/NotesTests/EditorTests.swift"] ?? nil
        #expect(tests?.name == "NotesTests")
        #expect(tests?.kind == .test)
        // The app's, though the tests compile it too and so see it without an import.
        #expect(modules["iOS/Notes/Shared.swift"] == app)
        #expect(tests?.companions == ["My_Notes"])
    }

    @Test func theSameNamesInTwoProjectsAreTwoModules() {
        let text = projectText([SampleTarget(name: "Ferry", files: ["Ferry/Harbour.swift"])])
        let modules = layout(
            ["started/Ferry/Harbour.swift", "finished/Ferry/Harbour.swift"],
            foreign: ["started/Ferry.xcodeproj": text, "finished/Ferry.xcodeproj": text]
        )
        #expect(modules["started/Ferry/Harbour.swift"]??.folder == "started/Ferry")
        #expect(modules["finished/Ferry/Harbour.swift"]??.folder == "finished/Ferry")
    }

    @Test func productTypesTellTheKinds() {
        let types: [(String, Module.Kind)] = [
            ("application", .application), ("framework", .library), ("library.static", .library),
            ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("app-extension", .application),
            ("tool", .application),
        ]
        for (type, kind) in types {
            let text = projectText([SampleTarget(name: "It", type: type, files: ["It/A.swift"])])
            #expect(layout(["It/A.swift"], foreign: ["It.xcodeproj": text])["It/A.swift"]??.kind == kind)
        }
    }

    @Test func aFileThatNoTargetCompilesIsLeftOut() {
        let text = projectText([SampleTarget(name: "Shop", files: ["Shop/Till.swift"])])
        let files = ["Shop/Till.swift", "Shop/Old/Till.swift", "Shop/Forgotten.swift", "Beside.swift"]
        let result = moduleLayout(files, foreign: ["Shop.xcodeproj": text])
        #expect(result.modules.map(\.module.name) == ["Shop"])
        #expect(result.leftOut.map(\.why) == [.unlisted(project: "Shop.xcodeproj")])
        #expect(result.leftOut.first?.files == ["Shop/Old/Till.swift", "Shop/Forgotten.swift", "Beside.swift"])
    }

    @Test func aFolderOfWhichTheProjectKnowsNothingIsNotItsOwn() {
        let text = projectText([SampleTarget(name: "Shop", files: ["Shop/Till.swift"])])
        let modules = layout(["Shop/Till.swift", "Legacy/Till.swift"], foreign: ["Shop.xcodeproj": text])
        #expect(modules["Legacy/Till.swift"]??.name == "app")
        #expect(modules["Legacy/Till.swift"]??.origin == .folder)
    }

    @Test func aFileGivenByItselfIsReadAllTheSame() {
        let text = projectText([SampleTarget(name: "Shop", files: ["Shop/Till.swift"])])
        let tree = SourceTree(
            given: [
                SourceTree.Given(location: "/work/app/Shop/Till.swift", isFolder: false),
                SourceTree.Given(location: "/work/app/Shop/New.swift", isFolder: false),
            ],
            files: [
                LocatedFile(location: "/work/app/Shop/Till.swift", name: "Shop/Till.swift", given: 0),
                LocatedFile(location: "/work/app/Shop/New.swift", name: "Shop/New.swift", given: 1),
            ],
            foreignManifests: [SourceTree.Manifest(location: "/work/app/Shop.xcodeproj", bytes: Array(text.utf8))],
            markers: ["/work/app/Shop.xcodeproj"]
        )
        let layout = ModuleLayout(of: tree)
        #expect(layout.modules.map(\.module.name) == ["Shop"])
        #expect(layout.moduleOfFile == [0, 0])
    }

    @Test func aBrokenProjectIsLocatedAndItsFoldersTell() {
        let result = moduleLayout(
            ["Shop/Till.swift", "ShopTests/TillTests.swift"],
            foreign: ["Shop.xcodeproj": "// !$*UTF8*$!\n{\n\tobjects = {\n<<<<<<< HEAD\n"]
        )
        #expect(result.modules.map(\.module.name) == ["Shop", "ShopTests"])
        #expect(result.modules.map(\.module.origin) == [.xcodeProject, .xcodeProject])
        #expect(result.problems.map(\.location) == ["/work/app/Shop.xcodeproj/project.pbxproj"])
        #expect(result.problems.first?.line == 4)
        #expect(result.problems.first?.column == 1)
        #expect(result.problems.first?.message == "unexpected '<'")
    }

    @Test(
        arguments: [
            "{}", "{ objects = {}; rootObject = R; }", "{ objects = { R = {isa = PBXProject; }; }; rootObject = R; }",
            "{ objects = { R = {isa = PBXProject; targets = (T, U); mainGroup = G; }; T = word; }; rootObject = R; }",
            "( a, list )", "word",
        ]
    )
    func aProjectWithoutWhatItNamesTellsNothing(text: String) {
        let modules = layout(["Shop/Till.swift"], foreign: ["Shop.xcodeproj": text])
        #expect(modules["Shop/Till.swift"]??.name == "Shop")
        #expect(modules["Shop/Till.swift"]??.origin == .xcodeProject)
    }

    @Test func groupsThatHoldThemselvesEnd() {
        let objects = """
            G1 = {isa = PBXGroup; children = (G2); path = Shop; sourceTree = "<group>"; };
            G2 = {children = (G1, F, ); path = Inner; sourceTree = "<group>"; };
            F = {path = Till.swift; };
            B = {isa = PBXBuildFile; fileRef = F; };
            P = {isa = PBXSourcesBuildPhase; files = (B, ); };
            T = {isa = PBXNativeTarget; name = Shop; buildPhases = (P, missing, ); };
            R = {isa = PBXProject; mainGroup = G1; targets = (T, ); };
            """
        let modules = layout(
            ["Shop/Inner/Till.swift"],
            foreign: ["Shop.xcodeproj": "{ objects = { \(objects) }; rootObject = R; }"]
        )
        #expect(modules["Shop/Inner/Till.swift"]??.origin == .xcodeTarget)
    }

    @Test func demosAreGraphsOfTheirOwnBesideAnApp() {
        let home = SampleTarget(name: "Home", files: ["Home/A.swift"])
        let demo = SampleTarget(name: "HomeDemo", files: ["Demo/B.swift"])
        let both = layout(["Home/A.swift", "Demo/B.swift"], foreign: ["Home.xcodeproj": projectText([home, demo])])
        #expect(both["Home/A.swift"]??.kind == .application)
        #expect(both["Demo/B.swift"]??.kind == .demo)
        // An app that is called a demo is an app all the same.
        let alone = layout(["Demo/B.swift"], foreign: ["Home.xcodeproj": projectText([demo])])
        #expect(alone["Demo/B.swift"]??.kind == .application)
    }

    @Test func aVariantOfTheAppSeesWhatItShares() {
        let shared = ["Shared/A.swift", "Shared/B.swift"]
        let text = projectText([
            SampleTarget(name: "Shop-Dev", files: shared + ["Dev/Start.swift"]),
            SampleTarget(name: "Shop", files: shared + ["Shop/Start.swift", "Shop/More.swift"]),
        ])
        let modules = layout(
            shared + ["Dev/Start.swift", "Shop/Start.swift", "Shop/More.swift"],
            foreign: ["Shop.xcodeproj": text]
        )
        #expect(modules["Shared/A.swift"]??.name == "Shop")
        #expect(modules["Dev/Start.swift"]??.name == "Shop_Dev")
        #expect(modules["Dev/Start.swift"]??.kind == .demo)
        #expect(modules["Dev/Start.swift"]??.companions == ["Shop"])
    }

    @Test func packagesOfTheAppAreTheirOwnModules() {
        let text = projectText(
            [SampleTarget(name: "Shop", files: ["Shop/Till.swift"])],
            objects: "X = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };",
            settings: "packageReferences = (X, );"
        )
        let modules = layout(
            ["Shop/Till.swift", "Packages/Core/Sources/Core/Core.swift"],
            manifests: ["Packages/Core/Package.swift": manifest(".target(name: \"Core\")")],
            foreign: ["Shop.xcodeproj": text]
        )
        #expect(modules["Packages/Core/Sources/Core/Core.swift"]??.origin == .package)
        #expect(modules["Shop/Till.swift"]??.reachedPackages == ["Packages/Core"])
    }

    @Test func aPackageOfToolsBesideTheProjectClaimsNothingOfIt() {
        let modules = layout(
            ["Shop/Till.swift"],
            manifests: ["Package.swift": manifest(".target(name: \"BuildTools\", path: \"\")")],
            foreign: ["Shop.xcodeproj": projectText([SampleTarget(name: "Shop", files: ["Shop/Till.swift"])])]
        )
        #expect(modules["Shop/Till.swift"]??.name == "Shop")
    }

    @Test(
        "The nearest build setting names the module: of the target, its file, the project, the project's file.",
        arguments: [
            ("PRODUCT_MODULE_NAME = Pages; PRODUCT_NAME = Leaves;", "", "", "", "Pages"),
            ("PRODUCT_NAME = \"Two Pages\";", "", "", "", "Two_Pages"),
            (
                "PRODUCT_NAME = \"$(TARGET_NAME)\";", "STEM = Page\nPRODUCT_MODULE_NAME = $(STEM)Kit // its name", "",
                "", "PageKit"
            ),
            ("PRODUCT_MODULE_NAME = \"My$(inherited)\";", "PRODUCT_MODULE_NAME=Base", "", "", "MyBase"),
            ("", "#include \"More.xcconfig\"\n", "PRODUCT_MODULE_NAME = \"$(TARGET_NAME)X\";", "", "Included"),
            ("", "", "PRODUCT_MODULE_NAME = \"${TARGET_NAME:c99extidentifier}_Module\";", "", "Pages_iOS_Module"),
            ("", "", "", "PRODUCT_MODULE_NAME = $(PROJECT_NAME)$(TARGET_NAME:identifier)", "LibraryPages_iOS"),
            ("PRODUCT_MODULE_NAME = \"$(FROM_THE_ENVIRONMENT)\";", "", "", "", "Pages_iOS"),
            ("PRODUCT_MODULE_NAME = \"$(PRODUCT_MODULE_NAME)\";", "", "", "", "Pages_iOS"),
        ]
    )
    func settings(target: String, file: String, project: String, projectFile: String, name: String) {
        #expect(module(target, file, project, projectFile)?.name == name)
    }

    @Test(
        "The nearest build settings say the language, too.",
        arguments: [
            ("", "SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0;", "", LanguageSettings(mode: 6, infersIsolation: false)),
            (
                "SWIFT_VERSION = \"$(inherited)\";", "", "SWIFT_VERSION = \"$(MODE).0\";", "MODE = 6",
                LanguageSettings(mode: 6, infersIsolation: false)
            ),
            (
                "SWIFT_VERSION = 5.0;", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor // as in new projects", "",
                "SWIFT_APPROACHABLE_CONCURRENCY = YES",
                LanguageSettings(mode: 5, infersIsolation: true, isolatesByDefault: true, runsOnCallersActor: true)
            ),
            (
                "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-swift-version\", 6);", "", "SWIFT_VERSION = 5.0;",
                "OTHER_SWIFT_FLAGS = -enable-upcoming-feature InternalImportsByDefault",
                LanguageSettings(mode: 6, infersIsolation: false, hidesImports: true)
            ),
            ("OTHER_SWIFT_FLAGS = \"$(inherited) -DX\";", "", "", "", .unknown),
            (
                "", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES", "", "",
                LanguageSettings(mode: nil, infersIsolation: false, checksMemberImports: true)
            ),
            (
                "\"SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=macosx*]\" = MainActor;",
                "SWIFT_VERSION[config=Debug] = 5\nSWIFT_VERSION[config=Rel*][sdk=iphoneos*] = 6\nSWIFT_VERSION = 4",
                "\"SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT[sdk=iphoneos18.*]\" = YES;", "",
                LanguageSettings(mode: 6, infersIsolation: false, hidesImports: true)
            ),
        ]
    )
    func languages(
        target: String,
        file: String,
        project: String,
        projectFile: String,
        language: LanguageSettings
    ) {
        #expect(module(target, file, project, projectFile)?.language == language)
    }

    /// The module of a target with settings of its own, in its file, and in those of the project.
    private func module(_ target: String, _ file: String, _ project: String, _ projectFile: String) -> Module? {
        func list(_ id: String, _ settings: String) -> String {
            """
            L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id)); };
            C\(id) = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X\(id); \
            buildSettings = {\(settings)}; };
            X\(id) = {isa = PBXFileReference; path = "\(id).xcconfig"; sourceTree = SOURCE_ROOT; };

            """
        }
        let text = projectText(
            [SampleTarget(name: "Pages-iOS", type: "framework", files: ["Pages/A.swift"])],
            objects: list("T", target) + list("P", project),
            settings: "buildConfigurationList = LP;"
        )
        .replacing("T0 = {isa = PBXNativeTarget;", with: "T0 = {isa = PBXNativeTarget; buildConfigurationList = LT;")
        .replacing("children = (", with: "children = (XT, XP, ")
        let modules = layout(
            ["Pages/A.swift"],
            foreign: [
                "Library.xcodeproj": text, "T.xcconfig": file, "P.xcconfig": projectFile,
                "More.xcconfig": file.contains("More") ? "PRODUCT_MODULE_NAME = Included\n#include \"T.xcconfig\"" : "",
            ]
        )
        return modules["Pages/A.swift"] ?? nil
    }

    @Test func theAppNeverLosesAFileToAToolOrAWidget() {
        let text = projectText([
            SampleTarget(name: "AClock", type: "app-extension", files: ["Shared/A.swift", "Clock/B.swift"]),
            SampleTarget(name: "ATool", type: "tool", files: ["Shared/A.swift", "Clock/B.swift", "Tool/main.swift"]),
            SampleTarget(name: "Library", files: ["Shared/A.swift", "App/C.swift"]),
        ])
        let modules = layout(
            ["Shared/A.swift", "Clock/B.swift", "Tool/main.swift", "App/C.swift"],
            foreign: ["Library.xcodeproj": text]
        )
        #expect(modules["Shared/A.swift"]??.name == "Library")
        #expect(modules["Shared/A.swift"]??.sharers == ["AClock", "ATool"])
        #expect(modules["Shared/A.swift"]??.folder == "App")
        #expect(modules["Clock/B.swift"]??.name == "AClock")
        #expect(modules["Tool/main.swift"]??.companions == ["AClock", "Library"])
    }
}
