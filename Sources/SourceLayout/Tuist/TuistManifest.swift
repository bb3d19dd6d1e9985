import SwiftReader

/// What a `Project.swift` of Tuist says, as far as it is written in literals. Most of it is often computed by helpers.
struct TuistManifest {
    struct Target {
        let name: String
        let kind: Module.Kind
        let patterns: [SourcePattern]
    }

    /// Absolute.
    let folder: String
    /// The project's, or that of its folder.
    let name: String
    /// Those whose sources are written in literals.
    let targets: [Target]

    private static let kinds: [String: Module.Kind] = [
        "framework": .library, "staticFramework": .library, "staticLibrary": .library, "dynamicLibrary": .library,
        "unitTests": .test, "uiTests": .test,
    ]

    /// Reads a manifest; `nil` for a file that is none.
    init?(_ file: SourceFile) {
        guard file.imports("ProjectDescription") else { return nil }
        folder = file.path.parentFolder
        let constants = file.stringConstants()
        let folderName = String(file.path.parentFolder.pathComponents.last ?? "Root")
        let project = file.expressions.first { $0.kind == .call && file.makesProject($0) }
        let written = project.flatMap { file.argument("name", of: $0) }
        let projectName = written.flatMap { file.string($0, constants: constants) } ?? folderName
        name = projectName
        targets = file.expressions.compactMap { call in
            guard call.kind == .call, let product = file.argument("product", of: call) else { return nil }
            let lists = ["sources", "buildableFolders"].compactMap { file.argument($0, of: call) }
            let patterns = lists.flatMap { file.patterns(in: $0, constants: constants) }
            guard !patterns.isEmpty else { return nil }
            let word = file.memberName(product)
            let kind = word.flatMap { Self.kinds[$0] } ?? .application
            let literal = file.argument("name", of: call).flatMap { file.string($0, constants: constants) }
            let customary = kind != .test ? projectName : projectName + (word == "uiTests" ? "UITests" : "Tests")
            return Target(name: literal ?? customary, kind: kind, patterns: patterns)
        }
    }
}

extension SourceFile {
    /// Whether a call is `Project(…)` or one of the helpers that a project adds to it: `Project.feature(…)`.
    fileprivate func makesProject(_ call: Expression) -> Bool {
        guard let callee = call.base.map({ self[$0] }) else { return false }
        if callee.kind == .identifier { return name(callee.name) == "Project" }
        guard callee.kind == .member, let base = callee.base.map({ self[$0] }) else { return false }
        return base.kind == .identifier && name(base.name) == "Project"
    }

    /// `framework` of `.framework` and `Product.framework`.
    fileprivate func memberName(_ id: ExpressionID) -> String? {
        self[id].kind == .member ? name(self[id].name) : nil
    }

    /// The patterns in a list of strings, in one string, or in calls with a string first: `.glob("Sources/**")`.
    fileprivate func patterns(in list: ExpressionID, constants: [String: String]) -> [SourcePattern] {
        var items = elements(of: list).ids
        if items.isEmpty { items = [list] }
        return items.compactMap { item in
            if let text = string(item, constants: constants) { return SourcePattern(text) }
            guard self[item].kind == .call, let first = arguments[self[item].arguments.indices].first else {
                return nil
            }
            return string(first.value, constants: constants).map { SourcePattern($0) }
        }
    }
}
