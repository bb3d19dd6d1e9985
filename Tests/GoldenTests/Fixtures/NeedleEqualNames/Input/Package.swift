// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "Paints"),
        .target(name: "Gallery", dependencies: ["Paints"]),
        .executableTarget(name: "Museum", dependencies: ["Gallery", "Paints"]),
    ]
)
