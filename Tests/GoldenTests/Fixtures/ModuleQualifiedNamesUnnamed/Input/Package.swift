// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Phone",
    targets: [
        .target(name: "Settings"),
        .target(name: "Contacts"),
        .executableTarget(name: "Phone", dependencies: ["Settings", "Contacts"]),
    ]
)
