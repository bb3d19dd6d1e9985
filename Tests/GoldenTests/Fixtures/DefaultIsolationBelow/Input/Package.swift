// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Farm",
    targets: [
        .target(name: "Barn", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(name: "Farm", dependencies: ["Barn"]),
    ],
    swiftLanguageModes: [.v6]
)
