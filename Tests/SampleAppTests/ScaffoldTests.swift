import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// RIBs that `thimble new` writes into the sample: it compiles with its tests, and no check finds anything.
@Suite(
    "New RIBs in the sample",
    .enabled(if: Compiler.found != nil, "No Swift compiler is in the folders of PATH.")
)
struct ScaffoldTests {
    /// Every combination of the options, at the root, below a RIB without a view, and below one whose component keeps a
    /// builder.
    private static let combinations: [[String]] = ["Root", "LoggedIn", "OffGame"].flatMap { parent in
        [[], ["--module", "ScoreBoard"], ["--folder", "Sources/TicTacToe/More"]].flatMap { place in
            [[], ["--viewless"]].flatMap { view in
                [[], ["--tests"]].map { tests in
                    let words = ["A\(parent)"] + place.map { $0.filter(\.isLetter).capitalized }
                    let name = (words + view + tests).joined().filter(\.isLetter)
                    return [name, "--parent", parent] + place + view + tests
                }
            }
        }
    }

    private static func create(_ arguments: [String], in folder: TemporaryFolder) {
        let absolute = arguments.map { $0.hasPrefix("Sources/") ? "\(folder.path)/\($0)" : $0 }
        let outcome = thimble(["new", "rib"] + absolute + [folder.path])
        #expect(outcome.code == 0, "\(arguments): \(outcome.errors)\(outcome.output)")
    }

