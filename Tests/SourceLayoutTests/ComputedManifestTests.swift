import Testing

@testable import SourceLayout

/// Packages whose manifests compute the paths of targets.
@Suite struct ComputedManifestTests {
    private static let files = ["Base/Oar/A.swift", "Parts/Sail/B.swift"]

    private func check(_ text: String) {
        let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\n\n" + text
        let modules = layout(Self.files, manifests: ["Package.swift": manifest])
        #expect(modules.mapValues { $0?.name } == ["Base/Oar/A.swift": "Oar", "Parts/Sail/B.swift": "Sail"])
        #expect(modules.values.allSatisfy { $0?.origin == .package })
        #expect(modules["Parts/Sail/B.swift"]??.dependencies == ["Oar"])
    }

    @Test(
        arguments: [
            #"kind == .base ? "Base" : "Parts""#, #"kind != .part ? "Base" : "Parts""#,
            #"(kind == .base) ? "Base" : "Parts""#, #"kind == .part && true ? "Parts" : "Base""#,
            #"name.hasPrefix("O") ? "Base" : "Parts""#, #"uses.isEmpty ? "Base" : "Parts""#,
            #"uses.count > 0 ? "Parts" : "Base""#, #"uses == [] ? "Base" : "Parts""#,
            #"kind == .none ? "X" : kind == .base ? "Base" : "Parts""#,
            #"kind != .none ? kind == .base ? "Base" : "Parts" : "X""#,
            #"names[name] ?? (kind == .base ? "Base" : "X")"#, #"names[name, default: "Base"]"#,
            #"if kind == .base { "Base" } else { "Parts" }"#,
            #"switch kind { case .base: "Base"; case .part, .none: "Parts" }"#,
            #"switch name { case let n where n.hasPrefix("S"): "Parts"; default: "Base" }"#,
            #"switch (kind, name) { case (.base, "Oar"): "Base"; default: "Parts" }"#,
            #"uses.contains { $0.count > 0 } ? "Parts" : "Base""#,
            #"uses.first.map { _ in "Parts" } ?? "Base""#,
        ]
    )
    func conditions(folder: String) {
        check(
            """
            enum Kind { case base, part, none }
            let names = ["Sail": "Parts"]
            func make(_ name: String, _ kind: Kind, _ uses: [String] = []) -> Target {
                let folder = \(folder)
                return .target(name: name, dependencies: uses.map { .byName(name: $0) }, path: "\\(folder)/\\(name)")
            }
            let package = Package(name: "Boat", targets: [make("Oar", .base), make("Sail", .part, ["Oar"])])
            """
        )
    }

    @Test(
        arguments: [
            "if let folder { return folder + \"/\" + name }\n    return \"Parts/\" + name",
            "guard let folder else { return \"Parts/\\(name)\" }\n    return \"\\(folder)/\\(name)\"",
            "guard let folder, folder != \"X\" else { return \"Parts/\\(name)\" }\n    return \"\\(folder)/\\(name)\"",
            "guard name != \"X\", let folder else { return \"Parts/\\(name)\" }\n    return \"\\(folder)/\\(name)\"",
            "let path: String\n    if let folder { path = folder } else { path = \"Parts\" }\n    return path + \"/\" + name",
            "folder.map { \"\\($0)/\\(name)\" } ?? \"Parts/\\(name)\"",
            "func inner(_ folder: String) -> String { folder + \"/\" + name }\n    return inner(folder ?? \"Parts\")",
        ]
    )
    func optionalFolders(body: String) {
        check(
            """
            func path(_ name: String, _ folder: String?) -> String {
                \(body)
            }
            func make(_ name: String, in folder: String? = nil, uses: [String] = []) -> Target {
                .target(name: name, dependencies: uses.map { .byName(name: $0) }, path: path(name, folder))
            }
            let package = Package(name: "Boat", targets: [make("Oar", in: "Base"), make("Sail", uses: ["Oar"])])
            """
        )
    }

