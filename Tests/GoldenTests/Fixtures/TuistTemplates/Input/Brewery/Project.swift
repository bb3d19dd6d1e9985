import ProjectDescription
import ProjectDescriptionHelpers

let common: SourceFilesList = ["Common/**"]

let project = Project(
    name: "Brewery",
    targets: [
        .target(
            name: "Board",
            destinations: .iOS,
            product: .appExtension,
            bundleId: "org.example.board",
            sources: ["Board/**", "Common/**"]
        ),
        .target(
            name: "Brewery",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.brewery",
            sources: [.glob("**/*.swift", excluding: "Board/**")],
            dependencies: [Branch.malting.dependency]
        ),
    ]
)
