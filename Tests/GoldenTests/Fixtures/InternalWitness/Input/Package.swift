// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Hotel",
    targets: [
        .target(name: "Laundry"),
        .target(name: "Hotel", dependencies: ["Laundry"]),
    ]
)
