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
}
