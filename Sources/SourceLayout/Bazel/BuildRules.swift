/// A target of a build file that compiles sources, or names files.
struct BuildRule {
    enum Kind {
        case library, application, test
        /// `filegroup`: a name for files.
        case files
    }

    let name: String
    /// `nil` if the file does not declare it.
    let moduleName: String?
    /// Whether its module is named after its label if the file does not declare a name, as Bazel's Swift rules do.
    let isNamedByLabel: Bool
    /// The same for the name of the target, as the rules for Apple's platforms and Buck do.
    let isNamedByTarget: Bool
    let kind: Kind
    let sources: [Files]
    /// The labels among its sources.
    let references: [BuildLabel]
    /// The targets that it depends on.
    let dependencies: [BuildLabel]
    let language: LanguageSettings

    /// Files with a name or in a `glob`, which excludes only files that it contains itself.
    struct Files {
        let pattern: SourcePattern
        let exclusions: [SourcePattern]

        func contains(_ path: String) -> Bool {
            pattern.matches(path) && !exclusions.contains { $0.matches(path) }
        }
    }

    /// Whether it compiles files.
    var hasSources: Bool { kind != .files && !(sources.isEmpty && references.isEmpty) }
}

/// Evaluates the targets of build files, including targets declared by custom functions.
struct BuildRules {
    fileprivate enum Value {
        case text(String)
        case list([Value])
        case files(included: [Value], excluded: [Value])
        case arguments([String: Value])
        case none
        case unknown

        var text: String? { if case .text(let text) = self { text } else { nil } }

        /// Whether it is true as a condition; `nil` if that is not known.
        var isTrue: Bool? {
            switch self {
            case .none: false
            case .text(let text): !text.isEmpty
            case .list(let elements): !elements.isEmpty
            case .files: true
            case .arguments, .unknown: nil
            }
        }
    }

