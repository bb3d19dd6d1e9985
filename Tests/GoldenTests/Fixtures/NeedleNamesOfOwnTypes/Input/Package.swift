// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Quay",
    targets: [
        .target(name: "Ropes"),
        .target(name: "Boats", dependencies: ["Ropes"]),
        .target(name: "Quay", dependencies: ["Ropes", "Boats"]),
    ]
)
