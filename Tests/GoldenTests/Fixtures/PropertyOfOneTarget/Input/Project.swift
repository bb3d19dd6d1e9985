import ProjectDescription

let project = Project(
    name: "Harbour",
    targets: [
        .target(
            name: "Free", destinations: .iOS, product: .app, bundleId: "org.harbour.free",
            sources: ["Free/**", "Shared/**"]
        ),
        .target(
            name: "Pro", destinations: .iOS, product: .app, bundleId: "org.harbour.pro",
            sources: ["Pro/**", "Shared/**"]
        ),
    ]
)
