import ProjectDescription

extension Project {
    public static func feature(name: String, targets: [FeatureTarget]) -> Project { Project(name: name) }
}