    /// Removes RIBs, after which all files but the manifest are as they were before these were created.
    private static func remove(_ names: [String], from folder: TemporaryFolder, leaving texts: [String: String]) throws
    {
        for name in names {
            let outcome = thimble("remove", "rib", name, "--apply", folder.path)
            #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        }
        for (path, text) in try Files.texts(below: folder.path) where path != "Package.swift" {
            #expect(text == texts[path], "\(path)")
        }
    }

    private static func expectSound(_ folder: TemporaryFolder) throws {
        let check = thimble("check", "--strict", folder.path)
        #expect(check.code == 0, "\(check.output)")
        let generate = thimble("generate", "--check", folder.path)
        #expect(generate.code == 0, "\(generate.output)")
        let errors = try ScaffoldJudge().errors(in: folder)
        #expect(errors.isEmpty, "\(errors)")
    }

    /// Every seventh: each value of each option is among them.
    private static let few = Sampling(combinations, every: 7).chosen

    @Test(
        "A few combinations with each value of each option compile",
        .disabled(if: LongTests.areAllIncluded, "All combinations are tested.")
    )
    func fewCombinations() throws {
        func values(_ combinations: [[String]]) -> Set<String> { Set(combinations.flatMap { $0.dropFirst() }) }
        #expect(values(Self.few) == values(Self.combinations))
        try judge(Self.few)
    }

    @Test("All combinations of options compile", .enabled(if: LongTests.areAllIncluded, "\(LongTests.remarkOnAll)"))
    func allCombinations() throws {
        #expect(Self.combinations.count == 36)
        try judge(Self.combinations)
    }

    /// In an app with generated wiring and in one that is wired by hand.
    private func judge(_ combinations: [[String]]) throws {
        let generated = try TemporaryFolder(Sample.read.get().texts)
        for combination in combinations { Self.create(combination, in: generated) }
        try Self.expectSound(generated)
        let handWired = try TemporaryFolder(HandWiredSample.made.get().texts)
        for combination in combinations where !combination.contains("--folder") && !combination.contains("--tests") {
            Self.create(combination, in: handWired)
        }
        #expect(!Files.paths(below: handWired.path).contains { $0.hasSuffix("ThimbleGenerated.swift") })
        try Self.expectSound(handWired)
    }

    @Test("In an app that the build wires, no file is generated")
    func wiredByTheBuild() throws {
        let folder = try TemporaryFolder(Sample.read.get().committedTexts)
        Self.create(["Settings", "--parent", "Root", "--tests"], in: folder)
        Self.create(["Profile", "--parent", "Settings", "--viewless"], in: folder)
        Self.create(["Avatar", "--parent", "Profile"], in: folder)
        #expect(thimble("check", "--strict", folder.path).code == 0)
        #expect(!Files.paths(below: folder.path).contains { $0.hasSuffix("ThimbleGenerated.swift") })
        let mocks = try folder.text(of: "Tests/TicTacToeTests/Mocks/Mocks.swift")
        #expect(mocks.contains(" --scope Settings --module "))
        #expect(mocks.contains("class SettingsBuildableMock"))
        let tree = thimble("graph", "--format", "text", folder.path).output
        #expect(tree.contains("Avatar"))
    }

    @Test("Components of Needle are created, moved and removed, and their providers are generated again")
    func needle() throws {
        let texts = try Sample.read.get().texts
        let folder = try TemporaryFolder(texts)
        func expectSound() throws {
            let check = thimble("check", "--strict", folder.path)
            #expect(check.code == 0, "\(check.output)")
            let generate = thimble("generate", "--dialect", "needle", "--check", folder.path)
            #expect(generate.code == 0, "\(generate.output)")
            let errors = try ScaffoldJudge().errors(in: folder, of: ["UseCases", "FilmList"])
            #expect(errors.isEmpty, "\(errors)")
        }
        Self.create(["Trailer", "--parent", "Cinema", "--needle"], in: folder)
        Self.create(["Subtitle", "--parent", "Trailer"], in: folder)
        Self.create(["Rating", "--parent", "Catalogue"], in: folder)
        Self.create(["Jury", "--parent", "Cinema", "--module", "UseCases"], in: folder)
        let manifest = try folder.text(of: "Package.swift")
        #expect(manifest.contains("name: \"UseCases\", dependencies: [\"NeedleFoundation\"]"))
        let cinema = try folder.text(of: "Sources/FilmList/App/CinemaComponent.swift")
        #expect(cinema.contains("\n    var trailer: TrailerComponent { TrailerComponent(parent: self) }\n"))
        try expectSound()
        for arguments in [["Subtitle", "--to", "Watchlist"], ["Rating", "--to", "FilmList"]] {
            let outcome = thimble(["move", "rib"] + arguments + ["--apply", folder.path])
            #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        }
        try expectSound()
        try Self.remove(["Subtitle", "Rating", "Trailer", "Jury"], from: folder, leaving: texts)
    }

    @Test("The targets get the dependencies that they lack, if the manifest lists them")
    func manifest() throws {
        let texts = try Sample.read.get().texts
        let folder = try TemporaryFolder(texts)
        let arguments = ["Settings", "--parent", "Root", "--module", "FilmList"]
        let shown = thimble(["new", "rib"] + arguments + ["--dry-run", folder.path])
        #expect(shown.output.contains("+++ \(folder.path)/Package.swift\n"), "\(shown.errors)")
        #expect(try Files.texts(below: folder.path) == texts)
        Self.create(arguments, in: folder)
        let manifest = try folder.text(of: "Package.swift")
        #expect(manifest.contains("dependencies: [\"Appearance\", \"FilmList\", \"RIBs\", \"ScoreBoard\", "))
        #expect(manifest.contains("name: \"FilmList\", dependencies: [\"NeedleFoundation\", \"RIBs\", \"TextViews\"]"))
        let check = thimble("check", "--strict", folder.path)
        #expect(check.code == 0, "\(check.output)")
        let errors = try ScaffoldJudge().errors(in: folder, of: ["FilmList", "ScoreBoard", "TicTacToe"])
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test("With the last RIB of a module, its imports are removed")
    func imports() throws {
        let texts = try Sample.read.get().texts
        let folder = try TemporaryFolder(texts)
        Self.create(["Settings", "--parent", "Root", "--module", "Appearance"], in: folder)
        Self.create(["Profile", "--parent", "Root", "--module", "UseCases", "--viewless"], in: folder)
        let builder = "Sources/TicTacToe/Root/RootBuilder.swift"
        #expect(try folder.text(of: builder).hasPrefix("import Appearance\nimport RIBs\n"))
        try Self.remove(["Settings", "Profile"], from: folder, leaving: texts)
    }

    @Test("A manifest that computes its targets is left alone")
    func computedManifest() throws {
        var texts = try Sample.read.get().texts
        let manifest = try #require(texts["Package.swift"])
        texts["Package.swift"] = manifest.replacingOccurrences(of: "    targets: [", with: "    targets: [] + [")
        let folder = try TemporaryFolder(texts)
        let outcome = thimble("new", "rib", "Settings", "--parent", "Root", "--module", "FilmList", folder.path)
        #expect(outcome.code == 2)
        let advice = "cannot import 'FilmList': add \"FilmList\" to the dependencies of target 'TicTacToe' first."
        #expect(outcome.errors.contains(advice), "\(outcome.errors)")
        #expect(try Files.texts(below: folder.path) == texts)
    }

    @Test("A dry run shows every change and writes nothing")
    func dryRun() throws {
        let texts = try Sample.read.get().texts
        let folder = try TemporaryFolder(texts)
        let outcome = thimble("new", "rib", "Settings", "--parent", "Root", "--tests", "--dry-run", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("+++ \(folder.path)/Sources/TicTacToe/Settings/SettingsRouter.swift\n"))
        #expect(outcome.output.contains("+++ \(folder.path)/Sources/TicTacToe/ThimbleGenerated.swift\n"))
        #expect(outcome.output.contains("+        let settingsBuilder = SettingsBuilder(dependency: component)\n"))
        #expect(outcome.errors.hasSuffix("Nothing was written.\n"))
        #expect(try Files.texts(below: folder.path) == texts)
    }

    @Test(
        "What exists already is refused, and nothing is written",
        arguments: [
            (["LoggedOut", "--parent", "Root"], "already declares 'LoggedOutDependency'"),
            (["ScoreBoard", "--parent", "Root", "--module", "ScoreBoard"], "already declares 'ScoreBoardDependency'"),
            (["Settings", "--parent", "Nowhere"], "Unknown scope 'Nowhere'"),
            (["Settings", "--parent", "Root", "--module", "Nowhere"], "Unknown module 'Nowhere'"),
            (["Settings", "--parent", "Root", "--module", "TicTacToeTests"], "is not a module of the app"),
            (["Settings", "--parent", "Root", "--module", "Play"], "'Play' depends on 'TicTacToe'"),
            (["Settings", "--parent", "Root", "--needle"], "'RootComponent' is not a component of Needle"),
            (["Trailer", "--parent", "Cinema", "--tests"], "'CinemaComponent' and its children have none"),
            (["settings", "--parent", "Root"], "is not the name of a RIB"),
            (["Settings"], "Name the parent"),
        ]
    )
    func refusals(_ arguments: [String], _ reason: String) throws {
        let texts = try Sample.read.get().texts
        let folder = try TemporaryFolder(texts)
        let outcome = thimble(["new", "rib"] + arguments + [folder.path])
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try Files.texts(below: folder.path) == texts)
    }

    @Test("A RIB is created, wired, tested, moved and removed, and each step compiles")
    func script() throws { try playScript(on: Sample.read.get().texts) }

    @Test(
        "So it is in the sample wired by hand",
        .enabled(if: LongTests.areIncluded, "\(LongTests.remark)")
    )
    func scriptWiredByHand() throws { try playScript(on: HandWiredSample.made.get().texts) }

    private func playScript(on texts: [String: String]) throws {
        let folder = try TemporaryFolder(texts)
        Self.create(["Settings", "--parent", "Root", "--tests"], in: folder)
        Self.create(["Profile", "--parent", "Settings", "--viewless", "--tests"], in: folder)
        try Self.expectSound(folder)
        let refused = thimble("remove", "rib", "Settings", folder.path)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("is the parent of 'ProfileComponent'"))
        #expect(thimble("move", "rib", "Profile", "--to", "LoggedIn", folder.path).code == 0)
        let moved = thimble("move", "rib", "Profile", "--to", "LoggedIn", "--apply", folder.path)
        #expect(moved.code == 0, "\(moved.errors)\(moved.output)")
        #expect(thimble("graph", "--format", "text", folder.path).output.contains("Profile"))
        try Self.expectSound(folder)
        let shown = thimble("remove", "rib", "Profile", folder.path)
        #expect(shown.code == 0)
        #expect(
            shown.output.contains(
                "--- \(folder.path)/Sources/TicTacToe/Profile/ProfileRouter.swift\n+++ /dev/null\n"
            )
        )
        #expect(shown.errors.hasSuffix("Nothing was written. '--apply' makes these changes.\n"))
        #expect(Files.paths(below: folder.path).contains("Sources/TicTacToe/Profile/ProfileRouter.swift"))
        #expect(thimble("remove", "rib", "Profile", "--apply", folder.path).code == 0)
        try Self.expectSound(folder)
        #expect(thimble("remove", "rib", "Settings", "--apply", folder.path).code == 0)
        #expect(try Files.texts(below: folder.path) == texts)
    }

