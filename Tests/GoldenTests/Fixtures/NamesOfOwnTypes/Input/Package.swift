// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Farm",
    targets: [
        .target(name: "Seeds"),
        .target(name: "Bed", dependencies: ["Seeds"]),
        .target(name: "Farm", dependencies: ["Seeds", "Bed"]),
        .target(name: "Yard", dependencies: ["Seeds", "Bed"]),
    ]
)
