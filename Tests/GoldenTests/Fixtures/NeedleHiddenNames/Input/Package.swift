// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Orchard",
    targets: [
        .target(name: "Orchard"),
        .executableTarget(name: "Cider", dependencies: ["Orchard"]),
    ]
)
