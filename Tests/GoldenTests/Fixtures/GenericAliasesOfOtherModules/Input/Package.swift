// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ferry",
    targets: [
        .target(name: "Customs"),
        .target(name: "Port", dependencies: ["Customs"]),
        .target(name: "Ferry", dependencies: ["Port", "Customs"]),
    ]
)
