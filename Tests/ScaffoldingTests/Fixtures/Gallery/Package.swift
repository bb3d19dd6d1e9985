// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Gallery", targets: [.target(name: "Gallery")])
