import Foundation
import Mocks
import SwiftReader
import TestSupport
import Testing

/// The mocks of all protocols of whole apps, judged by the compiler.
@Suite(.enabled(if: Compiler.found != nil, "swiftc is not installed"))
struct AppMockTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private static func swiftFiles(in folder: String) throws -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.contains("Package") }.sorted()
            .map { "\(folder)/\($0)" }
    }

    /// The mocks of the protocols of apps, each a folder.
    ///
    /// A module without its object has all of the compiler's errors, and the object of thousands of mocks takes minutes.
    private func expectMocks(
        of folders: [String],
        atLeast least: Int,
        mode: String,
        withObject isObjectMade: Bool = false
    ) throws {
        let compiler = try #require(Compiler.found)
        var judged = JudgedProtocols()
        for folder in folders { try judged.add(Self.swiftFiles(in: folder)) }
        let all = (protocols: judged.count, apps: judged.appCount)
        let stubs = try TemporaryFolder()
        // Fixtures contain code that does not compile, and stubs cannot meet every use of a type.
        for _ in 0..<3 {
            try stubs.write(judged.text, to: "Protocols.swift")
            let result = try compiler.run(["-swift-version", mode, "-typecheck", "\(stubs.path)/Protocols.swift"])
            if result.isAccepted { break }
            judged.remove(lines: Set(try result.errors().map(\.line)))
        }
        #expect(judged.count >= least)
        let source = SourceFile(path: "Protocols.swift", reading: Array(judged.text.utf8))
        let table = ProtocolTable([SourceProtocols(of: source, in: "Judged")], and: .usual)
        let first = MockPlan(of: table.entries, in: table)
        let refused = Set(first.faults.map(\.location))
        let plan = MockPlan(of: table.entries.filter { !refused.contains(table[$0].location) }, in: table)
        print(
            "\(judged.count) of \(all.protocols) protocols in \(judged.appCount) of \(all.apps) apps, \(plan.names.count) mocks with stubs, \(refused.count) that cannot be mocked"
        )
        let folder = try TemporaryFolder(["Protocols.swift": judged.text, "Mocks.swift": plan.text])
        let product = isObjectMade ? ["-c", "-o", "\(folder.path)/m.o"] : ["-emit-module"]
        let place = ["-emit-module-path", "\(folder.path)/Judged.swiftmodule"]
        let result = try compiler.run(
            ["-swift-version", mode, "-parse-as-library", "-module-name", "Judged", "-wmo"] + product + place,
            files: ["\(folder.path)/Protocols.swift", "\(folder.path)/Mocks.swift"]
        )
        #expect(result.isAccepted, "\(result.errorLines)")
    }

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"))
    func theProtocolsOfSampleAppHaveMocksInSwift5() throws { try theProtocolsOfSampleAppHaveMocks(mode: "5") }

    @Test(arguments: ["6"])
    func theProtocolsOfSampleAppHaveMocks(mode: String) throws {
        let folder = Self.tests.deletingLastPathComponent().appendingPathComponent("SampleApp/Sources").path
        try expectMocks(of: [folder], atLeast: 60, mode: mode, withObject: true)
    }

    /// The fixtures are judged in portions: the compiler takes longer for one large module than for several small ones.
    private static let portionCount = 8

    @Test(
        .enabled(if: LongTests.areIncluded, "\(LongTests.remark)"),
        arguments: 1..<portionCount,
        ["5", "6"]
    )
    func theProtocolsOfOtherFixturesHaveMocks(portion: Int, mode: String) throws {
        try theProtocolsOfTheFixturesHaveMocks(portion: portion, mode: mode)
    }

    @Test(arguments: [0], ["6"])
    func theProtocolsOfTheFixturesHaveMocks(portion: Int, mode: String) throws {
        let folder = Self.tests.appendingPathComponent("GoldenTests/Fixtures").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let some = names.indices.filter { $0 % Self.portionCount == portion }.map { "\(folder)/\(names[$0])/Input" }
        try expectMocks(of: some, atLeast: 250, mode: mode)
    }

    private static let others = (ProcessInfo.processInfo.environment["THIMBLE_MOCK_FOLDERS"] ?? "").split(
        separator: ":"
    )
    .map(String.init)

    @Test(.enabled(if: !others.isEmpty, "THIMBLE_MOCK_FOLDERS names no folders of apps"), arguments: ["5", "6"])
    func theProtocolsOfOtherAppsHaveMocks(mode: String) throws {
        try expectMocks(of: Self.others, atLeast: 1, mode: mode)
    }
}
