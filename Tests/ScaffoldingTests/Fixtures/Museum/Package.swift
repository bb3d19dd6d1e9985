// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "Museum"),
    ]
)
