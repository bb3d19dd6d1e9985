/// What is true of the sample, written down by a person who read it: the tests do not ask Thimble what to expect.
enum Oracle {
    /// Who stands below whom.
    static let parents = [
        "Root": "App", "LoggedIn": "Root", "LoggedOut": "Root", "OffGame": "LoggedIn", "TicTacToe": "LoggedIn",
        "CreateAccount": "LoggedOut", "ScoreBoard": "OffGame",
    ]

    /// A property that a scope makes, and the scopes that ask for it.
    struct Resolution {
        let property: String
        let maker: String
        /// The nearest to the maker first, and scopes as near as each other by name.
        let readers: [String]
    }

    static let supplies = [
        Resolution(property: "appInformation", maker: "App", readers: ["Root"]),
        Resolution(property: "gameRules", maker: "App", readers: ["TicTacToe"]),
        Resolution(property: "theme", maker: "App", readers: ["TicTacToe", "ScoreBoard"]),
        Resolution(property: "webService", maker: "App", readers: ["LoggedIn", "LoggedOut", "CreateAccount"]),
        Resolution(property: "gameJournal", maker: "Root", readers: ["ScoreBoard"]),
        Resolution(property: "gameRecorder", maker: "Root", readers: ["TicTacToe"]),
        Resolution(property: "loggedInViewController", maker: "Root", readers: ["LoggedIn"]),
        Resolution(property: "mutableScoreStream", maker: "LoggedIn", readers: ["TicTacToe"]),
        Resolution(property: "player1Name", maker: "LoggedIn", readers: ["OffGame", "TicTacToe", "ScoreBoard"]),
        Resolution(property: "player2Name", maker: "LoggedIn", readers: ["OffGame", "TicTacToe", "ScoreBoard"]),
        Resolution(property: "scoreStream", maker: "LoggedIn", readers: ["OffGame", "ScoreBoard"]),
        Resolution(property: "nameRules", maker: "LoggedOut", readers: ["CreateAccount"]),
        Resolution(property: "scoreFormatter", maker: "OffGame", readers: ["ScoreBoard"]),
        Resolution(property: "scoreBoardBuilder", maker: "OffGame", readers: []),
    ]

    /// Whose dependency inherits the generated protocol of which child.
    static let conformances = [
        "Root": ["LoggedIn", "LoggedOut"], "LoggedIn": ["OffGame", "TicTacToe"], "LoggedOut": ["CreateAccount"],
        "OffGame": ["ScoreBoard"],
    ]

    /// The scopes that code outside the app may make: nobody says of them that nothing makes them.
    static let publicScopes: Set<String> = ["ScoreBoard"]

    /// The readers of a property that a scope makes.
    static func readers(of property: String, madeBy maker: String) -> [String] {
        supplies.first { $0.property == property && $0.maker == maker }?.readers ?? []
    }

    /// What a scope and all below it ask for from above, with the nearest of them that asks for it.
    static func needs(of top: String) -> [(property: String, reader: String)] {
        supplies.compactMap { resolution in
            guard !isInside(resolution.maker, top), let reader = resolution.readers.first(where: { isInside($0, top) })
            else {
                return nil
            }
            return (resolution.property, reader)
        }
    }

    /// Whether a scope is another one or stands below it.
    private static func isInside(_ scope: String, _ top: String) -> Bool {
        scope == top || parents[scope].map { isInside($0, top) } == true
    }

    /// The file in which a scope says what it needs.
    static func file(of scope: String) -> String {
        scope == "ScoreBoard"
            ? "Sources/ScoreBoard/ScoreBoardBuilder.swift" : "Sources/TicTacToe/\(scope)/\(scope)Builder.swift"
    }
}
