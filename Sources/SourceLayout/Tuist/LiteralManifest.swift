import SwiftReader

/// Manifests that are certain about what they compile.
extension SourceFile {
    /// Whether the manifest is nothing but the literal targets of a project with literal sources.
    ///
    /// - Parameter project: the first call that makes a project.
    func listsLiteralTargets(_ project: Expression, constants: [String: String]) -> Bool {
        guard calledName(project) == "Project", let list = argument("targets", of: project), isWholeManifest(project),
            labels(of: project).isSubset(of: Self.projectLabels)
        else { return false }
        let targets = elements(of: list)
        guard targets.isComplete, targets.ids.allSatisfy({ isPlainTarget(self[$0]) }) else { return false }
        let sources = targets.ids.flatMap { id in
            ["sources", "buildableFolders"].compactMap { argument($0, of: self[id]) }
        }
        return !sources.isEmpty && sources.allSatisfy { isLiteral($0, constants: constants) }
    }

    /// Whether a call is the initial value of the only variable without a string, and nothing can change it.
    private func isWholeManifest(_ project: Expression) -> Bool {
        let declarations = declarations(in: .file).map { self[$0] }
        let isPlain = declarations.allSatisfy { declaration in
            (declaration.kind == .import || declaration.kind == .variable) && conditionTexts(of: declaration).isEmpty
        }
        // A statement or a function may add targets.
        guard declarations.count == items(of: .file).count, isPlain else { return false }
        let values = declarations.compactMap(\.initialValue).map { self[$0] }.filter { $0.kind != .string }
        return values.count == 1 && values[0].range == project.range
    }

    /// Whether a value makes a target as Tuist itself does.
    private func isPlainTarget(_ target: Expression) -> Bool {
        ["target", "Target"].contains(calledName(target)) && labels(of: target).isSubset(of: Self.targetLabels)
            && ["name", "product", "bundleId"].allSatisfy { argument($0, of: target) != nil }
    }

    /// Whether a value consists of strings, lists and calls of Tuist's own members.
    private func isLiteral(_ id: ExpressionID, constants: [String: String]) -> Bool {
        let expression = self[id]
        let inner = arguments[expression.arguments.indices].map(\.value)
        switch expression.kind {
        // `//Shared` is relative to the root.
        case .string, .identifier: return string(id, constants: constants).map { !$0.hasPrefix("/") } ?? false
        case .array: return inner.allSatisfy { isLiteral($0, constants: constants) }
        case .call:
            return calledName(expression).map(Self.sourceCalls.contains) ?? false
                && inner.allSatisfy { isLiteral($0, constants: constants) }
        default: return false
        }
    }

    private func labels(of call: Expression) -> Set<String> {
        Set(arguments[call.arguments.indices].map { name($0.label) })
    }

    // Other labels and members are helpers of a team, which may add sources.
    private static let projectLabels: Set<String> = [
        "name", "organizationName", "classPrefix", "options", "packages", "settings", "targets", "schemes",
        "fileHeaderTemplate", "additionalFiles", "resourceSynthesizers",
    ]
    private static let targetLabels: Set<String> = [
        "name", "destinations", "platform", "product", "productName", "bundleId", "deploymentTarget",
        "deploymentTargets", "infoPlist", "sources", "resources", "copyFiles", "headers", "entitlements", "scripts",
        "dependencies", "settings", "coreDataModels", "environment", "environmentVariables", "launchArguments",
        "additionalFiles", "buildRules", "mergedBinaryType", "mergeable", "onDemandResourcesTags", "metadata",
        "buildableFolders",
    ]
    private static let sourceCalls: Set<String> = [
        "glob", "folder", "path", "paths", "relativeToManifest", "sourceFilesList",
    ]
}
