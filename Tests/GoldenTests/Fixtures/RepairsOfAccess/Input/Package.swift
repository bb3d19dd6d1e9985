// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Bakery",
    targets: [.target(name: "Ovens"), .target(name: "Bakery", dependencies: ["Ovens"])]
)
