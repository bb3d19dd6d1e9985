// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Mill"), .target(name: "Oven", dependencies: ["Mill"]),
        .target(name: "Scoop"), .target(name: "Whisk"),
        .executableTarget(name: "Shop", dependencies: ["Mill", "Oven", "Scoop"]),
    ]
)