    @Test(
        arguments: [
            "let targets = parts.map(make)", "let targets = parts.map(Target.make)",
            "let targets = parts.map { .make($0) }", "let targets = parts.flatMap(many)",
            "let targets = parts.map(Spec.init).map(\\.target)", "let targets = parts.map(Maker(suffix: \"\").make)",
            "let targets = parts.map { closure($0) }", "let targets = parts.map(closure)",
            "let targets = each(parts) { .make($0) }", "let targets = each(parts, make)",
            "let targets = each(parts, using: Target.make)",
            "let targets = Maker(suffix: \"\").each(parts)",
            "let maker = Maker(suffix: \"\")\nlet targets = parts.map { maker($0) }",
            "let targets: [Target] = .part(parts[0]) + .part(parts[1])",
            "let targets = [Target].part(parts[0]) + [Target].part(parts[1])",
            "var targets: [Target] = []\nfor part in parts { add(part) }\n"
                + "func add(_ part: Part) { targets.append(make(part)) }",
            "var targets: [Target] = []\nfunc add(_ part: Part, to list: inout [Target]) { list.append(make(part)) }\n"
                + "add(parts[0], to: &targets)\nadd(parts[1], to: &targets)",
            "var list = List()\nlist.add(parts[0])\nlist.add(parts[1])\nlet targets = list.targets",
            "let targets = parts.targets",
            "let targets = zip(parts, [\"Base\", \"Parts\"]).map { part, _ in make(part) }",
            "let targets = [true, false].flatMap { isMade in parts.compactMap { optional($0, isMade: isMade) } }",
            "var targets: [Target] = []\nfor part in [(\"Rag\", [], \"\")] + parts {\n    if part.0 == \"Rag\" { continue }\n"
                + "    targets.append(make(part))\n}",
        ]
    )
    func functionsAsValues(statement: String) {
        check(
            """
            typealias Part = (String, [String], String)
            let parts = [("Oar", [String](), "Base"), ("Sail", ["Oar"], "Parts")]
            \(statement)
            let closure: (Part) -> Target = { part in .make(part) }
            func make(_ part: Part) -> Target { .make(part) }
            func many(_ part: Part) -> [Target] { [make(part)] }
            func optional(_ part: Part, isMade: Bool) -> Target? {
                guard isMade else { return nil }
                return make(part)
            }
            func each(_ parts: [Part], in folder: String = "", _ body: (Part) -> Target) -> [Target] {
                parts.map { body($0) }
            }
            func each(_ parts: [Part], using body: (Part) -> Target) -> [Target] { parts.map(body) }
            extension Target {
                static func make(_ part: Part) -> Target {
                    .target(name: part.0, dependencies: part.1.map { .byName(name: $0) }, path: part.2 + "/" + part.0)
                }
            }
            extension Array where Element == Target { static func part(_ part: Part) -> Self { [.make(part)] } }
            extension Array where Element == Part { var targets: [Target] { map { make($0) } } }
            struct Maker {
                let suffix: String
                func make(_ part: Part) -> Target { .make(part) }
                func callAsFunction(_ part: Part) -> Target { .make(part) }
                func each(_ parts: [Part]) -> [Target] { parts.map(make) }
            }
            struct Spec {
                let part: Part
                init(_ part: Part) { self.part = part }
                var target: Target { .make(part) }
            }
            struct List {
                var targets: [Target] = []
                mutating func add(_ part: Part) { targets.append(Target.make(part)) }
            }
            let package = Package(name: "Boat", targets: targets)
            """
        )
    }

    @Test(
        "The parameter of a closure hides the same name around the closure, and only inside it.",
        arguments: [
            "parts.map { make($0.name, $0.uses.map { .byName(name: $0) }, $0.folder) }",
            "parts.map { name in make(name.name, name.uses.map { name in .byName(name: name) }, name.folder) }",
            "parts.map { part in make(part.name, part.uses.map { let part = $0; return .byName(name: part) }, part.folder) }",
            "parts.map { make($0.name, $0.uses.reduce([]) { $0 + [.byName(name: $1)] }, $0.folder) }",
        ]
    )
    func closuresInsideClosures(targets: String) {
        check(
            """
            let parts: [(name: String, uses: [String], folder: String)] = [("Oar", [], "Base"), ("Sail", ["Oar"], "Parts")]
            func make(_ name: String, _ uses: [Target.Dependency], _ folder: String) -> Target {
                .target(name: name, dependencies: uses, path: folder + "/" + name)
            }
            let package = Package(name: "Boat", targets: \(targets))
            """
        )
    }

    @Test func theFirstTargetWithAPropertyIsChanged() {
        check(
            """
            let package = Package(name: "Boat", targets: [
                .target(name: "Oar", path: "Base/Oar"), .target(name: "Sail", path: "Parts/Sail"),
            ])
            package.targets.first { $0.name == "Sail" }?.dependencies += ["Oar"]
            """
        )
    }

