// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Wares"),
        .target(name: "Payment", dependencies: ["Wares"]),
        .target(name: "Basket", dependencies: ["Payment", "Wares"]),
        .target(name: "Stall", dependencies: ["Wares"]),
        .target(name: "Shop", dependencies: ["Basket", "Payment", "Stall", "Wares"]),
    ]
)
