import ProjectDescription

let project = Project(
    name: "Observatory",
    targets: [
        .target(
            name: "Observatory",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.observatory",
            sources: ["Sources/**"],
            dependencies: [.project(target: "Dome", path: "../Dome")]
        )
    ]
)
