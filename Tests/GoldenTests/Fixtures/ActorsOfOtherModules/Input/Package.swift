// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Workshop",
    targets: [
        .target(name: "Tools"),
        .target(name: "Parts", dependencies: ["Tools"]),
        .target(name: "Rooms", dependencies: ["Parts"]),
        .target(name: "Lofts", dependencies: ["Parts"]),
        .executableTarget(name: "Workshop", dependencies: ["Rooms", "Lofts"]),
    ]
)
