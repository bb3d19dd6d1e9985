// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Winery",
    targets: [.target(name: "Shelf"), .executableTarget(name: "Winery", dependencies: ["Shelf"])]
)
