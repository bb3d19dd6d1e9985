// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Pilot",
    targets: [
        .target(name: "SonarCharts"),
        .target(name: "PaperCharts"),
        .target(name: "Maps", dependencies: ["SonarCharts", "PaperCharts"]),
        .target(name: "Bridge", dependencies: ["SonarCharts", "PaperCharts"]),
        .target(name: "Pilot", dependencies: ["Bridge", "Maps", "SonarCharts", "PaperCharts"]),
    ],
    swiftLanguageModes: [.v5]
)
