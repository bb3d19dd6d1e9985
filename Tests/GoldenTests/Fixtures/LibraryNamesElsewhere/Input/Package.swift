// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Quay",
    targets: [
        .target(name: "Ferries"),
        .target(name: "Quay", dependencies: ["Ferries"]),
    ],
    swiftLanguageModes: [.v5]
)
