/// Every corpus, with its hash.
extension Corpus {
    static let large = make("large", .script(components: 5_000, files: 20_000))
    static let medium = make("medium", .script(components: 1_000, files: 5_000))
    static let sample = Corpus(name: "sample", recipe: .sample, hash: "")

    static let protocols = make("protocols-5000", .protocols(count: 5_000))

    static func shape(_ shape: Shape, _ size: Int, _ form: Form) -> Corpus {
        make("\(shape)-\(size)-\(form)", .shape(shape, size: size, form))
    }

    static func app(_ scopes: Int, _ form: Form) -> Corpus {
        make("app-\(scopes)-\(form)", .app(scopes: scopes, form))
    }

    private static func make(_ name: String, _ recipe: Recipe) -> Corpus {
        Corpus(name: name, recipe: recipe, hash: hashes[name] ?? "unknown")
    }

    /// They change with the recipes, and the figures with them.
    private static let hashes = [
        "app-500-needle": "4d69983941c79281",
        "app-500-ribs": "c392bd96942e1234",
        "app-5000-needle": "60d7fa5b632f70f7",
        "app-5000-ribs": "7ec0ed7f258368ea",
        "chain-2000-needle": "c784812f42410c21",
        "chain-2000-ribs": "985067e3d12a9c28",
        "chain-2000-unwired": "b0f05c548caa490e",
        "chain-20000-needle": "265c1c8515249a3b",
        "chain-20000-ribs": "9c46c39da9e8a56",
        "chain-20000-unwired": "b5020084f7c5cead",
        "ladder-200-needle": "422d4a6d20261fac",
        "ladder-200-ribs": "5b3d840c95b08365",
        "ladder-200-unwired": "b6cc1cee3fbcc211",
        "large": "f5a4df890239afea",
        "medium": "f34ec077cfdb9110",
        "protocols-5000": "671d5b520eecffbd",
        "readers-2000-needle": "3142922d2a683d0d",
        "readers-2000-ribs": "654134f695a0b518",
        "readers-2000-unwired": "457a2328108281a0",
        "readers-20000-needle": "a14336602486a4c1",
        "readers-20000-ribs": "2821498c69d07a36",
        "readers-20000-unwired": "94d24571fd0c057f",
        "star-2000-needle": "2b39f9a23b4853e3",
        "star-2000-ribs": "aaa7b444928c34d4",
        "star-2000-unwired": "e05fba0144b01221",
        "star-20000-needle": "e2748b30417ee89b",
        "star-20000-ribs": "61fbd0fb9efc9670",
        "star-20000-unwired": "83c90a9c252b7405",
    ]
}
