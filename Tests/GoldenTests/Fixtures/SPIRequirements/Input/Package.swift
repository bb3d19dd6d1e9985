// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Garage",
    targets: [
        .target(name: "Engine"),
        .executableTarget(name: "Garage", dependencies: ["Engine"]),
    ]
)
