// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ferry",
    targets: [
        .target(name: "Hull"), .target(name: "Ferry", dependencies: ["Hull"]),
        .target(name: "Dock", dependencies: ["Hull"]),
    ]
)
