// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Park",
    targets: [
        .target(name: "Grounds"),
        .target(name: "Prelude", dependencies: ["Grounds"]),
        .target(name: "Kiosk", dependencies: ["Grounds"]),
        .executableTarget(name: "Park", dependencies: ["Prelude", "Kiosk"]),
    ]
)
