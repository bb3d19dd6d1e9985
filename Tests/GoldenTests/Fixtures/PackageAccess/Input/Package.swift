// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Winery",
    targets: [
        .target(name: "Barrels"), .target(name: "Cellar"),
        .executableTarget(name: "Winery", dependencies: ["Barrels", "Cellar"]),
    ]
)
