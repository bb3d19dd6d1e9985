import Testing

@testable import SourceLayout

@Suite struct GlobTests {
    @Test(
        arguments: [
            ("*.swift", "A.swift"), ("*.swift", "deep/down/A.swift"), ("Mocks", "a/Mocks"), ("a/*", "a/b"),
            ("**/Mocks", "Mocks"), ("**/Mocks", "a/b/Mocks"), ("a/**", "a"), ("a/**", "a/b/c"), ("a/**/d", "a/d"),
            ("a/**/d", "a/b/c/d"), ("a/b?", "a/bc"), ("a/[b-d]", "a/c"), ("a/[!b]", "a/c"), ("a*b*c", "axxbxxbc"),
            ("./a/b/", "a/b"), ("/work/*/b", "/work/a/b"), ("**", "a/b"), ("a/[", "a/["),
        ]
    )
    func matches(pattern: String, path: String) {
        #expect(Glob(pattern).matches(path))
    }

    @Test(
        arguments: [
            ("*.swift", "A.swiftly"), ("a/*", "a/b/c"), ("a/*", "b/a/b"), ("Mocks", "a/Mocks2"), ("a/**/d", "a/b/c"),
            ("a/b?", "a/b"), ("a/[b-d]", "a/e"), ("a/[!b]", "a/b"), ("a*b", "a/b"), ("", "a"),
        ]
    )
    func matchesNot(pattern: String, path: String) {
        #expect(!Glob(pattern).matches(path))
    }

    @Test func aHardPatternTakesNoLongTime() {
        let pattern = String(repeating: "**/*a*a*a*a*a*/", count: 12) + "b"
        let path = String(repeating: "\(String(repeating: "a", count: 40))/", count: 40) + "c"
        #expect(!Glob(pattern).matches(path))
    }
}
