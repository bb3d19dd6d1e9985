// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Dock",
    targets: [
        .target(name: "Dock"),
        .executableTarget(name: "Yard", dependencies: ["Dock"]),
        .testTarget(name: "DockTests", dependencies: ["Dock"]),
    ],
    swiftLanguageModes: [.v5]
)
