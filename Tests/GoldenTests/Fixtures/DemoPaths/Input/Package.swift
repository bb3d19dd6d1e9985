// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Mill",
    targets: [
        .target(name: "Loom"),
        .executableTarget(name: "Mill", dependencies: ["Loom"]),
        .executableTarget(name: "LoomDemo", dependencies: ["Loom"]),
    ]
)
