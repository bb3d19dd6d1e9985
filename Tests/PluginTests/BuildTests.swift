import Foundation
import TestSupport
import Testing

/// Builds of an app with the plugins, in a folder for each test.
@Suite(
    "Builds with the plugins",
    .enabled(if: PackageManager() != nil, "No Swift is in the folders of PATH.")
)
struct BuildTests {
    /// Release takes as long again, so only CI builds it.
    private static let configurations =
        ProcessInfo.processInfo.environment["THIMBLE_PLUGIN_RELEASE"] == nil ? ["debug"] : ["debug", "release"]

    private static let all: Set = ["Generate Pier", "Generate App", "Check App"]

    @Test("Each edit runs what depends on it, and nothing else", arguments: configurations)
    func edits(_ configuration: String) throws {
        let app = try BuiltApp(configuration)
        let committed = try app.sources()
        let first = try app.build()
        try #require(first.isSuccess, "\(first.messages)")
        #expect(first.commands == Self.all)
        let program = try app.run(["run", "-c", configuration, "--skip-build", "App"])
        #expect(program.output == "Tide()\n")
        // Once more, because SwiftPM runs some commands again in the second build.
        _ = try app.build()
        let idle = try app.build()
        #expect(idle.isSuccess && idle.commands.isEmpty && idle.compiled.isEmpty, "\(idle.messages)")
        #expect(try app.sources() == committed)
        try edits(of: app)
        #expect(Set(try app.sources().keys) == Set(committed.keys))
    }

    @Test(
        "Files that come or go, outputs and the configuration run what depends on them, and nothing else",
        .enabled(if: LongTests.areIncluded, "\(LongTests.remark)"),
        arguments: configurations
    )
    func otherChanges(_ configuration: String) throws {
        let app = try BuiltApp(configuration)
        let committed = try app.sources()
        _ = try app.build()
        _ = try app.build()
        try files(of: app)
        try others(of: app)
        #expect(Set(try app.sources().keys) == Set(committed.keys))
    }

    private func edits(of app: BuiltApp) throws {
        let generated = try app.generatedFile(of: "Pier")
        let date = try app.date(of: generated)
        try app.replace("public struct", with: "\npublic struct", in: "Sources/Pier/Tide.swift")
        try expect(app, Self.all, because: "a dependency of App is edited")
        #expect(try app.date(of: generated) == date, "The same wiring is not written again.")
        try app.replace("print(", with: "print(\"\", ", in: "Sources/App/main.swift")
        try expect(app, ["Generate App", "Check App"], because: "App is edited")
        try app.replace("open class Builder", with: "\nopen class Builder", in: "Sources/RIBs/RIBs.swift")
        try expect(app, Self.all, because: "a dependency of both is edited")
        try app.replace("var tide: Tide", with: "var tides: Int { get }\n    var tide: Tide", in: Self.boat)
        try app.replace("var tide: Tide", with: "var tides: Int { 2 }\n    var tide: Tide", in: Self.component)
        try app.replace("dependency.tide)\"", with: "dependency.tide)\\(component.dependency.tides)\"", in: Self.boat)
        try expect(app, Self.all, because: "a requirement and its provider are added")
        #expect(try app.text(of: generated).contains("var tides: Int { dependency.tides }"))
    }

    private func files(of app: BuiltApp) throws {
        try app.write("struct Buoy {}\n", to: "Sources/Pier/Buoy.swift")
        try expect(app, Self.all, because: "a file is added")
        try app.write("struct Buoy {}\n", to: "Sources/Pier/RedBuoy.swift")
        try app.remove("Sources/Pier/Buoy.swift")
        try expect(app, Self.all, because: "a file is renamed")
        try app.remove("Sources/Pier/RedBuoy.swift")
        try expect(app, Self.all, because: "a file is removed")
    }

    private func others(of app: BuiltApp) throws {
        let generated = try app.generatedFile(of: "Pier")
        let text = try app.text(of: generated)
        try app.remove(generated)
        try expect(app, ["Generate Pier"], because: "the output is deleted")
        #expect(try app.text(of: generated) == text)
        try app.replace("{\"generated\"", with: "{\"strict\": false, \"generated\"", in: ".thimble.json")
        try expect(app, Self.all, because: "the configuration is edited")
    }

