// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Cinema",
    targets: [
        .target(name: "Seats"),
        .target(name: "Snacks", dependencies: ["Seats"]),
        .target(name: "Cinema", dependencies: ["Seats", "Snacks"]),
    ]
)