    /// The files with functions, by absolute path.
    private let functionFiles: [String: StarlarkFile]
    private var rules: [BuildRule] = []
    private var steps = 0
    /// The variables of files with functions, by absolute path.
    private var variables: [String: [String: Value]] = [:]

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
        _ names: inout [String: Value],
        depth: Int
    ) {
        /// The variable of `if not module_name:`.
        var tested: String?
        for statement in statements {
            steps += 1
            guard steps < Self.maximalSteps, depth < Self.maximalDepth else { return }
            switch statement {
            case .assignment(let name, let expression):
                if name == tested, names[name]?.isTrue == true { continue }
                names[name] = value(of: expression, names)
            case .expression(.call(let function, let arguments)) where function != "load":
                call(function, arguments, of: file, in: folder, names, depth: depth)
            case .expression(
                .comprehension(.call(let function, let arguments), let variables, let elements, let conditions)
            ):
                for inner in scopes(of: variables, in: value(of: elements, names), names) {
                    guard mayHold(conditions, inner) else { continue }
                    steps += 1
                    guard steps < Self.maximalSteps else { return }
                    call(function, arguments, of: file, in: folder, inner, depth: depth)
                }
            case .loop(let variables, let elements, let body):
                for inner in scopes(of: variables, in: value(of: elements, names), names) {
                    steps += 1
                    guard steps < Self.maximalSteps else { return }
                    var inner = inner
                    run(body, of: file, in: folder, &inner, depth: depth + 1)
                }
            case .expression(.name(let name)): if name != "None" { tested = name }
            case .expression: continue
            }
        }
    }

    /// The variables that a file loads.
    private mutating func loadedVariables(of file: StarlarkFile, in folder: String, depth: Int) -> [String: Value] {
        var result: [String: Value] = [:]
        for (name, load) in file.loads {
            guard let path = path(of: load.label, in: folder), functionFiles[path]?.functions[load.name] == nil,
                let value = variables(of: path, depth: depth + 1)[load.name]
            else { continue }
            result[name] = value
        }
        return result
    }

    /// The variables that a file with functions declares or loads.
    private mutating func variables(of path: String, depth: Int) -> [String: Value] {
        if let known = variables[path] { return known }
        guard depth < Self.maximalDepth, let file = functionFiles[path] else { return [:] }
        // A file that loads itself knows no more than this.
        variables[path] = [:]
        var result = loadedVariables(of: file, in: path.parentFolder, depth: depth)
        for case .assignment(let name, let expression) in file.statements {
            result[name] = value(of: expression, result)
        }
        variables[path] = result
        return result
    }

    /// The names in each round of a comprehension.
    private func scopes(of variables: [String], in elements: Value, _ names: [String: Value]) -> [[String: Value]] {
        let all: [Value]
        switch elements {
        case .list(let elements): all = elements
        case .arguments(let entries): all = entries.keys.sorted { $0.precedesByBytes($1) }.map { .text($0) }
        default: return []
        }
        return all.map { element in
            var inner = names
            if variables.count == 1 {
                inner[variables[0]] = element
            } else if case .list(let parts) = element {
                for (variable, part) in zip(variables, parts) { inner[variable] = part }
            }
            return inner
        }
    }

    /// Whether no condition is known to be false.
    private func mayHold(_ conditions: [StarlarkExpression], _ names: [String: Value]) -> Bool {
        conditions.allSatisfy { value(of: $0, names).isTrue ?? true }
    }

    private mutating func call(
        _ function: String,
        _ arguments: [StarlarkArgument],
        of file: StarlarkFile,
        in folder: String,
        _ names: [String: Value],
        depth: Int
    ) {
        var given: [String: Value] = [:]
        var plain: [Value] = []
        for argument in arguments {
            let value = value(of: argument.value, names)
            switch argument.label {
            case "": plain.append(value)
            case "**": if case .arguments(let more) = value { given.merge(more) { first, _ in first } }
            default: given[argument.label] = value
            }
        }
        guard let (called, home, path) = self.function(function, of: file, in: folder) else {
            return add(function, given)
        }
        var inner = path.map { variables(of: $0, depth: depth) } ?? names
        let outer = inner
        for parameter in called.parameters where !parameter.name.hasPrefix("*") {
            if let value = given.removeValue(forKey: parameter.name) {
                inner[parameter.name] = value
            } else if !plain.isEmpty {
                inner[parameter.name] = plain.removeFirst()
            } else {
                inner[parameter.name] = parameter.initial.map { value(of: $0, outer) } ?? .unknown
            }
        }
        if let rest = called.parameters.last(where: { $0.name.hasPrefix("**") }) {
            inner[String(rest.name.dropFirst(2))] = .arguments(given)
        }
        run(called.body, of: home, in: path?.parentFolder ?? folder, &inner, depth: depth + 1)
    }

    /// A function declared or loaded by a file, with the file that declares it and the path of that file; `nil` for
    /// the file itself.
    private func function(
        _ name: String,
        of file: StarlarkFile,
        in folder: String
    ) -> (StarlarkFunction, StarlarkFile, path: String?)? {
        if let own = file.functions[name] { return (own, file, nil) }
        guard let load = file.loads[name], let path = path(of: load.label, in: folder),
            let loaded = functionFiles[path]
        else { return nil }
        if let found = loaded.functions[load.name] { return (found, loaded, path) }
        // Re-exported by a file that collects functions: `feature = _feature`.
        for case .assignment(load.name, .name(let other)) in loaded.statements where other != load.name {
            guard let (found, home, further) = function(other, of: loaded, in: path.parentFolder) else { return nil }
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

    /// Adds a call of an undeclared function: a rule of the build system, or a function whose declaration was not
    /// found.
    private mutating func add(_ function: String, _ given: [String: Value]) {
        guard let name = given["name"]?.text, Self.mayCompile(function, given) else { return }
        let last = function.split(separator: ".").last.map(String.init) ?? function
        var sources: [BuildRule.Files] = []
        var references: [String] = []
        Self.collect(given["srcs"] ?? given["swift_srcs"] ?? .none, excluding: [], &sources, &references)
        var labels: [String] = []
        for key in ["deps", "private_deps", "binary", "main"] { Self.texts(given[key] ?? .unknown, &labels) }
        rules.append(
            BuildRule(
                name: name,
                moduleName: (given["module_name"] ?? given["swift_module_name"])?.text,
                isNamedByLabel: Self.swiftRules.contains(last),
                isNamedByTarget: Self.appleRules.contains(last),
                kind: Self.kind(of: last, given),
                sources: sources,
                references: references.compactMap(BuildLabel.init),
                dependencies: labels.compactMap(BuildLabel.init),
                language: Self.language(given)
            )
        )
    }

    private static func language(_ given: [String: Value]) -> LanguageSettings {
        var flags = LanguageFlags()
        var features: [String] = []
        texts(given["features"] ?? .none, &features)
        for feature in features { flags.read(ruleFeature: feature) }
        var options: [String] = []
        texts(given["copts"] ?? .none, &options)
        flags.read(options)
        return flags.settings
    }

    private static let swiftRules: Set<String> = [
        "swift_library", "swift_binary", "swift_test", "swift_compiler_plugin",
    ]
    private static let appleRules: Set<String> = ["apple_framework", "apple_library", "apple_binary"]

    private static func kind(of function: String, _ given: [String: Value]) -> BuildRule.Kind {
        if function == "filegroup" { return .files }
        if function.contains("test") || given["testonly"]?.isTrue == true { return .test }
        let isProgram = ["application", "binary", "bundle"].contains(where: function.contains)
        return isProgram ? .application : .library
    }

    private static func mayCompile(_ function: String, _ given: [String: Value]) -> Bool {
        given["srcs"] != nil || given["swift_srcs"] != nil || given["module_name"] != nil
            || function.contains("application") || function.contains("bundle")
    }

    private static func collect(
        _ value: Value,
        excluding exclusions: [SourcePattern],
        _ sources: inout [BuildRule.Files],
        _ references: inout [String]
    ) {
        switch value {
        case .text(let text) where BuildLabel.isLabel(text): references.append(text)
        case .text(let text):
            if !text.hasPrefix("/") { sources.append(.init(pattern: SourcePattern(text), exclusions: exclusions)) }
        case .list(let values):
            for value in values { collect(value, excluding: exclusions, &sources, &references) }
        case .files(let inner, let outer):
            var excluded: [BuildRule.Files] = []
            var ignored: [String] = []
            collect(.list(outer), excluding: [], &excluded, &ignored)
            collect(.list(inner), excluding: excluded.map(\.pattern), &sources, &ignored)
        default: return
        }
    }

    private static func texts(_ value: Value, _ result: inout [String]) {
        switch value {
        case .text(let text): result.append(text)
        case .list(let values): for value in values { texts(value, &result) }
        default: return
        }
    }

    private func value(of expression: StarlarkExpression, _ names: [String: Value]) -> Value {
        switch expression {
        case .text(let text): return .text(text)
        case .name("None"), .name("False"): return .none
        case .name("True"): return .text("True")
        case .name(let name): return names[name] ?? .unknown
        case .list(let elements): return .list(elements.map { value(of: $0, names) })
        case .sum(let left, let right):
            let (first, second) = (value(of: left, names), value(of: right, names))
            switch (first, second) {
            case (.text(let one), .text(let other)): return .text(one + other)
            case (.list(let one), .list(let other)): return .list(one + other)
            default: return .list([first, second])
            }
        case .format(let format, let argument):
            guard case .text(let text) = value(of: format, names) else { return .unknown }
            let values: [Value]
            if case .list(let elements) = value(of: argument, names) {
                values = elements
            } else {
                values = [value(of: argument, names)]
            }
            var parts = text.components(splitBy: "%s")[...]
            var result = parts.popFirst() ?? ""
            for (part, value) in zip(parts, values) {
                guard let inserted = value.text else { return .unknown }
                result += inserted + part
            }
            return parts.count == values.count ? .text(result) : .unknown
        case .either(let left, let right):
            let first = value(of: left, names)
            return first.isTrue == false ? value(of: right, names) : first
        case .conditional(let result, let condition, let otherwise):
            guard let isTrue = value(of: condition, names).isTrue else { return .unknown }
            return value(of: isTrue ? result : otherwise, names)
        case .comprehension(let element, let variables, let elements, let conditions):
            let scopes = scopes(of: variables, in: value(of: elements, names), names)
            return .list(scopes.filter { mayHold(conditions, $0) }.map { value(of: element, $0) })
        case .negation(let condition): return Value(value(of: condition, names).isTrue.map { !$0 })
        case .both(let left, let right):
            let first = value(of: left, names)
            return first.isTrue == true ? value(of: right, names) : first
        case .equality(let left, let right):
            return Value(value(of: left, names).equals(value(of: right, names)))
        case .membership(let element, let list):
            return Value(value(of: list, names).contains(value(of: element, names)))
        case .call("select", let arguments):
            // Each configuration compiles one of the lists, and all are read.
            guard case .dictionary(let values)? = arguments.first?.value else { return .unknown }
            return .list(values.map { value(of: $0.value, names) })
        case .call(let function, let arguments): return value(ofCall: function, arguments, names)
        case .method(let receiver, let name, let arguments):
            return result(of: name, value(of: receiver, names), arguments, names)
        case .dictionary(let pairs):
            let entries = pairs.compactMap { pair in
                value(of: pair.key, names).text.map { ($0, value(of: pair.value, names)) }
            }
            return .arguments(Dictionary(entries) { _, last in last })
        case .other: return .unknown
        }
    }

    private func value(ofCall function: String, _ arguments: [StarlarkArgument], _ names: [String: Value]) -> Value {
        let parts = function.split(separator: ".").map(String.init)
        func argument(_ label: String) -> Value {
            arguments.first { $0.label == label }.map { value(of: $0.value, names) } ?? .list([])
        }
        let first = arguments.first { $0.label.isEmpty }.map { value(of: $0.value, names) }
        switch parts.last {
        case "glob":
            let included = first ?? argument("include")
            return .files(included: [included], excluded: [argument("exclude")])
        case "get", "pop":
            guard case .arguments(let given)? = names[parts[0]], let key = first?.text else { return .unknown }
            return given[key] ?? arguments.dropFirst().first.map { value(of: $0.value, names) } ?? .unknown
        default:
            guard parts.count == 2, let receiver = names[parts[0]] else { return .unknown }
            return result(of: parts[1], receiver, arguments, names)
        }
    }

    private func result(
        of method: String,
        _ receiver: Value,
        _ arguments: [StarlarkArgument],
        _ names: [String: Value]
    ) -> Value {
        let given = arguments.map { (label: $0.label, value: value(of: $0.value, names)) }
        if method == "format", let text = receiver.text { return Self.filled(text, with: given) }
        return receiver.result(of: method, given.map(\.value))
    }

    /// A text whose placeholders, such as `{}`, `{0}` and `{name}`, stand for arguments.
    private static func filled(_ text: String, with arguments: [(label: String, value: Value)]) -> Value {
        var plain = arguments.filter(\.label.isEmpty).map(\.value)[...]
        let all = plain
        var result = ""
        for (number, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            guard number > 0, let end = part.firstIndex(of: "}") else {
                result += part
                continue
            }
            let name = part[..<end]
            let value = name.isEmpty ? plain.popFirst() : Int(name).flatMap { all.indices.contains($0) ? all[$0] : nil }
            guard let text = (value ?? arguments.first { $0.label == name }?.value)?.text else { return .unknown }
            result += text + part[part.index(after: end)...]
        }
        return .text(result)
    }
}

extension BuildRules.Value {
    fileprivate init(_ isTrue: Bool?) {
        self = isTrue.map { $0 ? .text("True") : .none } ?? .unknown
    }

    /// `nil` if that is not known.
    fileprivate func equals(_ other: Self) -> Bool? {
        switch (self, other) {
        case (.text(let one), .text(let other)): one == other
        case (.none, .none): true
        case (.none, .text), (.text, .none): false
        default: nil
        }
    }

    /// Whether it contains an element, a key or a part; `nil` if that is not known.
    fileprivate func contains(_ element: Self) -> Bool? {
        guard let text = element.text else { return nil }
        switch self {
        case .text(let whole): return whole.contains(text)
        case .arguments(let entries): return entries[text] != nil
        case .list(let elements):
            let results = elements.map(element.equals)
            return results.contains(true) ? true : results.contains(nil) ? nil : false
        default: return nil
        }
    }

    /// The result of a method of a string or a dictionary.
    fileprivate func result(of method: String, _ arguments: [Self]) -> Self {
        let texts = arguments.compactMap(\.text)
        switch (self, method) {
        case (.text(let text), "lower"): return .text(text.lowercased())
        case (.text(let text), "upper"): return .text(text.uppercased())
        case (.text(let text), "capitalize"): return .text(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        case (.text(let text), "title"):
            var result = ""
            for letter in text {
                result += result.last?.isLetter ?? false ? letter.lowercased() : letter.uppercased()
            }
            return .text(result)
        case (.text(let text), "replace") where texts.count == 2 && !texts[0].isEmpty:
            return .text(text.replacing(texts[0], with: texts[1]))
        case (.text(let text), "removeprefix") where texts.count == 1:
            return .text(text.hasPrefix(texts[0]) ? String(text.dropFirst(texts[0].count)) : text)
        case (.text(let text), "removesuffix") where texts.count == 1:
            return .text(text.hasSuffix(texts[0]) ? String(text.dropLast(texts[0].count)) : text)
        case (.text(let separator), "join"):
            guard case .list(let parts)? = arguments.first, parts.allSatisfy({ $0.text != nil }) else {
                return .unknown
            }
            return .text(parts.compactMap(\.text).joined(separator: separator))
        case (.arguments(let entries), "items"):
            return .list(entries.sorted { $0.key.precedesByBytes($1.key) }.map { .list([.text($0.key), $0.value]) })
        case (.arguments(let entries), "keys"):
            return .list(entries.keys.sorted { $0.precedesByBytes($1) }.map { .text($0) })
        default: return .unknown
        }
    }
}

extension String {
    fileprivate func components(splitBy mark: String) -> [String] {
        var result: [String] = []
        var rest = self[...]
        while let start = rest.indices.first(where: { rest[$0...].hasPrefix(mark) }) {
            result.append(String(rest[..<start]))
            rest = rest[rest.index(start, offsetBy: mark.count)...]
        }
        return result + [String(rest)]
    }
}
