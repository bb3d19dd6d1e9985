// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Aquarium",
    targets: [.executableTarget(name: "Aquarium")]
)
