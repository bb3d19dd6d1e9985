// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Workshop",
    targets: [
        .target(name: "Tools"),
        .executableTarget(name: "Workshop", dependencies: ["Tools"]),
    ]
)
