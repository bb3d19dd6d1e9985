// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Pier",
    targets: [.target(name: "Boats"), .executableTarget(name: "Pier", dependencies: ["Boats"])]
)
