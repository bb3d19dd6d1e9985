import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct AdoptTests {
    private static let library = """
        import RIBs

        protocol LibraryDependency: Dependency {
            var catalogue: Catalogue { get }
            var clock: Clock { get }
        }

        /// What Shelf needs from above Library.
        protocol LibraryDependencyShelf: Dependency {
            // TODO: Declare dependencies.
        }

        final class LibraryComponent: Component<LibraryDependency>, DeskDependency {

            var catalogue: Catalogue {
                return dependency.catalogue
            }

            // The clock of the reading room.
            var clock: Clock { dependency.clock }

            var loans: Loans { Loans(catalogue) }
        }

        // MARK: - ShelfDependency
        extension LibraryComponent: ShelfDependency {

            // TODO: Implement properties to provide for Shelf scope.
        }

        final class LibraryBuilder: Builder<LibraryDependency> {
            func build() -> LibraryRouter {
                let component = LibraryComponent(dependency: dependency)
                let shelf = ShelfBuilder(dependency: component)
                let desk = DeskBuilder(dependency: component)
                return LibraryRouter(shelf: shelf, desk: desk, loans: component.loans)
            }
        }

        """
    private static let children = """
        import RIBs

        protocol ShelfDependency: Dependency { var catalogue: Catalogue { get } }
        final class ShelfComponent: Component<ShelfDependency> {}
        final class ShelfBuilder: Builder<ShelfDependency> {
            func build() { print(ShelfComponent(dependency: dependency).dependency.catalogue) }
        }

        protocol DeskDependency: Dependency { var clock: Clock { get } }
        final class DeskComponent: Component<DeskDependency> {}
        final class DeskBuilder: Builder<DeskDependency> {
            func build() { print(DeskComponent(dependency: dependency).dependency.clock) }
        }

        final class AppComponent: EmptyComponent, LibraryDependency {
            var catalogue: Catalogue { Catalogue() }
            var clock: Clock { Clock() }
        }
        func open() { _ = LibraryBuilder(dependency: AppComponent()).build() }
        """

    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder(["Library.swift": Self.library, "Children.swift": Self.children])
    }

    @Test func whatGenerationRestoresIsDeletedAndNothingElse() throws {
        let folder = try folder()
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.code == 0)
        #expect(
            adopted.errors.contains(
                "Taken over: 2 conformances, 1 pass-through, 1 empty protocol; 15 lines fewer in 1 file."
            )
        )
        let left = try folder.text(of: "Library.swift")
        #expect(
            left.contains(
                """
                    var clock: Clock { get }
                }

                final class LibraryComponent: Component<LibraryDependency> {

                    // The clock of the reading room.
                    var clock: Clock { dependency.clock }

                    var loans: Loans { Loans(catalogue) }
                }

                final class LibraryBuilder: Builder<LibraryDependency> {
                """
            )
        )
        let generated = try folder.text(of: "ThimbleGenerated.swift")
        #expect(generated.contains("extension LibraryComponent: DeskDependency {}"))
        #expect(generated.contains("    var catalogue: Catalogue { dependency.catalogue }"))
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test func aDryRunShowsItAndWritesNothing() throws {
        let folder = try folder()
        let shown = thimble("generate", "--adopt", "--dry-run", folder.path)
        #expect(shown.code == 0)
        #expect(shown.output.contains("-protocol LibraryDependencyShelf: Dependency {\n"))
        #expect(shown.output.contains("+++ \(folder.path)/ThimbleGenerated.swift\n"))
        #expect(shown.errors.hasSuffix("Nothing was written.\n"))
        #expect(try folder.names() == ["Children.swift", "Library.swift"])
        #expect(try folder.text(of: "Library.swift") == Self.library)
    }

    @Test func theSecondRunFindsNothing() throws {
        let folder = try folder()
        _ = thimble("generate", "--adopt", folder.path)
        let again = thimble("generate", "--adopt", folder.path)
        #expect(again.code == 0)
        #expect(again.errors == "There is no hand-written code that Thimble can generate.\nUp to date.\n")
    }

    /// The compiler writes `encode(to:)` only in the file of the class.
    @Test(arguments: ["Encodable", "Codable", "Swift.Decodable"])
    func aConformanceStaysThatTheCompilerCompletes(_ inherited: String) throws {
        let children = Self.children.replacing(
            "protocol DeskDependency: Dependency {",
            with: "protocol DeskDependency: Dependency, \(inherited) {"
        )
        let folder = try TemporaryFolder(["Library.swift": Self.library, "Children.swift": children])
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.code == 0)
        #expect(adopted.errors.contains("Taken over: 1 conformance, 1 pass-through, 1 empty protocol;"))
        let head = "class LibraryComponent: Component<LibraryDependency>, DeskDependency {"
        #expect(try folder.text(of: "Library.swift").contains(head))
        #expect(try !folder.text(of: "ThimbleGenerated.swift").contains("LibraryComponent: DeskDependency"))
    }

    @Test func aConformanceStaysWhoseCommentWouldGoWithIt() throws {
        let head = "class LibraryComponent: Component<LibraryDependency>, DeskDependency {"
        let split = "class LibraryComponent: Component<LibraryDependency> {"
        let clause = """

            extension LibraryComponent: DeskDependency, /* the lamps are ours */ CustomStringConvertible {
                var description: String { "library" }
            }

            """
        let library = Self.library.replacing(head, with: split) + clause
        let folder = try TemporaryFolder(["Library.swift": library, "Children.swift": Self.children])
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.code == 0)
        #expect(try folder.text(of: "Library.swift").contains("/* the lamps are ours */"))
    }

    @Test func aConformanceStaysThatIsOnlyAvailableInSomeVersions() throws {
        let head = "class LibraryComponent: Component<LibraryDependency>, DeskDependency {"
        let split = "class LibraryComponent: Component<LibraryDependency> {"
        let clause = """

            @available(iOS 18, *)
            extension LibraryComponent: DeskDependency {
                var lamp: String { "lamp" }
            }

            """
        let library = Self.library.replacing(head, with: split) + clause
        let folder = try TemporaryFolder(["Library.swift": library, "Children.swift": Self.children])
        #expect(thimble("generate", "--adopt", folder.path).code == 0)
        #expect(try folder.text(of: "Library.swift").contains("extension LibraryComponent: DeskDependency {"))
    }

    /// The words of RIBs' templates go; those of a person stay, with what they are about.
    @Test(
        arguments: [
            "/// Conformance to what the shelf takes: Ada wants it here.\nextension LibraryComponent: ShelfDependency {}\n",
            "extension LibraryComponent: ShelfDependency {\n    // Nothing to be added, says Ada.\n}\n",
            "extension LibraryComponent: ShelfDependency {} // Ada\n",
            "/* Ada's */\nextension LibraryComponent: ShelfDependency {}\n",
            "// MARK: - Shelf\n// TODO: Ask Ada.\nextension LibraryComponent: ShelfDependency {}\n",
        ]
    )
    func whatAPersonSaysOfAnExtensionStays(_ text: String) throws {
        let own = """
            // MARK: - ShelfDependency
            extension LibraryComponent: ShelfDependency {

                // TODO: Implement properties to provide for Shelf scope.
            }

            """
        let folder = try TemporaryFolder([
            "Library.swift": Self.library.replacing(own, with: ""), "Children.swift": Self.children,
            "Library+Shelf.swift": "import RIBs\n\n\(text)",
        ])
        #expect(thimble("generate", "--adopt", folder.path).code == 0)
        let words = text.split(separator: "\n").filter { $0.contains("Ada") }
        let kept = try folder.text(of: "Library+Shelf.swift")
        for word in words { #expect(kept.contains(word)) }
        let again = thimble("generate", "--adopt", folder.path)
        #expect(again.errors.hasSuffix("Up to date.\n"))
        #expect(try folder.text(of: "Library+Shelf.swift") == kept)
    }

    /// Generated code is in another file, which does not see the member.
    @Test func aConformanceStaysThatTakesAMemberOfAPrivateProtocol() throws {
        let library = """
            import RIBs
            private protocol Named: AnyObject {}
            extension Named { var catalogue: Catalogue { Catalogue() } }
            final class LibraryComponent: Component<EmptyDependency>, Named, ShelfDependency {}
            func open() { ShelfBuilder(dependency: LibraryComponent(dependency: EmptyComponent())).build() }

            """
        let shelf = """
            import RIBs
            protocol ShelfDependency: Dependency { var catalogue: Catalogue { get } }
            final class ShelfBuilder: Builder<ShelfDependency> { func build() { print(dependency.catalogue) } }

            """
        let folder = try TemporaryFolder(["Library.swift": library, "Shelf.swift": shelf])
        #expect(thimble("generate", "--adopt", folder.path).code == 0)
        #expect(try folder.text(of: "Library.swift") == library)
    }

    @Test func aProtocolOfWhichAPersonSaysSomethingStays() throws {
        let library = Self.library.replacing(
            "/// What Shelf needs from above Library.",
            with: "/// Ada: the shelf will need a ladder."
        )
        let folder = try TemporaryFolder(["Library.swift": library, "Children.swift": Self.children])
        _ = thimble("generate", "--adopt", folder.path)
        #expect(try folder.text(of: "Library.swift").contains("/// Ada: the shelf will need a ladder."))
    }

    @Test func aFileInWhichNothingIsLeftIsNamed() throws {
        let text = "import RIBs\n\nextension LibraryComponent: ShelfDependency {\n}\n"
        let own = """
            // MARK: - ShelfDependency
            extension LibraryComponent: ShelfDependency {

                // TODO: Implement properties to provide for Shelf scope.
            }

            """
        let folder = try TemporaryFolder([
            "Library.swift": Self.library.replacing(own, with: ""), "Children.swift": Self.children,
            "Library+Shelf.swift": text,
        ])
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.errors.contains("Library+Shelf.swift: only imports are left; you can delete this file."))
        #expect(try folder.text(of: "Library+Shelf.swift") == "import RIBs\n")
    }

    @Test func anAppWithErrorsStaysAsItIs() throws {
        let broken = Self.library.replacing("    var clock: Clock { get }\n", with: "")
            .replacing("    var clock: Clock { dependency.clock }\n", with: "")
        let folder = try TemporaryFolder(["Library.swift": broken, "Children.swift": Self.children])
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.code == 1)
        #expect(try folder.text(of: "Library.swift") == broken)
        #expect(try folder.names() == ["Children.swift", "Library.swift"])
    }

    @Test func checkingAndAdoptingContradictEachOther() throws {
        let outcome = thimble("generate", "--check", "--adopt", ".")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("'--adopt' cannot be combined with '--check'"))
    }

    /// A pass-through that only another protocol of the component asks for stays; what else is generated may still go.
    @Test func conformancesGoWhereAPassThroughStays() throws {
        let asking = "protocol LibraryPresenterDependency: AnyObject { var rules: Rules { get } }\n"
        let library = Self.library
            .replacing(
                "    var clock: Clock { get }\n",
                with: "    var clock: Clock { get }\n    var rules: Rules { get }\n"
            )
            .replacing(
                "DeskDependency {\n",
                with: "DeskDependency, LibraryPresenterDependency {\n    var rules: Rules { dependency.rules }\n"
            )
        let children = Self.children.replacing(
            "    var clock: Clock { Clock() }\n",
            with: "    var clock: Clock { Clock() }\n    var rules: Rules { Rules() }\n"
        )
        let folder = try TemporaryFolder(["Library.swift": library + asking, "Children.swift": children])
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.code == 0)
        let left = try folder.text(of: "Library.swift")
        #expect(left.contains("LibraryComponent: Component<LibraryDependency>, LibraryPresenterDependency {"))
        #expect(left.contains("    var rules: Rules { dependency.rules }"))
        #expect(!left.contains("extension LibraryComponent: ShelfDependency"))
    }

    /// Members infer isolation from the clause of their extension, so that it is deleted after them.
    @Test func nothingIsLeftForASecondRun() throws {
        let app = """
            import RIBs

            @MainActor protocol ShelfDependency: Dependency { var catalogue: Catalogue { get } }
            @MainActor protocol LibraryDependency: Dependency { var catalogue: Catalogue { get } }
            @MainActor final class ShelfComponent: Component<ShelfDependency> {
                func show() { print(dependency.catalogue) }
            }
            @MainActor final class LibraryComponent: Component<LibraryDependency> {
                var shelf: ShelfComponent { ShelfComponent(dependency: self) }
            }

            extension LibraryComponent: ShelfDependency {
                var catalogue: Catalogue { dependency.catalogue }
            }

            """
        let folder = try TemporaryFolder(["Library.swift": app])
        let adopted = thimble("generate", "--adopt", folder.path)
        #expect(adopted.errors.hasPrefix("Taken over: 1 conformance, 1 pass-through, "), "\(adopted.errors)")
        #expect(try !folder.text(of: "Library.swift").contains("extension"))
        let again = thimble("generate", "--adopt", folder.path)
        #expect(again.errors == "There is no hand-written code that Thimble can generate.\nUp to date.\n")
    }
}
