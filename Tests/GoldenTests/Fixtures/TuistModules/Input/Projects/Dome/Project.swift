import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.feature(name: "Dome", targets: [.interface, .implementation, .tests, .demo])
