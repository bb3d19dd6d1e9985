import Testing

@testable import SourceLayout

/// Specifications of XcodeGen, whose projects are often not part of a repository.
@Suite struct XcodeGenLayoutTests {
    private static let bakery = """
        # The bakery, for ovens of any size.
        name: Bakery
        options: { bundleIdPrefix: com.example, createIntermediateGroups: true }
        include:
          - path: Specs/kitchen.yml
          - path: plain.yml
            relativePaths: false
        settings:
          base: &base
            SWIFT_VERSION: "6.0"   # and not "5.0"
        packages:
          Flour: { url: https://example.com/flour, from: 1.0.0 }
          Sugar:
            path: ../Sugar
        targetTemplates:
          Library:
            type: framework
            platform: iOS
            sources:
              - path: Modules/${target_name}/Sources
                excludes:
                  - "**/*.stencil.swift"
                  - Old
            settings:
              <<: *base
              SKIP_INSTALL: YES
        targets:
          Bakery App:
            type: application
            platform: [iOS, tvOS]
            sources: [App, path: Shared/Price.swift, {path: Extra, includes: [Kept/**]}]
            postbuildScripts:
              - name: Lint
                script: |
                  targets:
                    # Not a target: a script.
                    swiftlint "$SRCROOT"
            settings:
              base: {PRODUCT_NAME: Bakery}
          Dough:
            templates: [Library]
            dependencies:
            - package: Flour
          Crumb-Kit:
            templates:
            - Library
            templateAttributes: {folder: x}
          BakeryTests:
            type: bundle.unit-test
            platform: iOS
            sources:
              - path: "Tests"
            dependencies:
              - target: "Bakery App"
        schemes:
          Bakery: {build: {targets: {Bakery App: all}}}
        """
    private static let kitchen = """
        targets:
          Oven:
            type: library.static
            platform: iOS
            sources: ../Kitchen/Oven
            productName: OvenKit
          Dough:
            sources:
              - Mixer
        """
    private static let plain = "targets: {Till: {type: tool, platform: macOS, sources: Till}}"

    private static let files = [
        "App/Bakery.swift", "Shared/Price.swift", "Shared/Other.swift", "Extra/Kept/A.swift", "Extra/B.swift",
        "Modules/Dough/Sources/Dough.swift", "Modules/Dough/Sources/Deep/A.stencil.swift",
        "Modules/Dough/Sources/Old/Dough.swift", "Modules/Crumb-Kit/Sources/Crumb.swift", "Kitchen/Oven/Oven.swift",
        "Specs/Mixer/Mixer.swift", "Till/main.swift", "Tests/BakeryTests.swift", "Tools/Script.swift",
    ]
    private static let specifications = [
        "project.yml": bakery, "Specs/kitchen.yml": kitchen, "plain.yml": plain,
    ]

