// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Inn",
    targets: [
        .target(name: "Yard"),
        .target(name: "Inn", dependencies: ["Yard"], swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ]
)
