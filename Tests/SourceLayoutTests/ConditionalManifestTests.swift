import Testing

@testable import SourceLayout

/// Packages whose targets depend on conditions that are not known, or change after they are declared.
@Suite struct ConditionalManifestTests {
    /// The dependencies of the target `Sail`; `nil` if they are not known.
    private func dependencies(_ text: String) -> Set<String>? {
        let manifest = """
            // swift-tools-version: 5.9
            import Foundation
            import PackageDescription

            let isBig = ProcessInfo.processInfo.environment["BIG"] != nil
            \(text)
            """
        let modules = layout(["Sources/Sail/A.swift", "Sources/Oar/B.swift"], manifests: ["Package.swift": manifest])
        return (modules["Sources/Sail/A.swift"]??.dependencies).map(Set.init)
    }

    @Test(
        "A target may depend on what any branch adds.",
        arguments: [
            #"let uses: [Target.Dependency] = isBig ? ["Oar"] : ["Rag"]"#,
            #"let uses: [Target.Dependency] = if isBig { ["Oar"] } else { ["Rag"] }"#,
            #"let uses: [Target.Dependency]\#nif isBig { uses = ["Oar"] } else { uses = ["Rag"] }"#,
            #"var uses: [Target.Dependency] = ["Rag"]\#nif isBig { uses = ["Oar"] }"#,
            #"var uses: [Target.Dependency] = ["Rag"]\#nif isBig { uses.append("Oar") }"#,
            #"var uses: [Target.Dependency] = ["Rag"]\#nif isBig { uses += ["Oar"] }"#,
            #"var uses: [Target.Dependency] = ["Rag", "Oar"]\#nif isBig { uses.removeAll() }"#,
            #"var uses: [Target.Dependency] = ["Rag", "Oar"]\#nuses.removeAll { _ in isBig }"#,
            #"var uses: [Target.Dependency] = ["Rag", "Oar", "Mast"]\#nuses.removeAll { $0 == "Mast" }"#,
            "func all() -> [Target.Dependency] {\n guard isBig else { return [\"Rag\"] }\n return [\"Oar\"]\n}\nlet uses = all()",
            "func all() -> [Target.Dependency] {\n guard isBig else { return [] }\n return [\"Oar\", \"Rag\"]\n}\nlet uses = all()",
            "func all() -> [Target.Dependency] {\n if isBig { return [\"Rag\"] }\n return [\"Oar\"]\n}\nlet uses = all()",
            "func all() -> [Target.Dependency] {\n if isBig { return [\"Rag\"] } else { return [\"Oar\"] }\n}\nlet uses = all()",
            "var uses: [Target.Dependency] = []\nswitch isBig {\ncase true: uses = [\"Rag\"]\ndefault: uses = [\"Oar\"]\n}",
            "var uses: [Target.Dependency] = [\"Rag\"]\nfor _ in 0..<2 where isBig { uses = [\"Oar\"] }",
            "var uses: [Target.Dependency] = [\"Rag\"]\nwhile isBig { uses = [\"Oar\"] }",
            "var uses: [Target.Dependency] = [\"Rag\"]\nfunc change() {\n    guard isBig else { return }\n"
                + "    uses = [\"Oar\"]\n}\nchange()",
            "var uses: [Target.Dependency] = [\"Rag\"]\nfor use in [\"Oar\"] {\n    if isBig { continue }\n"
                + "    uses = [.byName(name: use)]\n}",
        ]
    )
    func branches(text: String) {
        let targets = #"[.target(name: "Sail", dependencies: uses), .target(name: "Oar")]"#
        #expect(dependencies("\(text)\nlet package = Package(name: \"Boat\", targets: \(targets))") == ["Oar", "Rag"])
    }

