// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Quilt",
    products: [.library(name: "Quilt", targets: ["Quilt"])],
    targets: [.target(name: "Quilt"), .executableTarget(name: "QuiltDemo", dependencies: ["Quilt"])]
)
