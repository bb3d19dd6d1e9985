import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// A file in Needle's form that somebody committed, beside sources that have changed since.
@Suite struct StaleNeedleTests {
    private static let app = """
        import NeedleFoundation

        final class MuseumComponent: BootstrapComponent {
            public var guide: Guide { Guide() }
            public var ticket: Ticket { Ticket() }
            var hall: HallComponent { HallComponent(parent: self) }
        }
        protocol HallDependency: Dependency {
            var guide: Guide { get }
        }
        final class HallComponent: Component<HallDependency> {
            var room: RoomComponent { RoomComponent(parent: self) }
            func open() { print(dependency.guide) }
        }
        protocol RoomDependency: Dependency {
            var ticket: Ticket { get }
        }
        final class RoomComponent: Component<RoomDependency> {
            func open() { print(dependency.ticket) }
        }
        struct Guide {}
        struct Ticket {}

        """

    /// What Needle 0.10 wrote for the app.
    private static let old = """


        import NeedleFoundation

        // swiftlint:disable unused_declaration
        private let needleDependenciesHash : String? = nil

        // MARK: - Registration

        public func registerProviderFactories() {
            __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->MuseumComponent") { component in
                return EmptyDependencyProvider(component: component)
            }
            __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->MuseumComponent->HallComponent") { component in
                return HallDependency1Provider(component: component)
            }
            __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->MuseumComponent->HallComponent->RoomComponent") { component in
                return RoomDependency1Provider(component: component)
            }
        }

        // MARK: - Providers

        private class HallDependency1BaseProvider: HallDependency {
            var guide: Guide {
                return museumComponent.guide
            }
            private let museumComponent: MuseumComponent
            init(museumComponent: MuseumComponent) {
                self.museumComponent = museumComponent
            }
        }
        /// ^->MuseumComponent->HallComponent
        private class HallDependency1Provider: HallDependency1BaseProvider {
            init(component: NeedleFoundation.Scope) {
                super.init(museumComponent: component.parent as! MuseumComponent)
            }
        }
        /// ^->MuseumComponent->HallComponent->RoomComponent
        private class RoomDependency1Provider: RoomDependency {
            var ticket: Ticket {
                return museumComponent.ticket
            }
            private let museumComponent: MuseumComponent
            init(component: NeedleFoundation.Scope) {
                museumComponent = component.parent.parent as! MuseumComponent
            }
        }

        """

    /// What `check` says of the generated file, without the place.
    private func said(
        changing before: String,
        to after: String,
        generated: String? = nil
    ) throws -> (text: String, code: Int32) {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        if let generated {
            try folder.write(generated, to: "NeedleGenerated.swift")
        } else {
            #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        }
        #expect(!before.isEmpty == Self.app.contains(before))
        try folder.write(Self.app.replacing(before, with: after), to: "App.swift")
        let outcome = thimble("check", "--only", "stale-providers", folder.path)
        #expect(outcome.code == 0 || outcome.output.contains("NeedleGenerated.swift:1:1: error:"))
        let line = outcome.output.split(separator: "\n").first ?? ""
        return (String(line.split(separator: "out of date: ").last ?? ""), outcome.code)
    }

    private func sayings(changing before: String, to after: String) throws -> [(text: String, code: Int32)] {
        [
            try said(changing: before, to: after),
            try said(changing: before, to: after, generated: Self.old),
        ]
    }

    @Test func whatIsUpToDateIsNotSaid() throws {
        for said in try sayings(changing: "struct Guide {}", to: "struct Guide { let name = \"Ada\" }") {
            #expect(said.text == "")
            #expect(said.code == 0)
        }
    }

    @Test func aNewRequirementIsLacking() throws {
        for said in try sayings(
            changing: "var guide: Guide { get }",
            to: "var guide: Guide { get }\n    var ticket: Ticket { get }"
        ) {
            #expect(said.text == "`HallComponent` lacks `ticket` [stale-providers]")
            #expect(said.code == 1)
        }
    }

    @Test func aNewScopeHasNoPath() throws {
        for said in try sayings(
            changing: "func open() { print(dependency.guide) }",
            to: """
                func open() { print(dependency.guide) }
                    var shop: ShopComponent { ShopComponent(parent: self) }
                }
                final class ShopComponent: Component<EmptyDependency> {
                """
        ) {
            let path = "^->MuseumComponent->HallComponent->ShopComponent"
            #expect(said.text == "the path `\(path)` is missing [stale-providers]")
            #expect(said.code == 1)
        }
    }

    /// A nearer scope has it now.
    @Test func anotherSupplierIsNamed() throws {
        for said in try sayings(
            changing: "var room: RoomComponent",
            to: "public var ticket: Ticket { Ticket() }\n    var room: RoomComponent"
        ) {
            #expect(
                said.text
                    == "`RoomComponent` reads `ticket` from `MuseumComponent` instead of `HallComponent` [stale-providers]"
            )
            #expect(said.code == 1)
        }
    }

