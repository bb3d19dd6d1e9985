import SwiftReader
import Testing

@Suite("Code that no build compiles")
struct DeadCodeTests {
    @Test(
        "is not read",
        arguments: [
            ("#if false\nlet a = 1\n#endif\nlet b = 2", ["b"]),
            ("#if false\nlet a = 1\n#else\nlet b = 2\n#endif", ["b"]),
            ("#if false // later\nlet a = 1\n#elseif A\nlet b = 2\n#else\nlet c = 3\n#endif", ["b", "c"]),
            ("#if A\nlet a = 1\n#elseif false\nlet b = 2\n#endif\nlet c = 3", ["a", "c"]),
            ("#if false\n#if A\nlet a = 1\n#else\nlet b = 2\n#endif\n#else\nlet c = 3\n#endif\nlet d = 4", ["c", "d"]),
            ("class A {\n#if false\nfunc f() { let a = \"\\(1)\" }\n#endif\n}\nlet b = 2", ["b"]),
            ("#if !true\nlet a = 1\n#else\nlet b = 2\n#endif", ["b"]),
            ("#if (false && A)\nlet a = 1\n#endif\nlet b = 2", ["b"]),
            ("#if !(A || true)\nlet a = 1\n#endif\nlet b = 2", ["b"]),
            ("#if compiler(>=99)\nlet a = 1\n#else\nlet b = 2\n#endif", ["b"]),
            ("#if swift(>= 99.1)\nlet a = 1\n#endif", []),
            ("#if compiler(<5)\nlet a = 1\n#endif", []),
            ("#if compiler(>=5.0)\nlet a = 1\n#else\nlet b = 2\n#endif", ["a"]),
            ("#if !swift(>=4)\nlet a = 1\n#endif", []),
            // A branch before it is always compiled.
            ("#if true\nlet a = 1\n#elseif A\nlet b = 2\n#else\nlet c = 3\n#endif\nlet d = 4", ["a", "d"]),
            ("#if A\nlet a = 1\n#elseif true\nlet b = 2\n#else\nlet c = 3\n#endif", ["a", "b"]),
            ("#if true\n#if A\nlet a = 1\n#endif\nlet b = 2\n#else\nlet c = 3\n#endif", ["a", "b"]),
            // Damaged code is read.
            ("#if false\nlet a = 1", ["a"]),
            ("#if !false\nlet a = 1\n#endif", ["a"]),
            ("#if falsehood\nlet a = 1\n#endif", ["a"]),
            ("#if false || A\nlet a = 1\n#endif", ["a"]),
            // What depends on the build is read.
            ("#if compiler(>=6)\nlet a = 1\n#else\nlet b = 2\n#endif", ["a", "b"]),
            ("#if swift(>=5)\nlet a = 1\n#else\nlet b = 2\n#endif", ["a", "b"]),
            ("#if compiler(>=A)\nlet a = 1\n#else\nlet b = 2\n#endif", ["a", "b"]),
            ("#if canImport(A, _version: 99)\nlet a = 1\n#endif", ["a"]),
            ("#if A && true\nlet a = 1\n#else\nlet b = 2\n#endif", ["a", "b"]),
            ("#if !A || false // false\nlet a = 1\n#endif", ["a"]),
        ]
    )
    func skipped(text: String, names: [String]) {
        #expect(read(text).names(.variable) == names)
        #expect(read(text).conditions.allSatisfy { $0.range.start <= $0.range.end })
    }

    @Test("is read on demand")
    func kept() {
        let text = "#if false\nlet a = 1\n#else\nlet b = 2\n#endif"
        let source = SourceFile(path: "Test.swift", reading: Array(text.utf8), keepsDeadCode: true)
        #expect(source.names(.variable) == ["a", "b"])
    }
}
