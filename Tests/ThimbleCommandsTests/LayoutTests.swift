import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct LayoutTests {
    private let project = """
        { objects = {
        F = {isa = PBXFileReference; path = Shop/Till.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        P = {isa = PBXSourcesBuildPhase; files = (B); };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (P); productType = \
        "com.apple.product-type.application"; };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        R = {isa = PBXProject; mainGroup = G; targets = (T); };
        }; rootObject = R; }
        """

    private static let root = """
        import RIBs
        final class PierComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let pier = PierComponent()

        """

    @Test func modulesAreShownWithTheirReasons() throws {
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": project, "Shop/Till.swift": "struct Till {}", "Shop/Old.swift": "",
            "Kit/Package.swift": """
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Core", dependencies: ["Base"])])
            """, "Kit/Sources/Core/A.swift": "",
        ])
        let outcome = thimble("inspect", "--modules", folder.path)
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                {"dependencies":["Base"],"files":1,"folder":"Kit/Sources/Core","kind":"library","name":"Core",\
                "package":"Kit","why":"SwiftPM target, Package.swift"}
                {"dependencies":null,"files":1,"folder":"Shop","kind":"application","name":"Shop","package":"",\
                "why":"Xcode target, Shop.xcodeproj"}
                {"files":1,"folder":"","kind":"none","name":null,"paths":["Kit/Package.swift"],"why":"it is a manifest"}
                {"files":1,"folder":"","kind":"none","name":null,"paths":["Shop/Old.swift"],\
                "why":"no target of Shop.xcodeproj compiles it"}

                """
        )
        #expect(
            outcome.errors == "\(folder.path)/Shop/Old.swift: note: not read: no target of Shop.xcodeproj compiles it\n"
        )
    }

    @Test func filesThatNoTargetOfAPackageHoldsAreSaidToBeLeftOut() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """, "Sources/Kit/A.swift": Self.root, "Example/App/B.swift": Self.root, "Example/App/C.swift": Self.root,
            "Example/App/Scripts.swift": "struct Script {}", "Example/Project.swift": "let project = 1",
        ])
        let reason = "not read: no target of the package contains it, nor 1 more file"
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.errors.hasPrefix("\(folder.path)/Example/App/B.swift: note: \(reason)\n"))
        let named = thimble("check", "--module", "App=\(folder.path)/Example/App", folder.path)
        #expect(!named.errors.contains("not read"))
    }

    @Test func foldersAreModulesIfTheManifestCannotBeEvaluated() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            import PackageDescription
            let package = Package(name: "Kit", targets: names().map { .target(name: $0, path: "Parts/" + $0) })
            """, "Parts/Pier/A.swift": Self.root, "Parts/Quay/B.swift": Self.root,
        ])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        let text = """
            \(folder.path)/Parts/Pier: note: Pier and 1 more module are derived from folders, because Package.swift \
            computes targets in a way that cannot be evaluated

            """
        #expect(outcome.errors.hasPrefix(text))
    }

    @Test func whatIsWrongWithAProjectIsSaidOnce() throws {
        let folder = try TemporaryFolder([
            "one/Shop.xcodeproj/project.pbxproj": "{ objects = {", "one/A.swift": Self.root,
            "two/Shop.xcodeproj/notes.txt": "", "two/A.swift": "struct A {}",
        ])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        let notes = outcome.errors.split(separator: "\n").map(String.init).filter { $0.contains(": note: ") }
        let instead = "modules are derived from this project's folders"
        #expect(
            notes == [
                "\(folder.path)/two/Shop.xcodeproj/project.pbxproj: note: it is missing; \(instead)",
                "\(folder.path)/one/Shop.xcodeproj/project.pbxproj:1:14: note: the file ends too early; \(instead)",
            ]
        )
    }

    @Test func packagesOutsideTheGivenPathsThatUseALibraryAreSaidToBeMissing() throws {
        func manifest(_ name: String, library: String, packages: String...) -> String {
            let packages = packages.map { #".package(path: "\#($0)")"# }.joined(separator: ", ")
            let target = #".target(name: "\#(name)", dependencies: ["\#(library)"])"#
            return """
                import PackageDescription
                let package = Package(name: "\(name)", dependencies: [\(packages)], targets: [\(target)])
                """
        }
        let folder = try TemporaryFolder([
            "App/Package.swift": manifest("App", library: "Core", packages: "../Core", "../Tools", "Inner", "../RIBs"),
            "App/Sources/App/App.swift": Self.root, "App/Inner/Package.swift": manifest("Inner", library: "RIBs"),
            "App/Inner/Sources/Inner/A.swift": "", "Core/Package.swift": manifest("Core", library: "RIBs"),
            "Core/Sources/Core/A.swift": "", "Tools/Package.swift": manifest("Tools", library: "Logging"),
            "Tools/Sources/Tools/A.swift": "", "RIBs/Package.swift": manifest("RIBs", library: "RIBs"),
        ])
        let path = folder.path
        let why = "this package uses RIBs, but is outside the given paths"
        let alone = thimble("check", "\(path)/App")
        #expect(alone.code == 0)
        #expect(alone.errors.contains("\(path)/App/Package.swift:2:66: note: not read: \(why); add '\(path)/Core'\n"))
        #expect(alone.errors.split(separator: "\n").filter { $0.contains("not read") }.count == 1)
        #expect(!thimble("check", "\(path)/App", "\(path)/Core").errors.contains("not read"))
        #expect(!thimble("check", path).errors.contains("not read"))
        try folder.link("App/Sources/Link", to: "../../Core")
        #expect(!thimble("check", "\(path)/App").errors.contains("outside"))
    }

    @Test func packagesOfAProjectOutsideTheGivenPathsAreSaidToBeMissing() throws {
        let reference = "K = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };"
        let folder = try TemporaryFolder([
            "App/Shop.xcodeproj/project.pbxproj":
                project.replacing("targets = (T);", with: "targets = (T); packageReferences = (K);")
                .replacing("}; rootObject", with: "\(reference) }; rootObject"),
            "App/Shop/Till.swift": Self.root,
            "Kit/Package.swift": """
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: [
                .product(name: "NeedleFoundation", package: "needle")
            ])])
            """, "Kit/Sources/Kit/A.swift": "",
        ])
        let why = "this package uses NeedleFoundation, but is outside the given paths; add '\(folder.path)/Kit'"
        let outcome = thimble("check", "\(folder.path)/App")
        #expect(outcome.errors.hasPrefix("\(folder.path)/App/Shop.xcodeproj: note: not read: \(why)\n"))
    }

    @Test func workspacesAreNotWalkedInto() throws {
        let folder = try TemporaryFolder(["All.xcworkspace/A.swift": "", "B.swift": "struct B {}"])
        let outcome = thimble("inspect", "--modules", folder.path)
        #expect(outcome.output.contains("\"files\":1"))
        #expect(outcome.errors.isEmpty)
    }
}
