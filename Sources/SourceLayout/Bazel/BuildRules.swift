import Modules

/// Evaluates the targets of build files, including targets declared by custom functions.
struct BuildRules {
    /// The files with functions, by absolute path.
    private let functionFiles: [String: StarlarkFile]
    private var rules: [BuildRule] = []
    private var steps = 0
    private var evaluator = StarlarkEvaluator()
    /// The variables of files with functions, by absolute path.
    private var variables: [String: [String: StarlarkValue]] = [:]

    private static let maximalSteps = 2000
    private static let maximalDepth = 16

    init(functionFiles: [String: StarlarkFile]) { self.functionFiles = functionFiles }

    /// The targets of a build file.
    ///
    /// - Parameter folder: the absolute path of the folder that contains it.
    func rules(of file: StarlarkFile, in folder: String) -> [BuildRule] {
        var copy = self
        var names = copy.loadedVariables(of: file, in: folder, depth: 0)
        copy.run(file.statements, of: file, in: folder, &names, depth: 0)
        return copy.rules
    }

    private mutating func run(
        _ statements: [StarlarkStatement],
        of file: StarlarkFile,
        in folder: String,
        _ names: inout [String: StarlarkValue],
        depth: Int
    ) {
        for statement in statements {
            steps += 1
            guard steps < Self.maximalSteps, depth < Self.maximalDepth else { return }
            evaluator.startStatement()
            switch statement {
            case .assignment(let name, let expression):
                names[name] =
                    file.changedNames.contains(name) ? .unknown : evaluator.value(of: expression, with: names)
            case .expression(.call(let function, let arguments)) where function != "load":
                call(function, arguments, of: file, in: folder, names, depth: depth)
            case .expression(
                .comprehension(.call(let function, let arguments), let variables, let elements, let conditions)
            ):
                for inner in evaluator.scopes(of: variables, in: elements, where: conditions, names) ?? [] {
                    steps += 1
                    guard steps < Self.maximalSteps else { return }
                    call(function, arguments, of: file, in: folder, inner, depth: depth)
                }
            case .loop(let variables, let elements, let body):
                guard let values = evaluator.value(of: elements, with: names).elements else {
                    for name in statement.assignedNames { names[name] = .unknown }
                    continue
                }
                for value in values {
                    steps += 1
                    guard steps < Self.maximalSteps else { return }
                    variables.assign(value, in: &names)
                    run(body, of: file, in: folder, &names, depth: depth + 1)
                }
            case .conditional(let condition, let body, let otherwise):
                let branches = [body, otherwise]
                if let isTrue = evaluator.value(of: condition, with: names).isTrue {
                    run(branches[isTrue ? 0 : 1], of: file, in: folder, &names, depth: depth + 1)
                } else {
                    runAny(of: branches, of: file, in: folder, &names, depth: depth + 1)
                }
            case .expression: continue
            }
        }
    }

    /// Runs branches of which one is taken: all of them may declare targets.
    private mutating func runAny(
        of branches: [[StarlarkStatement]],
        of file: StarlarkFile,
        in folder: String,
        _ names: inout [String: StarlarkValue],
        depth: Int
    ) {
        for branch in branches {
            var inner = names
            run(branch, of: file, in: folder, &inner, depth: depth)
        }
        for name in branches.joined().flatMap(\.assignedNames) { names[name] = .unknown }
    }

    /// The variables that a file loads.
    private mutating func loadedVariables(
        of file: StarlarkFile,
        in folder: String,
        depth: Int
    ) -> [String: StarlarkValue] {
        var result: [String: StarlarkValue] = [:]
        for (name, load) in file.loads {
            guard let path = path(of: load.label, in: folder), functionFiles[path]?.functions[load.name] == nil,
                let value = variables(of: path, depth: depth + 1)[load.name]
            else { continue }
            result[name] = value
        }
        return result
    }

