// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Yard",
    targets: [.target(name: "Gate"), .executableTarget(name: "Yard", dependencies: ["Gate"])]
)
