// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tower",
    targets: [.executableTarget(name: "Tower", swiftSettings: [.defaultIsolation(MainActor.self)])]
)
