import Testing

@testable import Reporters

/// The expected values were computed by `github/codeql-action` itself (lib/fingerprints.js at 44e0357, by Node 20) over
/// these texts.
@Suite struct LineHashTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let fingerprints: [String]
    }

    private static let end = "c129715d7a2bc9a3:1"

    static let cases = [
        Case(testDescription: "empty", text: "", fingerprints: [end]),
        Case(testDescription: "one line end", text: "\n", fingerprints: ["3c5bef55b72b93c9:1", end]),
        Case(
            testDescription: "a protocol",
            text: "protocol HarbourDependency: Dependency {\n    var crane: Crane { get }\n}\n",
            fingerprints: ["2733fb0512c65963:1", "37f79115e9da2129:1", "32dce9ccfdbc9d3e:1", end]
        ),
        Case(
            testDescription: "the same with carriage returns and a tab",
            text: "protocol HarbourDependency: Dependency {\r\n\tvar crane: Crane { get }\r\n}\r\n",
            fingerprints: ["2733fb0512c65963:1", "37f79115e9da2129:1", "32dce9ccfdbc9d3e:1", end]
        ),
        Case(
            testDescription: "all line ends",
            text: "a\rb\r\n\n c\r \nd",
            fingerprints: [
                "74677fe6e796af5f:1", "75e251f7e21ec968:1", "3005887a40c64c34:1", "f8ac93a55d88711a:1",
                "6bf49ae9d59c5bc1:1", "a23a3dc5e078b07b:1",
            ]
        ),
        Case(
            testDescription: "equal lines",
            text: "}\n}\n}\n" + String(repeating: "let filler = 0\n", count: 12) + "}\n",
            fingerprints: [
                "ecccb14c434ef077:1", "146b48f885aadc6e:1", "f3846127633bc154:1", "b6b3c63f13d473:1",
                "b6b3c63f13d473:2", "b6b3c63f13d473:3", "b6b3c63f13d473:4", "b6b3c63f44002e:1",
                "882cd84848c686a0:1", "73ed2b7432a1b3b2:1", "11408e99eba50964:1", "4072a66ae173a9b6:1",
                "3fb617f82d9656a8:1", "add7d848eb2d723a:1", "8a99772bd742fe6c:1", "32dce9ccfdbc9d3e:1", end,
            ]
        ),
        Case(
            testDescription: "characters outside of ASCII and of one code unit",
            text: "let brötchen = \"🥐 漢字\"\nlet löwe = 1",
            fingerprints: ["dfd01c3f0f45e5e7:1", "d8752095d17ae1c0:1"]
        ),
        Case(
            testDescription: "a mark of the byte order",
            text: "\u{FEFF}import RIBs\n",
            fingerprints: ["786a3089e989afe3:1", end]
        ),
        Case(
            testDescription: "lines about as long as the window",
            text: "\(run("x", 99))\n\(run("y", 100))\n\(run("z", 101))\n",
            fingerprints: ["52b56201ffb585b2:1", "cadd4b5b9d92c51c:1", "430534b53b700418:1", end]
        ),
    ]

    private static func run(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }

    @Test(arguments: cases)
    func areThoseOfGitHub(_ expected: Case) {
        #expect(LineHashes(of: Array(expected.text.utf8)).fingerprints == expected.fingerprints)
    }

    @Test func whatIsNotUTF8IsReadAllTheSame() {
        let hashes = LineHashes(of: [0xFF, 0xFE, 0x0A, 0x00, 0xC3]).fingerprints
        #expect(hashes.count == 2)
    }
}
