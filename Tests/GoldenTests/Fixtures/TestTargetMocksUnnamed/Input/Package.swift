// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Parking",
    targets: [
        .target(name: "Parking"),
        .testTarget(name: "ParkingTests", dependencies: ["Parking"]),
    ]
)
