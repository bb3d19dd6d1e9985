// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Fair",
    targets: [
        .target(name: "Tickets"),
        .target(
            name: "Fair",
            dependencies: ["Tickets"],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
        ),
    ]
)
