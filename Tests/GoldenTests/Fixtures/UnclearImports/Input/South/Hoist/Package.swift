// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Hoist", targets: [.target(name: "SouthHoist")])