    @Test func operatorsOfTheManifest() {
        check(
            """
            extension String { static func / (left: String, right: String) -> String { left + "/" + right } }
            extension Array where Element == Target { static func + (list: Self, one: Target) -> Self { list + [one] } }
            let parts = ["Base"].map { Target.target(name: "Oar", path: $0 / "Oar") }
            let package = Package(
                name: "Boat",
                targets: parts + Target.target(name: "Sail", dependencies: ["Oar"], path: "Parts" / "Sail")
            )
            """
        )
    }

    @Test func numbersInPaths() {
        let manifest = """
            import PackageDescription
            let package = Package(
                name: "Boat",
                targets: ["Oar", "Sail"].enumerated().map { .target(name: $1, path: "Part\\($0)") }
            )
            """
        let modules = layout(["Part0/A.swift", "Part1/B.swift"], manifests: ["Package.swift": manifest])
        #expect(modules.mapValues { $0?.name } == ["Part0/A.swift": "Oar", "Part1/B.swift": "Sail"])
    }

    @Test func manyTargets() {
        let names = (1...150).map { "Part\($0)" }
        let manifest = """
            import PackageDescription
            let names = [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]
            func part(_ name: String) -> [Target] {
                let face = Target.target(name: "\\(name)Interface", path: "Parts/\\(name)/Interface")
                let main = Target.target(name: name, dependencies: [.target(name: face.name)], path: "Parts/\\(name)")
                let tests = "Parts/\\(name)/Tests"
                return [face, main, .testTarget(name: "\\(name)Tests", dependencies: [.target(name: name)], path: tests)]
            }
            let package = Package(name: "Boat", targets: names.flatMap(part))
            for target in package.targets { target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")] }
            """
        let last = "Parts/Part150/Tests/A.swift"
        let modules = layout([last], manifests: ["Package.swift": manifest])
        #expect(modules[last]??.name == "Part150Tests")
        #expect(modules[last]??.dependencies == ["Part150"])
    }

    @Test(
        "Work and depth are bounded.",
        arguments: [
            "var a = [1]\n" + String(repeating: "a = [a, a]\n", count: 30) + "let b = a == [a] || a != a",
            "var (a, b) = ([1], [1])\n" + String(repeating: "a = [a, a]\nb = [b, b]\n", count: 30) + "let c = a == b",
            "func f(_ a: [Int], _ n: Int) -> [Int] { [[a, a], [a, a]] }\nlet a = f(f(f(f(f(f(f(f([1]))))))))",
            "let a = (0..<4000).map { [$0] }\nlet b = a.map { _ in a }\nlet c = b.map { _ in b }.joined().joined()",
            "var a = [1]\nlet pad = (0..<99).map { $0 }\nfor _ in 0..<4000 { a = pad + [a] }",
            "for _ in 0..<4000 { for _ in 0..<4000 { for _ in 0..<4000 { } } }",
            "let a = (0..<4000).map { _ in (0..<4000).map { _ in (0..<4000).map { _ in } } }",
            "let a = (0..<4000).map { $0 }\nfor b in a { for c in a { let d = a.contains(-1) } }",
            "var a = [[1]: 1]\nfor b in 0..<4000 { for c in 0..<4000 { a[[b, c]] = 1 } }",
            "var a = \"a\"\nfor b in 0..<4000 { a = a.replacingOccurrences(of: \"a\", with: a) }",
            "var a = [1]\nfor _ in 0..<4000 { for _ in 0..<4000 { a = [a] } }",
            "var a = [1]\nfor _ in 0..<4000 { for _ in 0..<4000 { a += a } }",
            "var f = { 1 }\nfor _ in 0..<4000 { for _ in 0..<4000 { let g = f; f = { g() } } }",
            "func f(_ n: [Int]) -> [Int] { f(n + n) + f(n) }\nlet a = f([1, 2])",
            "func f(_ g: (Int) -> Int) -> Int { f { g($0) } }\nlet a = f { $0 }",
            "let a = (0..<4000).map { a in (0..<4000).map { b in (0..<4000).map { c in a } } }",
            "let a = 0...9223372036854775807\nlet b = -9223372036854775808..<9223372036854775807",
        ]
    )
    func hostileManifests(statement: String) {
        let manifest = """
            import PackageDescription
            \(statement)
            let package = Package(name: "Boat", targets: [.target(name: "Oar", path: "Code")])
            """
        let modules = layout(["Code/A.swift"], manifests: ["Package.swift": manifest])
        #expect(modules["Code/A.swift"]??.name == "Oar")
    }
}
