import CommandTestSupport
import Foundation
import Providers
import Modules
import TestSupport
import Testing

@testable import ThimbleCommands

/// A build generates the code of each module from what that module sees, which is itself and its dependencies. Here is
/// the proof, on every fixture with several modules, that this is the code that the whole app's generation writes, or
/// that a check of the whole app says where it is not.
@Suite("Generating module by module")
struct SingleModuleTests {
    private static let severalModules: Result<[Fixture], any Error> = Result {
        try Fixture.all.filter { fixture in
            try FixtureModules(of: fixture).modules.count > 1
        }
    }

    @Test("The code is that of the whole app, or a check says so", arguments: try severalModules.get())
    func isThatOfTheWholeApp(_ fixture: Fixture) throws {
        let copy = try FixtureCopy(of: fixture)
        let folder = try TemporaryFolder()
        let request = try InputOptions(Arguments([copy.app.path], for: Check.shape), for: Check.shape)
        let whole = try Analysis(request)
        let modules = whole.sources.modules
        // Only one of two modules of a name is ever in one build, so the whole folder is no app that is built.
        guard Set(modules.map(\.module.name)).count == modules.count else { return }
        let reported = Self.modulesWithUnseenChildren(in: whole)
        for (number, module) in modules.enumerated() where module.module.kind != .test {
            // Elsewhere the plugins pass the whole project.
            guard module.module.origin == .package || module.module.origin == .folder else { continue }
            let seen = SeenModules(from: number, in: modules)
            let files = seen.numbers.sorted().flatMap { modules[$0].files }.map {
                whole.sources.index.absolutePath(of: $0.path)
            }
            guard !files.isEmpty else { continue }
            let list = "\(folder.path)/sources.txt"
            try Files.write(files.joined(separator: "\n"), to: list)
            let output = "\(folder.path)/Output.swift"
            let name = module.module.name
            let outcome = thimble("generate", "--only-module", name, "--output", output, "--file-list", list)
            let isWholeSound = !whole.findings.contains(where: \.stopsGeneration)
            guard outcome.code == 0 else {
                let isReported = reported.contains(name)
                #expect(!isWholeSound || isReported, "\(name): \(outcome.output)\(outcome.errors)")
                continue
            }
            guard isWholeSound else { continue }
            let build = ModuleOfBuild(name: name, output: output, recordsInputs: false)
            let expected = try whole.plan(of: build, for: .all, pathLimit: 1000).files.map(\.contents).joined()
            #expect(try (Files.text(of: output) != expected) == reported.contains(name), "\(name)")
        }
    }

    /// The names of the modules whose builds lack something, if the build generates the code of all modules.
    private static func modulesWithUnseenChildren(in whole: Analysis) -> Set<String> {
        let modules = whole.sources.modules.map { $0.generatedByBuild() }
        let plan = GenerationPlan(graph: whole.graph, resolution: whole.resolution, sources: modules)
        return Set(plan.unseenWirings(in: whole.graph, whole.resolution).map { modules[$0.module].module.name })
    }

    /// A module, and the modules that it can import, directly or not.
    private struct SeenModules {
        private(set) var numbers: Set<Int>

        init(from start: Int, in modules: [ModuleSources]) {
            numbers = [start]
            var pending = [start]
            while let next = pending.popLast() {
                let module = modules[next]
                let imported = module.files.flatMap { $0.imports.map(\.module) } + module.otherImports
                let names = module.module.dependencies ?? imported + module.module.companions
                for other in modules.indices where names.contains(modules[other].module.name) {
                    if numbers.insert(other).inserted { pending.append(other) }
                }
            }
        }
    }

    @Test("There are many such fixtures")
    func areEnough() throws {
        let names = Set(try Self.severalModules.get().map(\.name))
        #expect(names.count > 30)
    }
}

extension ModuleSources {
    /// A copy whose code the build generates.
    fileprivate func generatedByBuild() -> ModuleSources {
        ModuleSources(
            module: module,
            files: files,
            generated: [],
            otherImports: otherImports,
            isGeneratedByBuild: true,
            sharersOfFiles: sharersOfFiles
        )
    }
}
