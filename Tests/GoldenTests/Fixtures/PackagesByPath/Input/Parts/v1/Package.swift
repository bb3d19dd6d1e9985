// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Parts",
    products: [.library(name: "Tools", targets: ["Lift"])],
    targets: [.target(name: "Lift", exclude: ["Notes"])]
)
