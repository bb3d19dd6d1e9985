// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Mill",
    targets: [
        .executableTarget(name: "Mill", dependencies: ["Sluice"], swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Sluice"),
    ],
    swiftLanguageModes: [.v6]
)
