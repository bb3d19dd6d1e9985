// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that the root package has no dependencies.
let package = Package(
    name: "yardstick",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        .executableTarget(
            name: "yardstick",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
