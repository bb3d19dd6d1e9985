// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Workshop",
    targets: [
        .target(name: "Glass"),
        .target(name: "Steel"),
        .target(name: "Optics", dependencies: ["Glass"]),
        .target(name: "Parts", dependencies: ["Glass"]),
        .target(name: "Hinges", dependencies: ["Steel"]),
        .executableTarget(name: "Workshop", dependencies: ["Glass", "Steel", "Optics", "Parts", "Hinges"]),
    ]
)
