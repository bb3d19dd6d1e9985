/// The lines that call a function or subscript of a mock in all ways.
struct CallExercise {
    private let call: CallPlan
    /// From which the names of the count and the handler are made.
    private let name: String
    private let family: ProtocolFamily

    init(_ call: CallPlan, _ name: String, family: ProtocolFamily) {
        self.call = call
        self.name = name
        self.family = family
    }

    private var mock: String { call.isStatic ? family.mock : "mock" }
    private var count: String { "\(mock).\(name)CallCount" }
    private var handler: String { "\(mock).\(name)Handler" }
    private var title: String { "\(call.name) as \(name)" }
    private var isSubscript: Bool { call.name == "subscript" }
    private var isThrowing: Bool { call.throwing == .any || call.throwing == .typed }

    private func check(_ condition: String, _ what: String) -> String {
        "report.check(\(condition), #\"\(title): \(what)\"#)"
    }

    /// What is called: `Self` is known only of the mock.
    private var receiver: String {
        if call.isStatic { return family.mock }
        return call.result?.isSelf == true || call.parameters.contains { $0.type.isSelf } ? "mock" : "subject"
    }

    private var arguments: String {
        call.parameters.enumerated().map { number, parameter in
            let argument =
                switch parameter.kind {
                case .plain, .autoclosure: parameter.type.samples[0]
                case .variadic: parameter.type.samples.joined(separator: ", ")
                case .mutable: "&mutable\(number)"
                case .closure: "{ (number: Int) -> String in String(number) }"
                case .throwingClosure: "{ () -> Int in 3 }"
                }
            let isUnlabeled = parameter.label == "_" || isSubscript && parameter.label.isEmpty
            let label = parameter.label.isEmpty ? parameter.name : parameter.label
            return isUnlabeled ? argument : "\(label): \(argument)"
        }
        .joined(separator: ", ")
    }

    /// The call without its effects.
    private var target: String {
        isSubscript ? "\(receiver)[\(arguments)]" : "\(receiver).\(call.name)(\(arguments))"
    }

    private var words: String {
        let isRemote = family.plan.kind == .actor && !call.isNonisolated && !call.isStatic
        return (isThrowing ? "try " : "") + (call.isAsync || isRemote ? "await " : "")
    }

    /// A call whose result, `value`, has to meet a condition.
    private func calling(_ condition: String, _ what: String) -> String {
        guard let result = call.result else { return "\(words)\(target)" }
        let type = result.isSelf ? family.mock + (result.spelling.hasSuffix("?") ? "?" : "") : result.plainSpelling
        return "do { let value: \(type) = \(words)\(target); \(check(condition, what)) }"
    }

    var lines: [String] {
        var lines = call.parameters.enumerated().compactMap { number, parameter -> String? in
            guard case .mutable = parameter.kind else { return nil }
            return "var mutable\(number): \(localType(parameter.type)) = \(parameter.type.samples[0])"
        }
        lines.append(check("\(count) == 0", "count before"))
        var calls = 0
        if call.result == nil || call.result?.fallback != nil {
            lines.append(calling(call.result?.fallbackCondition("value") ?? "true", "another default"))
            calls += 1
            lines.append(check("\(count) == \(calls)", "count without handler"))
        }
        lines += handlerLines
        lines.append(calling(call.result?.condition("value", is: 1) ?? "true", "not what the handler returns"))
        calls += 1
        lines.append(check("\(count) == \(calls) && calls.value == 1", "count with handler"))
        for (number, parameter) in call.parameters.enumerated() {
            guard case .mutable = parameter.kind else { continue }
            let condition = "mutable\(number) == \(parameter.type.samples[1])"
            lines += [check(condition, "inout not changed"), "mutable\(number) = \(parameter.type.samples[0])"]
        }
        if isThrowing {
            calls += 1
            lines += throwingLines(calls)
        }
        lines += historyLines(calls)
        if case .subscript(isSettable: true) = call.kind { lines += setterLines }
        return lines
    }

    private func localType(_ type: SampleType) -> String { type.local.isEmpty ? type.plainSpelling : type.local }

    /// Sets a handler that checks its arguments.
    private var handlerLines: [String] {
        var lines = ["\(handler) = { \(parameterNames)", "    calls.add()"]
        for (number, parameter) in call.parameters.enumerated() {
            lines.append("    " + check(handlerCondition(parameter, "a\(number)"), "argument \(number)"))
            if case .mutable = parameter.kind { lines.append("    a\(number) = \(parameter.type.samples[1])") }
        }
        if let result = call.result { lines.append("    return \(result.samples[1])") }
        return lines + ["}"]
    }

    private var parameterNames: String {
        let names = call.parameters.indices.map { "a\($0)" }
        return names.isEmpty ? "" : "\(names.joined(separator: ", ")) in"
    }

    private func handlerCondition(_ parameter: ParameterPlan, _ name: String) -> String {
        switch parameter.kind {
        case .plain, .mutable: parameter.type.condition(name, is: 0)
        case .variadic: "\(name) == [\(parameter.type.samples.joined(separator: ", "))]"
        case .autoclosure: parameter.type.condition("\(name)()", is: 0)
        case .closure: "\(name)(2) == String(\"2\")"
        case .throwingClosure: "(try \(name)()) == 3"
        }
    }

    private func throwingLines(_ calls: Int) -> [String] {
        let ignored = call.parameters.isEmpty ? "()" : call.parameters.map { _ in "_" }.joined(separator: ", ")
        let effect = call.throwing == .typed ? "throws(Failure)" : "throws"
        return [
            "\(handler) = { \(ignored) \(effect) in throw Failure.second }",
            "do { _ = \(words)\(target); report.fail(\"\(title) does not throw\") } catch { "
                + check("(error as? Failure) == .second", "error") + " }",
            check("\(count) == \(calls)", "count with error"),
        ]
    }

    private func historyLines(_ calls: Int) -> [String] {
        let recorded = call.parameters.filter(\.isRecorded)
        guard family.history.contains(call.name), call.kind == .function, !recorded.isEmpty else { return [] }
        let history = "\(mock).\(name)ArgValues"
        return [check("\(history).count == \(calls)", "length of history")]
            + recorded.map { parameter in
                let value = recorded.count == 1 ? "\(history)[0]" : "\(history)[0].\(parameter.name)"
                let condition =
                    if case .variadic = parameter.kind {
                        "\(value) == [\(parameter.type.samples.joined(separator: ", "))]"
                    } else {
                        parameter.type.condition(value, is: 0)
                    }
                return check(condition, "history of \(parameter.name)")
            }
    }

    private var setterLines: [String] {
        guard let result = call.result else { return [] }
        let (count, handler) = ("\(mock).\(name)SetCallCount", "\(mock).\(name)SetHandler")
        var lines = [
            check("\(count) == 0", "set count before"), "\(target) = \(result.samples[0])",
            check("\(count) == 1", "set count without handler"),
            "\(handler) = { \((call.parameters.indices.map { "a\($0)" } + ["new"]).joined(separator: ", ")) in",
            "    calls.add()", "    " + check(result.condition("new", is: 1), "new value"),
        ]
        for (number, parameter) in call.parameters.enumerated() {
            lines.append("    " + check(handlerCondition(parameter, "a\(number)"), "set argument \(number)"))
        }
        return lines + [
            "}", "\(target) = \(result.samples[1])",
            check("\(count) == 2 && calls.value == 2", "set count with handler"),
        ]
    }
}
