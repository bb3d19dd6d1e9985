/// Numbers that look random and are the same for the same seed (SplitMix64, by Steele, Lea and Flood).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Adds comments to code, which change nothing that it means.
struct RandomComments {
    private var numbers: RandomNumbers

    init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

    private static let ends = [" // once", " // a {", " /* twice */", "   ", " // Straße ü", " // MARK: - End"]
    private static let lines = [
        "// alone", "    /// Documents it.", "/* block */", "/* of\n\n   two */", "    // MARK: - Part", "", "  // }",
    ]

    /// Text with comments at the ends of some lines and between some lines. A file with multi-line strings stays as it
    /// is, and so does a line whose comment means something.
    mutating func added(to text: String) -> String {
        guard !text.contains("\"\"\""), !text.contains("/*") else { return text }
        var result: [String] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isFixed = line.contains("thimble:") || line.contains("//") || line.hasPrefix("#") || number == 0
            if number > 0, happens(15), !line.contains("swift-tools-version"),
                !(result.last?.contains("thimble:") ?? false)
            {
                result.append(Self.lines.randomElement(using: &numbers) ?? "")
            }
            let end = !isFixed && happens(30) ? Self.ends.randomElement(using: &numbers) ?? "" : ""
            result.append(line + end)
        }
        return result.joined(separator: "\n")
    }

    private mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
}