    /// It compiles and does no harm.
    @Test func whatIsNoLongerNeededIsAWarning() throws {
        for said in try sayings(changing: "    var room: RoomComponent { RoomComponent(parent: self) }\n", to: "") {
            #expect(
                said.text
                    == "the path `^->MuseumComponent->HallComponent->RoomComponent` is no longer needed [stale-providers]"
            )
            #expect(said.code == 0)
        }
    }

    @Test func aDeletedRequirementIsAWarning() throws {
        let component = "}\nfinal class RoomComponent: Component<RoomDependency> {\n"
        for said in try sayings(
            changing: "    var ticket: Ticket { get }\n\(component)    func open() { print(dependency.ticket) }\n",
            to: component
        ) {
            #expect(said.text == "`RoomComponent` no longer needs `ticket` [stale-providers]")
            #expect(said.code == 0)
        }
    }

    /// In a file that was merged badly, one of the two ways of looking things up may be complete alone.
    @Test func theTablesOfTheDynamicModeCountToo() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        _ = thimble("generate", "--dialect", "needle", folder.path)
        let text = try folder.text(of: "NeedleGenerated.swift")
        let line = "        keyPathToName[\\RoomDependency.ticket] = \"ticket-Ticket\"\n"
        #expect(text.contains(line))
        try folder.write(text.replacing(line, with: ""), to: "NeedleGenerated.swift")
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("out of date: `RoomComponent` lacks `ticket` [stale-providers]"))
    }

    @Test(arguments: [
        ("museumComponent.ticket", "museumComponent.spare", "from `MuseumComponent.spare` instead of"),
        ("museumComponent.ticket", "museumComponent.guide.ticket", "from `MuseumComponent.guide.ticket` instead of"),
        ("museumComponent.ticket", "Ticket()", "from `Ticket` instead of"),
    ])
    func aGetterThatIsEditedIsOutOfDate(_ before: String, _ after: String, _ what: String) throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        _ = thimble("generate", "--dialect", "needle", folder.path)
        for text in [try folder.text(of: "NeedleGenerated.swift"), Self.old] {
            #expect(text.contains("return \(before)\n"))
            try folder.write(text.replacing(before, with: after), to: "NeedleGenerated.swift")
            let outcome = thimble("check", "--only", "stale-providers", folder.path)
            #expect(outcome.code == 1)
            let sentence = "`RoomComponent` reads `ticket` \(what) `MuseumComponent.ticket` [stale-providers]"
            #expect(outcome.output.contains("out of date: \(sentence)"), "\(outcome.output)")
            // A formatter changes nothing of what it reads.
            try folder.write(text.replacing("return museum", with: "museum"), to: "NeedleGenerated.swift")
            #expect(!thimble("check", folder.path).output.contains("stale-providers"))
        }
    }

    /// Needle would register it again: it takes any call that begins with the name for one that makes the component.
    @Test func aPathThatNeedleMakesOfAMentionIsNotSaid() throws {
        let said = try said(
            changing: "var room: RoomComponent { RoomComponent(parent: self) }",
            to: "func title() -> String { RoomComponent.title() }",
            generated: Self.old
        )
        #expect(said.text == "")
    }

    /// An error in the tree comes first.
    @Test func besideAnErrorNothingIsStale() throws {
        let said = try said(changing: "    public var ticket: Ticket { Ticket() }\n", to: "")
        #expect(!said.text.contains("stale-providers"))
    }

    /// A key path reads without effects, so the tables of the dynamic mode have no such property.
    @Test func aRequirementWithEffectsIsUpToDate() throws {
        let app = Self.app
            .replacing("public var guide: Guide { Guide() }", with: "public var guide: Guide { get async { Guide() } }")
            .replacing("var guide: Guide { get }", with: "var guide: Guide { get async }")
            .replacing(
                "func open() { print(dependency.guide) }",
                with: "func open() async { print(await dependency.guide) }"
            )
        let folder = try TemporaryFolder(["App.swift": app])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let outcome = thimble("check", folder.path)
        #expect(!outcome.output.contains("stale-providers"))
        #expect(outcome.code == 0)
    }

    @Test func aPluginExtensionIsCompared() throws {
        let app = """
            import NeedleFoundation

            final class CinemaComponent: BootstrapComponent {
                var hall: HallComponent { HallComponent(parent: self) }
            }
            protocol HallPluginExtension: PluginExtension {
                var usher: Usher { get }
            }
            final class HallComponent: PluginizedComponent<EmptyDependency, HallPluginExtension, HallNonCoreComponent> {
                func open() { print(pluginExtension.usher) }
            }
            final class HallNonCoreComponent: NonCoreComponent<EmptyDependency> {
                public var usher: Usher { Usher() }
                public var snack: Snack { Snack() }
            }
            struct Usher {}
            struct Snack {}

            """
        let folder = try TemporaryFolder(["App.swift": app])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        #expect(!thimble("check", folder.path).output.contains("stale-providers"))
        let changed = app.replacing(
            "var usher: Usher { get }",
            with: "var usher: Usher { get }\n    var snack: Snack { get }"
        )
        try folder.write(changed, to: "App.swift")
        let outcome = thimble("check", folder.path)
        #expect(outcome.output.contains("out of date: the plugin extension of `HallComponent` lacks `snack`"))
    }
}
