// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Arcade",
    targets: [
        .target(name: "Games"),
        .target(name: "Stats"),
        .executableTarget(name: "Arcade", dependencies: ["Games"]),
    ]
)
