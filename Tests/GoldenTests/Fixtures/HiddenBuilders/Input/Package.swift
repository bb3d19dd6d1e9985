// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Pier"), .target(name: "Quay"), .target(name: "Dock"), .target(name: "Lock"),
        .executableTarget(name: "Harbour", dependencies: ["Pier", "Quay", "Dock", "Lock"]),
    ]
)
