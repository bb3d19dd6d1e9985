// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Quay",
    targets: [
        .target(name: "Dock"),
        .target(name: "Cranes", dependencies: ["Dock"]),
        .target(name: "Quay", dependencies: ["Cranes", "Dock"]),
    ]
)
