import ProjectDescription

let project = Project(
    name: "Ferry",
    targets: [
        .target(
            name: "FerryWidget", destinations: .iOS, product: .appExtension, bundleId: "org.ferry.widget",
            sources: ["Widget/**", "Shared/**"]
        ),
        .target(
            name: "Ferry", destinations: .iOS, product: .app, bundleId: "org.ferry",
            sources: ["App/**", "Shared/**"], dependencies: [.target(name: "FerryWidget")]
        ),
    ]
)
