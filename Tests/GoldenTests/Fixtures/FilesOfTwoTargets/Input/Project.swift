import ProjectDescription

let project = Project(
    name: "Ferry",
    targets: [
        .target(
            name: "FerryWidget", destinations: .iOS, product: .appExtension, bundleId: "org.ferry.widget",
            sources: ["Widget/**", "Shared/**"], dependencies: [.target(name: "FerryKit")]
        ),
        .target(
            name: "Ferry", destinations: .iOS, product: .app, bundleId: "org.ferry",
            sources: ["App/**", "Shared/**"], dependencies: [.target(name: "FerryWidget"), .target(name: "FerryKit")]
        ),
        .target(
            name: "FerryKit", destinations: .iOS, product: .framework, bundleId: "org.ferry.kit",
            sources: ["Kit/**"]
        ),
    ]
)
