import Testing

@testable import Semantics

struct BuildConditionTests {
    @Test func alternativesThatCoverEverythingNeedNoTest() {
        #expect(BuildConditions.either([["DEBUG"], ["!(DEBUG)"]]).isEmpty)
        #expect(BuildConditions.either([["os(iOS)"], ["!os(iOS)"]]).isEmpty)
        #expect(BuildConditions.either([["A"], ["!(A)", "B"], ["!(A)", "!(B)"]]).isEmpty)
        #expect(BuildConditions.either([["A", "B"], []]).isEmpty)
    }

    @Test func whatIsCoveredByAnotherIsDropped() {
        #expect(BuildConditions.either([["A", "B"], ["A"]]) == ["A"])
        #expect(BuildConditions.either([["A", "B"], ["A", "!(B)"]]) == ["A"])
    }

    @Test func otherAlternativesAreJoined() {
        #expect(BuildConditions.either([["A"], ["B", "C"]]) == ["(A) || ((B) && (C))"])
        #expect(BuildConditions.test(["A || B", "C"]) == "(A || B) && (C)")
        #expect(BuildConditions.both(["A", "B"], ["B", "C"]) == ["A", "B", "C"])
    }

    @Test func oppositesAreNotFoundInPartsOfATest() {
        #expect(BuildConditions.either([["A && B"], ["!A && B"]]) == ["(A && B) || (!A && B)"])
        #expect(BuildConditions.either([["A && B"], ["!(A && B)"]]).isEmpty)
    }

    @Test(
        arguments: [
            (["os(iOS)"], ["os(macOS)"]), (["os(macOS)"], ["!os(macOS)"]), (["A"], ["!(A)"]),
            (["os(iOS) || os(tvOS)"], ["DEBUG", "os(macOS)"]), (["canImport(AppKit) && os(macOS)"], ["os(iOS)"]),
            (["!os(macOS) && !os(tvOS) && !os(visionOS)"], ["!os(iOS)", "!os(watchOS)"]),
            (["A && B"], ["C", "!B"]), (["!A", "B"], ["A || !B"]), (["A"], ["B && !B"]),
        ] as [([String], [String])]
    )
    func neverCompiledTogether(one: [String], other: [String]) {
        #expect(BuildConditions.exclude(onAllSystems: one, other))
        #expect(BuildConditions.exclude(onAllSystems: other, one))
    }

    @Test(
        arguments: [
            (["!os(macOS)"], ["!os(iOS)"]), (["os(iOS)"], ["targetEnvironment(macCatalyst)"]), (["os(iOS)"], []),
            (["os(Linux)"], ["!os(macOS)"]), (["os(iOS)"], ["swift(>=6)"]), (["os(iOS)"], ["os(iOS) || os(macOS)"]),
            (["A && B"], ["C || !B"]), (["!A"], ["A || !B"]),
        ] as [([String], [String])]
    )
    func compiledTogether(one: [String], other: [String]) {
        #expect(!BuildConditions.exclude(onAllSystems: one, other))
        #expect(!BuildConditions.exclude(onAllSystems: other, one))
    }
}
