// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Ferries"),
        .target(name: "Offices"),
        .executableTarget(name: "Harbour", dependencies: ["Ferries", "Offices"]),
    ]
)
