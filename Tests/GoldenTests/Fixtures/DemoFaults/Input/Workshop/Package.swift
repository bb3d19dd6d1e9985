// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Workshop",
    dependencies: [.package(path: "../Quilt")],
    targets: [.executableTarget(name: "Workshop", dependencies: [.product(name: "Quilt", package: "Quilt")])]
)
