// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Island",
    targets: [
        .target(name: "Lagoon", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(name: "Island", dependencies: ["Lagoon"]),
    ]
)
