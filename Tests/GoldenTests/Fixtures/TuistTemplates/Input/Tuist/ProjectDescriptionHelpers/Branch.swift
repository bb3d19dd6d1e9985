import ProjectDescription

/// The parts of the brewery, each a project of its own.
public enum Branch: String {
    case malting
    case cellar

    public var module: String { rawValue.capitalized + "Kit" }
    public var demo: String { module + "Demo" }
    public var dependency: TargetDependency { .project(target: module, path: "../\(rawValue.capitalized)") }

    public func project(sources: SourceFilesList) -> Project {
        Project(
            name: rawValue,
            targets: [
                target(named: module, .staticFramework, sources),
                target(named: demo, .app, ["Show/**"], uses: [.target(name: module)]),
            ]
        )
    }

    private func target(
        named name: String,
        _ product: Product,
        _ sources: SourceFilesList,
        uses dependencies: [TargetDependency] = []
    ) -> Target {
        .target(
            name: name,
            destinations: .iOS,
            product: product,
            bundleId: "org.example.\(name)",
            sources: sources,
            dependencies: dependencies
        )
    }
}
