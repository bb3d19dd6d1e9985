// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Atlas",
    targets: [
        .target(name: "Geography"),
        .target(name: "Terrain", dependencies: ["Geography"]),
        .target(name: "Atlas", dependencies: ["Geography", "Terrain"]),
    ]
)
