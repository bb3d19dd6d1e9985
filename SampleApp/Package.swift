// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "SampleApp",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "tic-tac-toe", targets: ["Play"]),
        .executable(name: "films", targets: ["ShowFilms"]),
    ],
    dependencies: [
        .package(name: "thimble", path: "..")
    ],
    targets: [
        // The replacement for UIKit, and RIBs on top of it.
        .target(name: "TextViews"),
        .target(name: "RIBs", dependencies: ["TextViews"]),
        // One-way state: actions, a store, a presenter and its view.
        .target(name: "Flux"),
        // Requests that find their interactor at run time.
        .target(name: "UseCases"),
        // Types that several RIBs share.
        .target(name: "Scores"),
        .target(name: "Appearance"),
        // A RIB with its own target, and the rest of the tree.
        // The build generates the wiring of both.
        .target(
            name: "ScoreBoard",
            dependencies: ["Appearance", "Flux", "RIBs", "Scores", "TextViews"],
            plugins: [.plugin(name: "ThimbleGenerate", package: "thimble")]
        ),
        .target(
            name: "TicTacToe",
            dependencies: ["Appearance", "RIBs", "ScoreBoard", "Scores", "TextViews", "UseCases"],
            plugins: [.plugin(name: "ThimbleGenerate", package: "thimble")]
        ),
        // The whole app is checked in each build.
        .executableTarget(
            name: "Play",
            dependencies: ["TextViews", "TicTacToe"],
            plugins: [.plugin(name: "ThimbleCheck", package: "thimble")]
        ),
        // A second app, which uses a library like Needle.
        .target(name: "NeedleFoundation"),
        .target(name: "FilmList", dependencies: ["NeedleFoundation", "TextViews"]),
        .executableTarget(name: "ShowFilms", dependencies: ["FilmList", "TextViews"]),
        .testTarget(name: "FilmListTests", dependencies: ["FilmList", "NeedleFoundation", "TextViews"]),
        .testTarget(name: "FluxTests", dependencies: ["Flux"]),
        .testTarget(name: "RIBsTests", dependencies: ["RIBs", "TextViews"]),
        .testTarget(
            name: "ScoreBoardTests",
            dependencies: ["Appearance", "RIBs", "ScoreBoard", "Scores", "TextViews"]
        ),
        .testTarget(
            name: "TicTacToeTests",
            dependencies: ["Appearance", "Play", "RIBs", "Scores", "TextViews", "TicTacToe", "UseCases"]
        ),
        .testTarget(name: "UseCasesTests", dependencies: ["UseCases"]),
    ],
    swiftLanguageModes: [.v6]
)
