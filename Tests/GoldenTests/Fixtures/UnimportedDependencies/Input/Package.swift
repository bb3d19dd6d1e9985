// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Garden",
    targets: [
        .target(name: "Soil"), .target(name: "Bed", dependencies: ["Soil"]), .target(name: "Pond", dependencies: ["Soil"]),
        .executableTarget(name: "Garden", dependencies: ["Bed", "Pond", "Soil"]),
    ]
)
