// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Quarry",
    targets: [
        .target(name: "Stones"),
        .target(name: "Yards", dependencies: ["Stones"]),
        .executableTarget(name: "Quarry", dependencies: ["Yards", "Stones"]),
    ]
)
