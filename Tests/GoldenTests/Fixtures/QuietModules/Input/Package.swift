// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Clinic",
    products: [.library(name: "Clinic", targets: ["Clinic"])],
    targets: [
        .target(name: "Clinic"),
        .executableTarget(name: "ClinicDemo", dependencies: ["Clinic"]),
        .testTarget(name: "ClinicTests", dependencies: ["Clinic"]),
    ]
)
