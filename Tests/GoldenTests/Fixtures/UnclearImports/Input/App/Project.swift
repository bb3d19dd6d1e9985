import ProjectDescription

let project = Project(
    name: "Marina",
    targets: [
        .target(name: "Marina", destinations: .iOS, product: .app, bundleId: "org.example.marina", sources: ["Sources/**"])
    ]
)
