// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Cart"),
        .executableTarget(name: "Shop", dependencies: ["Cart"]),
        .executableTarget(name: "CartDemo", dependencies: ["Cart"]),
    ]
)
