// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Estate",
    targets: [
        .target(name: "Tools"),
        .target(name: "Garden", dependencies: ["Tools"]),
        .executableTarget(name: "Estate", dependencies: ["Tools", "Garden"]),
    ]
)
