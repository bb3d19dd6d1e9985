import SwiftReader
import Testing

@testable import Semantics

/// Whether what some conditions compile is certainly missing in builds that other conditions concern.
struct BuildTestTests {
    @Test(
        arguments: [
            (["DEBUG"], [], "DEBUG"), (["!DEBUG"], [], "DEBUG"), (["DEBUG && X"], ["X"], "DEBUG"),
            (["!(A || B)"], ["B"], "B"), (["A", "B"], ["B"], "A"), (["os(iOS)"], ["!os(iOS)"], "os(iOS)"),
            (["canImport( UIKit )"], [], "canImport(UIKit)"), (["A || B"], ["!B"], "A"),
            // Apple's systems are always among those that an app is built for.
            (["A && true"], [], "A"), (["A || !true"], [], "A"),
            (["A || os(Windows)"], [], "A"), (["(A) || ((!(A)) && (os(Linux)))"], [], "A"),
        ] as [([String], [String], String)]
    )
    func missing(provided: [String], required: [String], flag: String) {
        #expect(BuildTest.isMissing(provided, whenever: required, dependingOn: flag))
    }

    @Test(
        arguments: [
            // The requirement is compiled in the same builds.
            (["DEBUG"], ["DEBUG"], "DEBUG"), (["A || B"], ["A && B"], "A"), ([], ["A"], "A"),
            // It depends on another flag.
            (["A || B"], [], "A"), (["A"], ["B"], "B"), (["A"], [], "C"), (["A || os(iOS)"], [], "A"),
            (["A"], ["os(Windows)"], "A"), (["A || true"], [], "A"),
            // Nothing is compiled.
            (["A"], ["B && !B", "A"], "A"),
            // It is not understood.
            (["swift(>=6)"], ["A &&"], "A"), (["A B"], [], "A"), (["A(B(C))"], [], "A"), ([""], [], ""),
        ] as [([String], [String], String)]
    )
    func notCertainlyMissing(provided: [String], required: [String], flag: String) {
        #expect(!BuildTest.isMissing(provided, whenever: required, dependingOn: flag))
    }

    @Test func longAndDeepTestsAreNotUnderstood() {
        #expect(BuildTest(String(repeating: "(", count: 10) + "A" + String(repeating: ")", count: 10)) != nil)
        #expect(BuildTest(String(repeating: "!", count: 100_000) + "A") == nil)
        #expect(BuildTest(String(repeating: "(", count: 100) + "A" + String(repeating: ")", count: 100)) == nil)
        #expect(BuildTest(Array(repeating: "A", count: 200).joined(separator: " || ")) == nil)
        let flags = (0..<9).map { "F\($0)" }
        #expect(!BuildTest.isMissing(flags, whenever: [], dependingOn: "F0"))
        #expect(BuildTest.isMissing(Array(flags.prefix(8)), whenever: Array(flags[1..<8]), dependingOn: "F0"))
    }
}
