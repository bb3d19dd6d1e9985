// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Printer",
    targets: [
        .target(name: "Paper"),
        .target(name: "Press", dependencies: ["Paper"]),
        .executableTarget(name: "Printer", dependencies: ["Press", "Paper"]),
    ],
    swiftLanguageModes: [.v5]
)
