// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Marina",
    targets: [
        .executableTarget(name: "Marina", swiftSettings: [.defaultIsolation(MainActor.self)])
    ]
)
