// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Market",
    targets: [
        .target(name: "Stall"),
        .target(name: "Prices", dependencies: ["Stall"]),
        .executableTarget(name: "Market", dependencies: ["Stall", "Prices"]),
    ]
)