    @Test("What the new ancestors of a moved RIB lack comes first, and nothing is written")
    func moveWithoutProviders() throws {
        let texts = try Sample.read.get().texts
        let folder = try TemporaryFolder(texts)
        let outcome = thimble("move", "rib", "CreateAccount", "--to", "OffGame", "--apply", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("No scope above `CreateAccountComponent` provides `nameRules: NameRules`"))
        #expect(outcome.errors.hasSuffix("Nothing was written: the new ancestors lack what is listed above.\n"))
        #expect(try Files.texts(below: folder.path) == texts)
    }

    @Test(
        "What cannot be moved is refused",
        arguments: [
            ("CreateAccount", "LoggedOut", "is already a child of 'LoggedOutComponent'"),
            (
                "LoggedOut", "CreateAccount",
                "'CreateAccountComponent' is a descendant of 'LoggedOutComponent', so it cannot become its parent"
            ),
            ("LoggedOut", "LoggedOut", "'LoggedOutComponent' cannot become its own parent"),
            ("LoggedIn", "LoggedOut", "'LoggedInBuildable' takes more than a listener"),
            ("TicTacToe", "ScoreBoard", "cannot import 'TicTacToe'"),
        ]
    )
    func unmovable(_ name: String, _ target: String, _ reason: String) throws {
        let folder = try TemporaryFolder(Sample.read.get().texts)
        let outcome = thimble("move", "rib", name, "--to", target, folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }

    @Test("A RIB that a person wrote is removed with what only it needed")
    func handWrittenRIB() throws {
        var texts = try Sample.read.get().texts
        // Nothing else uses the board.
        texts["Tests/TicTacToeTests/BoardTests.swift"] = nil
        let folder = try TemporaryFolder(texts)
        #expect(thimble("generate", folder.path).code == 0)
        let outcome = thimble("remove", "rib", "TicTacToe", "--apply", folder.path)
        // The app itself named only the rules, in a provider that is unused now.
        let left = Files.paths(below: folder.path).filter { $0.contains("/TicTacToe/TicTacToe/") }
        #expect(left.isEmpty, "\(left)")
        #expect(try !folder.text(of: "Sources/TicTacToe/App/AppComponent.swift").contains("gameRules"))
        #expect(try !folder.text(of: "Sources/TicTacToe/Root/RootBuilder.swift").contains("gameRecorder"))
        let router = try folder.text(of: "Sources/TicTacToe/LoggedIn/LoggedInRouter.swift")
        #expect(!router.contains("ticTacToe"))
        let remaining = outcome.errors.split(separator: "\n").filter { $0.contains(" warning: ") }
        #expect(remaining.allSatisfy { $0.contains("/Tests/TicTacToeTests/") }, "\(outcome.errors)")
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test("A file that other code may use is kept", arguments: ["public ", "@dynamicMemberLookup "])
    func helperOfOthers(_ words: String) throws {
        var texts = try Sample.read.get().texts
        texts["Tests/TicTacToeTests/BoardTests.swift"] = nil
        let path = "Sources/TicTacToe/TicTacToe/GameRules.swift"
        texts[path] = try #require(texts[path]).replacingOccurrences(of: "\nstruct ", with: "\n\(words)struct ")
        let folder = try TemporaryFolder(texts)
        _ = thimble("remove", "rib", "TicTacToe", "--apply", folder.path)
        #expect(Files.paths(below: folder.path).contains(path))
        #expect(try !folder.text(of: "Sources/TicTacToe/App/AppComponent.swift").contains("gameRules"))
    }

    @Test("A file in the way is refused, and nothing is written")
    func fileInTheWay() throws {
        var texts = try Sample.read.get().texts
        texts["Sources/TicTacToe/Settings/SettingsRouter.swift"] = "// Notes\n"
        let folder = try TemporaryFolder(texts)
        let outcome = thimble("new", "rib", "Settings", "--parent", "Root", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("SettingsRouter.swift' exists already"))
        #expect(try Files.texts(below: folder.path) == texts)
    }

    @Test("A parent that cannot be edited safely gets advice, and the rest is written")
    func advice() throws {
        var texts = try Sample.read.get().texts
        let path = "Sources/TicTacToe/Root/RootBuilder.swift"
        let builder = try #require(texts[path])
        texts[path] = builder.replacingOccurrences(
            of: "        return RootRouter(",
            with: "        let make = { (first: LoggedOutBuildable) in RootRouter("
        ).replacingOccurrences(
            of:
                "            loggedOutBuilder: loggedOutBuilder,\n            loggedInBuilder: loggedInBuilder\n        )",
            with: "            loggedOutBuilder: first,\n            loggedInBuilder: loggedInBuilder\n        ) }\n"
                + "        if appInformation == nil { return RootRouter(interactor: interactor) }\n"
                + "        return make(loggedOutBuilder)"
        )
        let folder = try TemporaryFolder(texts)
        let outcome = thimble("new", "rib", "Settings", "--parent", "Root", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("does not create 'RootRouter' in exactly one place. Add:\n"))
        #expect(outcome.errors.contains("    let settingsBuilder = SettingsBuilder(dependency: component)\n"))
        #expect(try folder.text(of: path).contains("RootDependencySettings"))
        #expect(try !folder.text(of: "Sources/TicTacToe/Root/RootRouter.swift").contains("settingsBuilder"))
        #expect(try folder.text(of: "Sources/TicTacToe/Root/RootInteractor.swift").contains("settingsDidClose() {}"))
        #expect(
            try folder.text(of: "Sources/TicTacToe/Settings/SettingsBuilder.swift").contains("class SettingsBuilder")
        )
    }
}
