// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Tutorials",
    targets: [
        .target(name: "Started"),
        .target(name: "Finished"),
    ]
)