    @Test(
        arguments: [
            "package.targets[0].dependencies += unknown()", "package.targets[0].dependencies = unknown()",
            "for name in unknown() { package.targets[0].dependencies.append(.init(stringLiteral: name)) }",
            "while let name = unknown() { package.targets[0].dependencies.append(.target(name: name)) }",
            "package.targets.first { $0.name == unknown() }?.dependencies.append(\"Oar\")",
            "package.targets = unknown()\npackage.targets[0].dependencies.append(\"Oar\")",
            "func find(_ name: String) -> Target? { package.targets.first { $0.name == name } }\n"
                + "find(unknown())?.dependencies.append(\"Oar\")",
            "if isBig { package.targets[0].dependencies = unknown() }",
        ]
    )
    func unknownDependencies(statement: String) {
        let targets = #"[.target(name: "Sail", dependencies: ["Rag"]), .target(name: "Oar")]"#
        #expect(dependencies("let package = Package(name: \"Boat\", targets: \(targets))\n\(statement)") == nil)
    }

    @Test(
        "A target is an object, whatever it is called.",
        arguments: [
            "let sail = package.targets[0]\nsail.dependencies.append(\"Oar\")",
            "let sail = package.targets.first { $0.name == \"Sail\" }!\nsail.dependencies += [\"Oar\"]",
            "let all = package.targets\nall[0].dependencies += [\"Oar\"]",
            "if let sail = package.targets.first { sail.dependencies.append(.target(name: \"Oar\")) }",
            "for target in package.targets where target.name == \"Sail\" { target.dependencies += [\"Oar\"] }",
            "package.targets.filter { $0.name == \"Sail\" }.forEach { $0.dependencies.append(\"Oar\") }",
            "func target(_ name: String) -> Target { package.targets.first { $0.name == name }! }\n"
                + "target(\"Sail\").dependencies.append(\"Oar\")",
            "func add(to target: Target) { target.dependencies.append(\"Oar\") }\nadd(to: package.targets[0])",
            "extension Target { func add() { dependencies.append(\"Oar\") } }\npackage.targets[0].add()",
            "let boat = package\nboat.targets[0].dependencies.append(\"Oar\")",
            "for (number, target) in package.targets.enumerated() where number == 0 { target.dependencies += [\"Oar\"] }",
            "var count = 0\nfor target in package.targets {\n    count += 1\n"
                + "    if count == 1 { target.dependencies.append(\"Oar\") }\n}",
            "if let number = package.targets.firstIndex(where: { $0.name == \"Sail\" }) {\n"
                + "    package.targets[number].dependencies.append(\"Oar\")\n}",
            "package.targets.prefix(1).forEach { $0.dependencies.append(\"Oar\") }",
            "let all = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })\n"
                + "all[\"Sail\"]?.dependencies.append(\"Oar\")",
            "for target in package.targets where !target.isTest && target.name != \"Oar\" {\n"
                + "    target.dependencies.append(\"Oar\")\n}",
            "if isBig { package.targets[0].dependencies.append(\"Oar\") }",
            "if isBig { package.targets[0].dependencies.append(\"Oar\") } else { package.targets[1].dependencies = [] }",
        ]
    )
    func objects(statement: String) {
        let targets = #"[.target(name: "Sail", dependencies: ["Rag"]), .target(name: "Oar")]"#
        let text = "let package = Package(name: \"Boat\", targets: \(targets))\n\(statement)"
        #expect(dependencies(text) == ["Oar", "Rag"])
    }

    @Test(
        arguments: [
            "sail.dependencies.removeAll()", "sail.dependencies.removeAll { $0.name == \"Oar\" }",
            "package.targets[0].dependencies = []", "sail.dependencies.removeLast()",
        ]
    )
    func removedDependencies(statement: String) {
        let text = """
            let sail = Target.target(name: "Sail", dependencies: [.target(name: "Oar")])
            let package = Package(name: "Boat", targets: [sail, .target(name: "Oar")])
            \(statement)
            """
        #expect(dependencies(text) == [])
    }

    @Test func aTextAfterAnUnknownConditionIsUnknown() {
        let manifest = """
            import PackageDescription
            var folder = "Parts"
            if unknown() { folder = "Base" }
            let package = Package(name: "Boat", targets: [.target(name: "Sail", path: "\\(folder)/Sail")])
            """
        let modules = layout(["Parts/Sail/A.swift", "Base/Sail/B.swift"], manifests: ["Package.swift": manifest])
        #expect(modules.values.allSatisfy { $0?.name == "Sail" && $0?.origin == .packageFolder })
    }
}
