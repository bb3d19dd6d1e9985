// swift-tools-version: 6.0

import PackageDescription

let package = Package(name: "Post", targets: [.target(name: "Post")], swiftLanguageModes: [.v6])
