// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Clinic",
    targets: [
        .target(name: "Instruments"),
        .target(name: "Lab"),
        .executableTarget(
            name: "Clinic",
            dependencies: ["Instruments", "Lab"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
        ),
    ],
    swiftLanguageModes: [.v5]
)
