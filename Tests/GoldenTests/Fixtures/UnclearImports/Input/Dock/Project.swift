import ProjectDescription

// Its name depends on the environment: no source tells it.
let project = Project(
    name: "Dock",
    targets: [
        .target(
            name: Environment.dockName.getString(default: ""),
            destinations: .iOS,
            product: .framework,
            bundleId: "org.example.dock",
            sources: ["Sources/**"]
        )
    ]
)
