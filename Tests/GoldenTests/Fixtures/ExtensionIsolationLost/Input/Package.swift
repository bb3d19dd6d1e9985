// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Forge",
    targets: [
        .target(name: "Forge", swiftSettings: [.defaultIsolation(MainActor.self)])
    ]
)
