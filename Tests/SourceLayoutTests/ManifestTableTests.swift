import Testing

@testable import SourceLayout

/// Targets that a manifest makes of a table: of pairs, or of a dictionary.
@Suite struct ManifestTableTests {
    @Test(
        arguments: [
            #"let parts = ["Oar": [String](), "Sail": ["Oar"]]"#
                + "\nlet targets = parts.sorted { $0.key < $1.key }.map { name, needs in make(name, needs) }",
            #"let parts = [("Oar", []), ("Sail", ["Oar"])]"# + "\nlet targets = parts.map { make($0, $1) }",
            #"let parts: [(name: String, needs: [String])] = [("Oar", []), ("Sail", ["Oar"])]"#
                + "\nlet targets = parts.map { make($0.name, $0.needs) }",
            #"let parts = [(name: "Oar", needs: []), (name: "Sail", needs: ["Oar"])]"#
                + "\nlet targets = parts.map { part in make(part.0, part.needs) }",
            #"let parts = ["Oar": "", "Sail": "Oar"]"# + "\nvar targets: [Target] = []"
                + "\nfor (name, need) in parts { targets.append(make(name, [need])) }",
            #"let parts = ["Oar": [], "Sail": ["Oar"]]"#
                + #"\#nlet targets = ["Oar", "Sail"].map { make($0, parts[$0] ?? []) }"#,
            #"let (first, second) = ("Oar", "Sail")"# + "\nlet targets = [make(first, []), make(second, [first])]",
            #"let parts = ["a": "Oar", "b": "Sail"]"# + "\nlet targets = parts.values.map { make($0, []) }",
            #"let targets: [Target] = { let names = ["Oar", "Sail"]; return names.map { make($0, []) } }()"#,
            #"let targets = ["Oar", "Sail"].enumerated().map { _, name in make(name, []) }"#,
            #"let targets = [["Oar"], ["Sail"]].joined().map { make($0, []) }"#,
            #"let targets = [[make("Oar", [])], [make("Sail", [])]].reduce([], +)"#,
            #"let targets = ["Oar", "Sail"].reduce([]) { $0 + [make($1, [])] }"#,
            #"let targets = ["Oar", "Sail"].reduce(into: [Target]()) { all, name in all.append(make(name, [])) }"#,
            "var targets = [Target]()\n" + #"for name in Array(["Oar", "Sail"]) { targets.append(make(name, [])) }"#,
            #"let targets = [make("Oar", [])] + ["Rag", "Sail"].filter { $0 != "Rag" }"#
                + #".map { Target.target(name: $0 + "Kit", path: "Parts/Sail") }"#,
            "let isOld = false\nfunc sail() -> Target {\n    guard !isOld else { return make(\"Rag\", []) }\n"
                + "    return make(\"Sail\", [])\n}\nlet targets = [make(\"Oar\", []), sail()]",
        ]
    )
    func tablesNameTargets(text: String) {
        let make = """
            func make(_ name: String, _ needs: [String]) -> Target {
                .target(name: name + "Kit", dependencies: needs.map { .byName(name: $0) }, path: "Parts/" + name)
            }
            """
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            \(text)
            \(make)

            let package = Package(name: "Boat", targets: targets)
            """
        let modules = layout(
            ["Parts/Oar/Oar.swift", "Parts/Sail/Sail.swift"],
            manifests: ["Package.swift": manifest]
        )
        #expect(
            modules.mapValues { $0?.name } == ["Parts/Oar/Oar.swift": "OarKit", "Parts/Sail/Sail.swift": "SailKit"]
        )
    }
}