    @Test func targetsAreThoseOfTheSpecification() {
        let modules = layout(Self.files, foreign: Self.specifications)
        let names = modules.mapValues { $0?.name }
        #expect(
            names == [
                "App/Bakery.swift": "Bakery", "Shared/Price.swift": "Bakery", "Shared/Other.swift": nil,
                "Extra/Kept/A.swift": "Bakery", "Extra/B.swift": nil, "Modules/Dough/Sources/Dough.swift": "Dough",
                "Modules/Dough/Sources/Deep/A.stencil.swift": nil, "Modules/Dough/Sources/Old/Dough.swift": nil,
                "Modules/Crumb-Kit/Sources/Crumb.swift": "Crumb_Kit", "Kitchen/Oven/Oven.swift": "OvenKit",
                "Specs/Mixer/Mixer.swift": "Dough", "Till/main.swift": "Till",
                "Tests/BakeryTests.swift": "BakeryTests",
                // The project knows nothing of this folder.
                "Tools/Script.swift": "app",
            ]
        )
        #expect(modules["App/Bakery.swift"]??.kind == .application)
        #expect(modules["Kitchen/Oven/Oven.swift"]??.kind == .library)
        #expect(modules["Tests/BakeryTests.swift"]??.kind == .test)
        #expect(modules["Modules/Dough/Sources/Dough.swift"]??.language.mode == 6)
    }

    @Test func settingsOfTheProjectNameTheModulesOfItsTargets() {
        let text = """
            name: Bakery
            settings: { base: { PRODUCT_MODULE_NAME: "Bake$(TARGET_NAME)", SWIFT_VERSION: "6.0" } }
            targets:
              Oven: { type: framework, platform: iOS, sources: Oven, productName: OvenKit }
              Till:
                type: framework
                platform: iOS
                sources: Till
                settings: { base: { PRODUCT_MODULE_NAME: Register } }
            """
        let modules = layout(["Oven/A.swift", "Till/B.swift"], foreign: ["project.yml": text])
        #expect(modules["Oven/A.swift"]??.name == "BakeOven")
        #expect(modules["Till/B.swift"]??.name == "Register")
    }

    @Test func filesHaveSettingsOfTargetsAndProject() {
        let text = """
            name: Bakery
            configFiles: { Debug: Debug.xcconfig, Release: Settings/All.xcconfig }
            targets:
              Oven: { type: framework, platform: iOS, sources: Oven }
              Till:
                type: framework
                platform: iOS
                sources: Till
                configFiles:
                  Release: Settings/Till.xcconfig
                settings: { SWIFT_VERSION: "5.0" }
            """
        let modules = layout(
            ["Oven/A.swift", "Till/B.swift"],
            foreign: [
                "project.yml": text, "Debug.xcconfig": "SWIFT_VERSION = 5\nPRODUCT_NAME = Debugged",
                "Settings/All.xcconfig": "SWIFT_VERSION = 6\nPRODUCT_MODULE_NAME = Bake$(TARGET_NAME)",
                "Settings/Till.xcconfig": "SWIFT_VERSION = 6\nPRODUCT_MODULE_NAME = Register",
            ]
        )
        #expect(modules["Oven/A.swift"]??.name == "BakeOven")
        #expect(modules["Oven/A.swift"]??.language.mode == 6)
        #expect(modules["Till/B.swift"]??.name == "Register")
        #expect(modules["Till/B.swift"]??.language.mode == 5)
    }

    @Test func anIncludedSpecificationHasItsOwnFilesAndConditionsOfSettings() {
        let text = "name: Bakery\ninclude: [Specs/parts.yml]\ntargets: {}"
        let parts = """
            configFiles: { Release: All.xcconfig }
            targets:
              oven: { type: framework, sources: ../Oven, configFiles: { Release: Oven.xcconfig } }
              till:
                type: framework
                sources: ../Till
                settings:
                  base:
                    PRODUCT_MODULE_NAME: Till
                    PRODUCT_MODULE_NAME[sdk=macosx*]: Desk
                    "PRODUCT_MODULE_NAME[sdk=iphoneos*]": Register
            """
        let modules = layout(
            ["Oven/A.swift", "Till/B.swift"],
            foreign: [
                "project.yml": text, "Specs/parts.yml": parts, "Specs/All.xcconfig": "SWIFT_VERSION = 6",
                "Specs/Oven.xcconfig": "PRODUCT_MODULE_NAME = OvenKit",
            ]
        )
        #expect(modules["Oven/A.swift"]??.name == "OvenKit")
        #expect(modules["Oven/A.swift"]??.language.mode == 6)
        #expect(modules["Till/B.swift"]??.name == "Register")
    }

    @Test func aProjectOfXcodeIsUsedInstead() {
        let project = projectText([SampleTarget(name: "Shop", files: ["App/Bakery.swift"])])
        let foreign = Self.specifications.merging(["Shop.xcodeproj": project]) { first, _ in first }
        #expect(layout(["App/Bakery.swift"], foreign: foreign)["App/Bakery.swift"]??.name == "Shop")
    }

    @Test func anotherFileOfThatNameMeansNothing() {
        for text in [
            "", "name: Docs\npages: [a, b]", "targets:\n  web: {port: 80}\nname: web", "- name: a\n  targets: b",
        ] {
            #expect(layout(["A/B.swift"], foreign: ["project.yml": text])["A/B.swift"]??.origin == .folder)
        }
    }

    @Test func anyTextIsRead() {
        let texts = [
            "a: &a [*a]", "a: &a\n  b: *a\nc: *a", "{[}]", "[a, {b: c", "a: \"b", "- - - a\n  - b\n- c",
            "a:\n b:\n  c\n d",
            "a: {b: {c: [d, e]}, 'f g': h}", ":", "a: :", "? a\n: b", "&a &b c", "! ! !", "a: |\n\n  b\nc: >-\n  d",
            String(repeating: "- ", count: 5000), String(repeating: "[", count: 5000),
            "include: project.yml\nname: a\ntargets: {a: {templates: [b, b]}}\n"
                + "targetTemplates: {b: {templates: [b, b, b]}}",
            (0..<200).map { "a\($0): &a\($0) [\($0 == 0 ? "x" : "*a\($0 - 1), *a\($0 - 1)")]" }.joined(separator: "\n"),
        ]
        for text in texts { _ = layout(["A/B.swift"], foreign: ["project.yml": text]) }
        #expect(
            filesIncluded(bySpecification: "/a/project.yml", Array("include: [b.yml, path: c/d.yml]".utf8)) == [
                "/a/b.yml", "/a/c/d.yml",
            ]
        )
    }
}
