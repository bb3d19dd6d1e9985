// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Sluice",
    targets: [.executableTarget(name: "Sluice")]
)
