// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Market",
    targets: [
        .target(name: "Market"),
    ]
)
