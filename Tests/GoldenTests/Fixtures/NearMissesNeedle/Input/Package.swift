// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Sea"),
        .target(name: "Offices", dependencies: ["Sea"]),
        .target(name: "Ferries", dependencies: ["Sea", "Offices"]),
        .executableTarget(name: "Harbour", dependencies: ["Sea", "Ferries"]),
    ]
)
