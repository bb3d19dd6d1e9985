import ProjectDescription
import ProjectDescriptionHelpers

// Two folders, one module.
let project = Branch.malting.project(sources: ["Steps/**", "Grain/**"])
