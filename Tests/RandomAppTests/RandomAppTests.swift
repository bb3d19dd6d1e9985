import Foundation
import RandomApps
import TestSupport
import Testing

/// A few of the apps that the campaign judges by thousands.
@Suite("Random apps")
struct RandomAppTests {
    private static let count: UInt64 = LongTests.areIncluded ? 30 : 15

    @Test(
        "Thimble and the compiler are of one mind on them, sound and spoiled",
        .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was judged.")
    )
    func judge() throws {
        let folder = try TemporaryFolder()
        let result = try Campaign(in: folder.path).judge(1...Self.count)
        #expect(result.disagreements.map(\.description) == [])
        #expect(result.sound == Int(Self.count))
        #expect(result.spoiled == Int(Self.count))
    }

    @Test(
        "So they are on apps with many features of the language, which do what they should when they are run",
        .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was judged."),
        arguments: FeatureDialect.allCases
    )
    func judgeFeatures(_ dialect: FeatureDialect) throws {
        let folder = try TemporaryFolder()
        let campaign = try FeatureCampaign(dialect, in: folder.path, needle: nil)
        let result = try campaign.judge(1..<(LongTests.areIncluded ? 13 : 7))
        #expect(result.disagreements == [])
        #expect(result.agreements > 10)
    }

    @Test("A seed makes the same app at any time, and another seed another")
    func seeds() {
        #expect(RandomApp(seed: 7).text.files == RandomApp(seed: 7).text.files)
        #expect(RandomApp(seed: 7).text.files.values.sorted() != RandomApp(seed: 8).text.files.values.sorted())
    }

    @Test("Every pattern of an edge and every rule occurs")
    func coverage() {
        let apps = (1...UInt64(700)).map { RandomApp(seed: $0) }
        let patterns = Set(apps.flatMap(\.patterns))
        #expect(EdgePattern.all.map(\.name).filter { !patterns.contains($0) } == [])
        let rules = Set(apps.prefix(100).compactMap { $0.fault(seed: $0.plan.seed)?.expected.rule })
        let expected: Set = [
            "missing-provider", "type-mismatch", "inaccessible-provider", "missing-passthrough", "unknown-dependency",
            "duplicate-scope", "missing-property",
        ]
        #expect(rules == expected)
    }

    @Test("No two patterns have one name")
    func names() {
        #expect(Set(EdgePattern.all.map(\.name)).count == EdgePattern.all.count)
    }
}
