import ScopeGraph
import ScopeRules
import Testing

/// Properties with the wrong type in one branch of an `#if`.
@Suite struct MismatchedBranchTests {
    private func found(
        _ members: String,
        requirement: String = "var oven: Oven { get }",
        beside declarations: String = ""
    ) -> [Finding] {
        let source = """
            import RIBs
            \(declarations)
            final class Oven {}
            final class Grill {}
            protocol BunDependency: Dependency {
                \(requirement)
            }
            final class BunComponent: Component<BunDependency> { var heat: Any { dependency } }
            final class BunBuilder: Builder<BunDependency> {
                func build() { print(BunComponent(dependency: dependency).heat) }
            }
            final class BakeryComponent: Component<EmptyDependency>, BunDependency {
                \(members)
                init() { super.init(dependency: EmptyComponent()) }
                func open() { BunBuilder(dependency: self).build() }
            }
            func start() { BakeryComponent().open() }
            """
        return findings(in: RuleSubject(source: source)).filter { $0.rule == "type-mismatch" }
    }

    @Test func debug() {
        for members in [
            "#if DEBUG\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif",
            "#if !DEBUG\nlet oven = Oven()\n#else\nlet oven = Grill()\n#endif",
            "#if DEBUG\nvar oven: Oven? { nil }\n#else\nlet oven = Oven()\n#endif",
        ] {
            #expect(found(members).map(\.severity) == [.error])
        }
    }

    @Test func otherFlags() {
        #expect(found("#if CAFE\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif").isEmpty)
        #expect(found("#if os(iOS)\nlet oven = Oven()\n#else\nlet oven = Grill()\n#endif").isEmpty)
        #expect(
            found("#if DEBUG\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif").first?.headline.text == """
                `BunComponent` requires `oven: Oven`, but `BakeryComponent.oven` has type `Grill` where `DEBUG` holds
                """
        )
    }

    @Test(arguments: [
        "#if DEBUG\nlet oven = Oven()\n#else\nvar oven: Oven { Oven() }\n#endif",
        "#if compiler(>=99)\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif",
        "#if false\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif",
        "#if canImport(Ovens)\nlet oven = Oven()\n#else\nlet oven = Grill()\n#endif",
        "#if os(Linux)\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif",
        "#if DEBUG\nlet oven = makeOven()\n#else\nlet oven = Oven()\n#endif",
        "#if DEBUG\nlet oven: ElectricOven = .shared\n#else\nlet oven = Oven()\n#endif",
    ])
    func silent(members: String) { #expect(found(members).isEmpty) }

    @Test(
        "an extension of a protocol may serve instead",
        arguments: [
            "extension BunDependency {\n#if DEBUG\nvar oven: Oven { Oven() }\n#endif\n}",
            "extension Dependency { var oven: Oven { Oven() } }",
            "protocol Heated {}\nextension Heated { var oven: Oven { Oven() } }\nextension BakeryComponent: Heated {}",
        ]
    )
    func protocolExtensions(declarations: String) {
        let members = "#if DEBUG\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif"
        #expect(found(members, beside: declarations).isEmpty)
        #expect(!found(members).isEmpty)
    }

    @Test func dependencyThatInheritsAnotherProtocolInEachBranch() {
        let source = """
            import RIBs
            final class Oven {}
            final class Grill {}
            protocol Roasting { var oven: Grill { get } }
            protocol Baking { var oven: Oven { get } }
            #if DEBUG
            protocol BunDependency: Dependency, Roasting {}
            #else
            protocol BunDependency: Dependency, Baking {}
            #endif
            final class BunComponent: Component<BunDependency> { var heat: Any { dependency.oven } }
            final class BakeryComponent: Component<EmptyDependency>, BunDependency {
                #if DEBUG
                let oven = Grill()
                #else
                let oven = Oven()
                #endif
            }
            func start() { print(BunComponent(dependency: BakeryComponent(dependency: EmptyComponent())).heat) }
            """
        #expect(findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.isEmpty)
    }

    @Test func requirementInTheSameBranches() {
        let members = "#if DEBUG\nlet oven = Grill()\n#else\nlet oven = Oven()\n#endif"
        let same = "#if DEBUG\nvar oven: Grill { get }\n#else\nvar oven: Oven { get }\n#endif"
        #expect(found(members, requirement: same).isEmpty)
        #expect(found(members, requirement: "#if !DEBUG\nvar oven: Oven { get }\n#endif").isEmpty)
        #expect(!found(members, requirement: "#if DEBUG\nvar oven: Oven { get }\n#endif").isEmpty)
    }

    @Test("a class that is declared in both branches", arguments: [("Oven", "Grill"), ("Grill", "Oven")])
    func classes(debug: String, release: String) {
        func found(_ debug: String, _ release: String, test: String = "DEBUG") -> [Severity] {
            let source = """
                import RIBs
                final class Oven {}
                final class Grill {}
                protocol BunDependency: Dependency { var oven: Oven { get } }
                final class BunComponent: Component<BunDependency> { var heat: Oven { dependency.oven } }
                #if \(test)
                final class BakeryComponent: Component<EmptyDependency>, BunDependency { let oven = \(debug)() }
                #else
                final class BakeryComponent: Component<EmptyDependency>, BunDependency { let oven = \(release)() }
                #endif
                func start() { print(BunComponent(dependency: BakeryComponent(dependency: EmptyComponent())).heat) }
                """
            return findings(in: RuleSubject(source: source)).filter { $0.rule == "type-mismatch" }.map(\.severity)
        }
        #expect(found(debug, release) == [.error])
        #expect(found(debug, release, test: "CAFE").isEmpty)
        #expect(found(debug, release, test: "canImport(Ovens)").isEmpty)
        #expect(found("Oven", "Oven").isEmpty)
    }
}
