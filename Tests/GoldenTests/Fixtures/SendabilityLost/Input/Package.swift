// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Weir",
    targets: [
        .executableTarget(name: "Weir", dependencies: ["Locks"]),
        .target(name: "Locks", swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