    private static let boat = "Sources/Pier/Boat.swift"
    private static let component = "Sources/App/AppComponent.swift"

    private func expect(_ app: BuiltApp, _ commands: Set<String>, because reason: Comment) throws {
        let build = try app.build()
        #expect(build.isSuccess, "\(reason.rawValue): \(build.messages)")
        #expect(build.commands == commands, reason)
        let idle = try app.build()
        #expect(idle.commands.isEmpty, "nothing is to be done after: \(reason.rawValue)")
    }

    @Test("A missing provider fails the build, once, at the requirement", arguments: configurations)
    func missingProvider(_ configuration: String) throws {
        let app = try BuiltApp(configuration)
        try app.replace("    var tide: Tide { Tide() }\n", with: "", in: Self.component)
        let build = try app.build()
        #expect(!build.isSuccess)
        let place = "\(app.path)/\(Self.boat):4:9: error: No scope above `BoatComponent` provides `tide: Tide`"
        #expect(build.lines(with: "[missing-provider]").isEmpty)
        #expect(build.lines(with: "(missing-provider)").map { String($0.prefix(place.count)) } == [place])
        // What is left undone says so again.
        #expect(try app.build().lines(with: place).count == 1)
        try app.replace("    init()", with: "    var tide: Tide { Tide() }\n    init()", in: Self.component)
        let repaired = try app.build()
        #expect(repaired.isSuccess, "\(repaired.messages)")
    }

    @Test("Warnings appear when the check runs")
    func warnings() throws {
        let app = try BuiltApp("debug")
        try app.replace("{ Tide() }", with: "{ Tide() }\n    var spare: Int { 1 }", in: Self.component)
        try app.replace("tide: Tide { get }", with: "tide: Tide { get }\n    var spare: Int { get }", in: Self.boat)
        let build = try app.build()
        #expect(build.isSuccess, "\(build.messages)")
        #expect(build.lines(with: "\(Self.boat):5:9: warning: ").count == 1)
        _ = try app.build()
        #expect(try app.build().lines(with: "warning: ").isEmpty)
    }

    @Test("A generated file that was left behind, and a configured module that is none, are located")
    func leftovers() throws {
        let app = try BuiltApp("debug")
        try app.write("// Generated by Thimble. Do not edit.\n", to: "Sources/Pier/ThimbleGenerated.swift")
        let left = try app.build()
        #expect(!left.isSuccess)
        #expect(!left.lines(with: "Sources/Pier/ThimbleGenerated.swift:1:1: ").isEmpty, "\(left.messages)")
        try app.remove("Sources/Pier/ThimbleGenerated.swift")
        try app.write(#"{"generated": {"Peer": "build"}}"#, to: ".thimble.json")
        let checked = try app.run(["package", "thimble", "check"])
        #expect(checked.messages.contains(".thimble.json:1:16: no module has the name 'Peer'"), "\(checked.messages)")
        #expect(!checked.isSuccess)
    }

    @Test("Commands that read need no permission, and commands that write name the one that has it")
    func commands() throws {
        let app = try BuiltApp("debug")
        let committed = try app.sources()
        let answer = try app.run(["package", "thimble", "why", "Boat.tide"])
        #expect(answer.isSuccess && answer.output.contains("supplied by `AppComponent`"), "\(answer.messages)")
        for words in [["check", "--fix"], ["check", "--reporter", "json=report.json"], ["generate"]] {
            let refused = try app.run(["package", "thimble"] + words)
            #expect(!refused.isSuccess)
            #expect(
                refused.messages.contains("--allow-writing-to-package-directory thimble-write"),
                "\(refused.messages)"
            )
        }
        #expect(!(try app.run(["package", "thimble-write", "generate"])).isSuccess)
        #expect(try app.sources() == committed)
        try app.write("{}", to: ".thimble.json")
        let permission = ["package", "--allow-writing-to-package-directory", "thimble-write", "generate"]
        let written = try app.run(permission)
        #expect(written.isSuccess, "\(written.messages)")
        #expect(try app.text(of: "Sources/Pier/ThimbleGenerated.swift").contains("extension PierComponent"))
    }
}
