import SwiftReader

extension SourceFile {
    /// Whether a manifest makes a package without targets, and no code adds any.
    var makesPackageWithoutTargets: Bool {
        let packages = expressions.filter { calledName($0) == "Package" && argument("name", of: $0) != nil }
        return !packages.isEmpty && packages.allSatisfy { !mayHaveTargets($0) }
            && !expressions.contains { $0.kind == .member && name($0.name) == "targets" }
    }

    private func mayHaveTargets(_ package: Expression) -> Bool {
        guard let list = argument("targets", of: package) else { return false }
        let (elements, isComplete) = elements(of: list)
        return !isComplete || !elements.isEmpty
    }
}
