import Modules
import SwiftReader
import Testing

@testable import SourceLayout

/// Packages with targets that cannot be evaluated.
@Suite struct GuessedPackageTests {
    private func modules(of files: [String], targets: String, _ code: String = "") -> [String: Module?] {
        let manifest = """
            import PackageDescription
            \(code)
            let package = Package(name: "Boat", targets: \(targets))
            """
        return layout(files, manifests: ["Package.swift": manifest])
    }

    @Test func aTargetWithAnUnknownPathHasTheFolderOfItsName() {
        let file = "Parts/Sail/A.swift"
        let found = modules(
            of: [file, "Parts/Rag/B.swift", "Base/Oar/C.swift"],
            targets: """
                [
                    .target(name: "Oar", path: "Base/Oar"),
                    .target(name: "Sail", dependencies: ["Oar"], path: path("Sail")),
                ]
                """
        )
        #expect(found[file]??.name == "Sail")
        #expect(found[file]??.folder == "Parts/Sail")
        #expect(found[file]??.dependencies == ["Oar"])
        #expect(found[file]??.origin == .packageFolder)
        #expect(found["Base/Oar/C.swift"]??.origin == .package)
    }

    @Test(
        arguments: [
            ("Parts/Sail/A.swift", "Sail", "Parts/Sail", .library),
            ("Parts/Sail/Sources/Inner/A.swift", "Sail", "Parts/Sail/Sources", .library),
            ("Parts/Sail/Interface/A.swift", "SailInterface", "Parts/Sail/Interface", .library),
            ("Parts/Sail/Tests/A.swift", "SailTests", "Parts/Sail/Tests", .test),
            ("Tests/SailTests/A.swift", "SailTests", "Tests/SailTests", .test),
            ("Tests/Sail/A.swift", "Sail", "Tests/Sail", .test),
            ("Parts/Boats/Small/Sources/A.swift", "Small", "Parts/Boats/Small/Sources", .library),
            ("Sources/Rag/A.swift", "Rag", "Sources/Rag", .library), ("Rag/A.swift", "Rag", "Rag", .library),
            ("Parts/Rag/Inner/A.swift", "Rag", "Parts/Rag", .library),
            ("Parts/Sail/main.swift", "Sail", "Parts/Sail", .application),
        ] as [(String, String, String, Module.Kind)]
    )
    func filesOfUnknownTargetsArePlacedByFolder(file: String, name: String, folder: String, kind: Module.Kind) {
        let found = modules(of: [file], targets: #"make(["Sail", "Oar"])"#)
        #expect(found[file]??.name == name)
        #expect(found[file]??.folder == folder)
        #expect(found[file]??.kind == kind)
        #expect(found[file]??.dependencies == nil)
    }

    @Test(
        "A folder beside the sources is another module only if imports tell them apart.",
        arguments: [
            ("", "", "", ["Login", "Login"]), ("", "import Login", "", ["Login", "LoginUI"]),
            ("import LoginUI", "", "", ["Login", "LoginUI"]),
            ("", "", "import LoginUI", ["Login", "LoginUI"]),
            ("", "import SwiftUI", "import Login", ["Login", "Login"]),
        ]
    )
    func foldersBesideSources(sources: String, part: String, app: String, names: [String]) {
        let texts = ["Login/Sources/A.swift": sources, "Login/UI/B.swift": part, "App/C.swift": app]
        let found = modules(of: texts.keys.sorted(), targets: #"all(["Login"])"#)
        let files = texts.compactMap { path, text in
            found[path]?.map { ($0, SourceFile(path: path, reading: Array(text.utf8))) }
        }
        let joined = files.map { ModuleSources(module: $0, files: [$1], generated: []) }.joiningParts()
        let homes = joined.flatMap { module in module.files.map { ($0.path, module.module.name) } }
        #expect(homes.sorted { $0.0 < $1.0 }.map(\.1) == ["App", names[0], names[1]])
    }

    @Test func filesThatATargetExcludesAndPluginsAreLeftOut() {
        let files = ["Oar/Old/A.swift", "Plugins/Rig/B.swift", "C.swift"]
        let found = modules(of: files, targets: #"[.target(name: "Oar", path: "Oar", exclude: ["Old"])] + others"#)
        #expect(found.values.allSatisfy { $0 == nil })
    }

    @Test func theManifestOfAKnownPackageIsClosed() {
        let found = modules(of: ["Parts/Sail/A.swift"], targets: #"[.target(name: "Oar", path: "Base/Oar")]"#)
        #expect(found["Parts/Sail/A.swift"] == .some(nil))
    }

    @Test(
        "Code that cannot be evaluated may create targets.",
        arguments: [
            "for part in unknown() { package.targets.append(.target(name: part, path: \"Parts/\" + part)) }",
            "while let part = next() { package.targets.append(.target(name: part, path: \"Parts/\" + part)) }",
            "package.targets += unknown()", "package.targets = unknown()",
        ]
    )
    func skippedCode(statement: String) {
        let manifest = """
            import PackageDescription
            let package = Package(name: "Boat", targets: [.target(name: "Oar", path: "Oar")])
            \(statement)
            """
        let found = layout(["Parts/Sail/A.swift"], manifests: ["Package.swift": manifest])
        #expect(found["Parts/Sail/A.swift"]??.name == "Sail")
    }
}
