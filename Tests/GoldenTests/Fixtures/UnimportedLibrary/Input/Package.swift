// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Kitchen",
    targets: [
        .target(name: "Tray"),
        .executableTarget(name: "Kitchen", dependencies: ["Tray"]),
    ]
)
