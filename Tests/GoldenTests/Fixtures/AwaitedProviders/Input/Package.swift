// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Observatory",
    products: [.library(name: "Dome", targets: ["Dome"])],
    targets: [
        .target(name: "Observatory"),
        .target(name: "Dome"),
    ]
)
