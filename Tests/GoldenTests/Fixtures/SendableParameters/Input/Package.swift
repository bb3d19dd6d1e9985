// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Yard",
    targets: [
        .target(name: "Depot", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Yard", dependencies: ["Depot"]),
    ]
)
