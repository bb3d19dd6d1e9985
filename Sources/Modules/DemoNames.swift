/// Words in the names of demo programs: `HomeDemo`, `ExampleApp`, `TestHost`.
private let demoWords = [
    "Demo", "Demos", "Example", "Examples", "Sample", "Samples", "TestHost", "Playground", "Sandbox",
]

/// Whether a name suggests a demo program. The name alone is not proof: many apps are called a sample.
package func isDemoName(_ name: some StringProtocol) -> Bool {
    var name = String(name)
    if name.hasSuffix("App"), name.count > 3 { name = String(name.dropLast(3)) }
    return demoWords.contains { word in
        if name == word || name.hasSuffix(word) { return true }
        guard name.hasPrefix(word), let next = name.dropFirst(word.count).first else { return false }
        // `Sampler` is another word.
        return !next.isLowercase
    }
}

extension Module {
    /// Whether it is an app of its own that is only beside another one because it compiles files of other modules.
    package var isVariant: Bool { kind == .demo && !companions.isEmpty && !isDemoName(name) }
}
