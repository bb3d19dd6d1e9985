// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(path: "../Parts/v2")],
    targets: [
        .executableTarget(name: "Garage", dependencies: [.product(name: "Tools", package: "v2")], path: "Code")
    ]
)
