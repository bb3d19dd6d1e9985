// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Mill",
    targets: [
        .executableTarget(name: "Mill", dependencies: ["Race"], swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Race"),
    ],
    swiftLanguageModes: [.v6]
)
