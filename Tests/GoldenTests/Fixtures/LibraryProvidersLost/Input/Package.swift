// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Trail",
    targets: [
        .target(name: "ModernRIBs"),
        .target(name: "Trail", dependencies: ["ModernRIBs"]),
    ],
    swiftLanguageModes: [.v5]
)