    /// The variables that a file with functions declares or loads.
    private mutating func variables(of path: String, depth: Int) -> [String: StarlarkValue] {
        if let known = variables[path] { return known }
        guard depth < Self.maximalDepth, let file = functionFiles[path] else { return [:] }
        // A file that loads itself knows no more than this.
        variables[path] = [:]
        var result = loadedVariables(of: file, in: path.parentFolder, depth: depth)
        for case .assignment(let name, let expression) in file.statements {
            evaluator.startStatement()
            result[name] = file.changedNames.contains(name) ? .unknown : evaluator.value(of: expression, with: result)
        }
        variables[path] = result
        return result
    }

    private mutating func call(
        _ function: String,
        _ arguments: [StarlarkArgument],
        of file: StarlarkFile,
        in folder: String,
        _ names: [String: StarlarkValue],
        depth: Int
    ) {
        var given: [String: StarlarkValue] = [:]
        var plain: [StarlarkValue] = []
        for argument in arguments {
            let value = evaluator.value(of: argument.value, with: names)
            switch argument.label {
            case "": plain.append(value)
            case "**": if case .arguments(let more) = value { given.merge(more) { first, _ in first } }
            default: given[argument.label] = value
            }
        }
        guard let (called, home, path) = self.function(function, of: file, in: folder) else {
            if let rule = BuildRule(callOf: function, given, &evaluator) { rules.append(rule) }
            return
        }
        var inner = path.map { variables(of: $0, depth: depth) } ?? names
        let outer = inner
        for parameter in called.parameters where !parameter.name.hasPrefix("*") {
            if let value = given.removeValue(forKey: parameter.name) {
                inner[parameter.name] = value
            } else if !plain.isEmpty {
                inner[parameter.name] = plain.removeFirst()
            } else {
                inner[parameter.name] = parameter.initial.map { evaluator.value(of: $0, with: outer) } ?? .unknown
            }
        }
        if let rest = called.parameters.last(where: { $0.name.hasPrefix("**") }) {
            inner[String(rest.name.dropFirst(2))] = .arguments(given)
        }
        for parameter in called.parameters where called.changedNames.contains(parameter.name) {
            inner[parameter.name] = .unknown
        }
        run(called.body, of: home.inside(called), in: path?.parentFolder ?? folder, &inner, depth: depth + 1)
    }

    /// A function declared or loaded by a file, with the file that declares it and the path of that file; `nil` for
    /// the file itself.
    private func function(
        _ name: String,
        of file: StarlarkFile,
        in folder: String,
        depth: Int = 0
    ) -> (StarlarkFunction, StarlarkFile, path: String?)? {
        // Files may load each other.
        guard depth < Self.maximalDepth else { return nil }
        if let own = file.functions[name] { return (own, file, nil) }
        guard let load = file.loads[name], let path = path(of: load.label, in: folder),
            let loaded = functionFiles[path]
        else { return nil }
        if let found = loaded.functions[load.name] { return (found, loaded, path) }
        // Re-exported by a file that collects functions: `feature = _feature`.
        for case .assignment(load.name, .name(let other)) in loaded.statements where other != load.name {
            guard let (found, home, further) = function(other, of: loaded, in: path.parentFolder, depth: depth + 1)
            else { return nil }
            return (found, home, further ?? path)
        }
        return nil
    }

    /// The file that a label names: `//tools:feature.bzl` in the workspace folder, `:feature.bzl` in the same folder.
    private func path(of label: String, in folder: String) -> String? {
        let parts = label.drop { $0 == "@" }.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        guard let slashes = label.firstIndex(of: "/") else { return joined(folder, String(parts[1])) }
        let inner = label[slashes...].drop { $0 == "/" }.replacing(":", with: "/")
        let path = inner.drop { $0 == "/" }
        return folder.foldersUpwards.lazy.map { joined($0, String(path)) }.first { functionFiles[$0] != nil }
    }
}

extension StarlarkStatement {
    /// The names that it may assign.
    fileprivate var assignedNames: [String] {
        switch self {
        case .assignment(let name, _): [name]
        case .conditional(_, let body, let otherwise): (body + otherwise).flatMap(\.assignedNames)
        case .loop(let variables, _, let body): variables.names + body.flatMap(\.assignedNames)
        case .expression: []
        }
    }
}
