// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Ferry",
    targets: [
        .target(name: "Ferry"),
        .testTarget(name: "FerryTests", dependencies: ["Ferry"]),
    ]
)
