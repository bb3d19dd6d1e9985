import ScopeGraph

/// The command that wrote a file of mocks.
struct MockWords {
    let words: [String]

    private init(words: [String]) { self.words = words }

    init(_ command: String) { words = command.split(separator: " ").map(String.init) }

    var scopes: [String] { values(of: "--scope") }

    /// Whether it mocks what tests of a scope need.
    func serves(_ scope: Scope) -> Bool { scopes.contains(where: Self.names(of: scope).contains) }

    /// Whether it mocks protocols of a module.
    func reaches(_ module: String) -> Bool {
        let modules = values(of: "--module")
        return modules.isEmpty || modules.contains(module)
    }

    /// What a command may call a scope.
    private static func names(of scope: Scope) -> [String] { [scope.baseName, scope.name] }

    private func values(of option: String) -> [String] {
        zip(words, words.dropFirst()).filter { $0.0 == option }.map(\.1)
    }

    /// The same without a scope.
    func without(_ scope: Scope) -> MockWords {
        let names = Self.names(of: scope)
        var rest: [String] = []
        for word in words {
            if names.contains(word), rest.last == "--scope" { rest.removeLast() } else { rest.append(word) }
        }
        return MockWords(words: rest)
    }
}
