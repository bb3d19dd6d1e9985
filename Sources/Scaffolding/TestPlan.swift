import ScopeGraph
import Modules
import SwiftReader

/// What the tests of an app need for a new RIB.
struct TestPlan {
    private(set) var edits = ScaffoldEdits()
    /// By absolute path, the commands that write the files of mocks.
    private(set) var mocks: [String: String] = [:]
    /// Whether the protocols of the RIB are marked, because the tests mock what is marked.
    private(set) var marksProtocols = false
    private let testModule: ModuleSources?
    private let folder: String?

    init(
        _ request: NewRIBRequest,
        _ placement: Placement,
        wiring: ParentEdits,
        in sources: ScaffoldSources
    ) throws(ScaffoldRefusal) {
        let parent = wiring.scope
        let ofParent = sources.tests(of: sources.modules[parent.module].module)
        let parentEdits = TestEdits(of: ofParent, wiring, in: sources)
        edits = parentEdits.result
        let module = sources.modules[placement.module].module
        let own = sources.tests(of: module).first
        testModule = request.wantsTests ? own.map { sources.modules[$0] } : nil
        folder = request.wantsTests ? own.map { sources.folders[$0] } : nil
        guard !request.wantsTests || own != nil else {
            throw ScaffoldRefusal("No test target depends on '\(module.name)': add one, or leave out '--tests'.")
        }
        for number in Set(ofParent + (request.wantsTests ? [own].compactMap(\.self) : [])).sorted() {
            let need: Need =
                request.wantsTests && number == own
                ? .all : parentEdits.modulesWithMock.contains(sources.modules[number].module.name) ? .builder : .nothing
            addMocks(need, of: request.name.name, in: module.name, to: number, parent, sources)
        }
    }

    /// What the tests of its parents need for a RIB that moves.
    ///
    /// - Parameters:
    ///   - wiring: the edits of the new parent.
    ///   - module: the name of the module of the RIB.
    ///   - tests: indices into the modules.
    init(moving wiring: ParentEdits, of module: String, tests: [Int], in sources: ScaffoldSources) {
        let parentEdits = TestEdits(of: tests, wiring, in: sources)
        edits = parentEdits.result
        testModule = nil
        folder = nil
        let name = wiring.child.name
        for number in tests {
            let own = sources.modules[number]
            let lasting = own.files.filter { file in
                sources.mocks[file.path].map { MockWords($0).scopes.isEmpty } ?? true
            }
            let lacksMock =
                parentEdits.modulesWithMock.contains(own.module.name)
                && !TypeTable(lasting).declares("\(name[.buildable])Mock")
            addMocks(
                lacksMock ? .builder : .nothing,
                of: name.name,
                in: module,
                to: number,
                wiring.scope,
                sources,
                canMark: false
            )
        }
    }

    /// The mocks of the new RIB that a module of tests needs.
    private enum Need {
        case nothing, builder, all
    }

    /// Files of mocks are written again. What they lack comes into one of them, or into a new one.
    ///
    /// - Parameters:
    ///   - number: an index into the modules.
    ///   - canMark: whether the protocols of the RIB can get marks.
    private mutating func addMocks(
        _ need: Need,
        of name: String,
        in module: String,
        to number: Int,
        _ parent: Scope,
        _ sources: ScaffoldSources,
        canMark: Bool = true
    ) {
        let files = sources.modules[number].files.map(\.path)
        let commands = files.compactMap { file in sources.mocks[file].map { (file: file, command: MockWords($0)) } }
        for (file, command) in commands { mocks[sources.location(file)] = command.words.joined(separator: " ") }
        guard need != .nothing else { return }
        let reaching = commands.filter { $0.command.reaches(module) }
        if let ofParent = reaching.first(where: { $0.command.serves(parent) }) {
            // It has the mocks with which the parent's router makes children.
            if need == .all { add(name, to: ofParent.command, sources.location(ofParent.file)) }
        } else if canMark, let marked = reaching.first(where: { $0.command.scopes.isEmpty }) {
            marksProtocols = true
            mocks[sources.location(marked.file)] = marked.command.words.joined(separator: " ")
        } else if let ofSeveral = reaching.first(where: { $0.command.scopes.count > 1 }) {
            add(name, to: ofSeveral.command, sources.location(ofSeveral.file))
        } else {
            mocks["\(sources.folders[number])/\(name)Mocks.swift"] = "thimble mock --scope \(name)"
        }
    }

    private mutating func add(_ name: String, to command: MockWords, _ location: String) {
        mocks[location] = (command.words + ["--scope", name]).joined(separator: " ")
    }

    /// The files with the tests of a RIB, by absolute path.
    func files(of rib: NewRIB) -> [(path: String, text: String)] {
        guard let testModule, let folder else { return [] }
        let usesXCTest = testModule.files.count { $0.importedModules.contains("XCTest") }
        let usesTesting = testModule.files.count { $0.importedModules.contains("Testing") }
        let text = TestText(rib: rib, usesSwiftTesting: usesTesting > usesXCTest)
        return text.files.map { ("\(folder)/\($0.name)", $0.text) }
    }
}
