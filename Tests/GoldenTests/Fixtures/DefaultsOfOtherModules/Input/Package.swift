// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Printer",
    targets: [.target(name: "Press"), .executableTarget(name: "Printer", dependencies: ["Press"])],
    swiftLanguageModes: [.v5]
)
