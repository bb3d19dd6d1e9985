// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Winery", targets: [.executableTarget(name: "Winery")])
