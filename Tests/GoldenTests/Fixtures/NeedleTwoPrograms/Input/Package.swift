// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Lamps",
    targets: [
        .target(name: "Lamp"), .executableTarget(name: "Day", dependencies: ["Lamp"]),
        .executableTarget(name: "Night", dependencies: ["Lamp"]),
    ]
)
