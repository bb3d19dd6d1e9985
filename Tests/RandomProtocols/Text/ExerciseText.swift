/// A function that uses the mock of one protocol, and reports what the mock should have done and did not do.
struct ExerciseText {
    private let family: ProtocolFamily
    private let names: [String: String]
    private let number: Int

    init(of number: Int, in world: ProtocolWorld) {
        self.number = number
        family = world.family(of: number)
        let functions = family.calls.filter { $0.kind != .initializer }
        names = OverloadNames(of: functions, variables: family.variables).names ?? [:]
    }

    private var plan: ProtocolPlan { family.plan }
    private var isActor: Bool { plan.kind == .actor }
    var name: String { "exercise\(plan.name)" }

    var text: String {
        var blocks = ["do {", "    let mock = \(family.mock)()", "    _ = mock", "}"]
        for variable in family.variables { blocks += block(variable) }
        blocks += initialValues
        for call in family.calls where call.kind != .initializer { blocks += block(call) }
        for call in family.calls where call.kind == .initializer { blocks += initializer(call) }
        let isolation = plan.kind == .mainActor ? "@MainActor " : ""
        return """
            \(isolation)func \(name)() async throws {
                let report = Report("\(plan.name)")
            \(blocks.map { "    \($0)" }.joined(separator: "\n"))
            }

            """
    }

    /// Lines with objects at the disposal of code.
    private func block(_ lines: [String]) -> [String] {
        let subject = family.isExistential ? "any \(plan.qualifiedName)" : family.mock
        return [
            "do {", "    let mock = \(family.mock)()", "    let other = \(family.mock)()",
            "    var subject: \(subject) = mock", "    let calls = Counter()", "    _ = (mock, other, subject, calls)",
        ] + lines.map { "    \($0)" } + ["}"]
    }

    private func check(_ condition: String, _ what: String) -> String { "report.check(\(condition), #\"\(what)\"#)" }

    /// What precedes a use of the subject.
    private func words(isAsync: Bool, isThrowing: Bool, isNonisolated: Bool) -> String {
        (isThrowing ? "try " : "") + (isAsync || isActor && !isNonisolated ? "await " : "")
    }

    // MARK: - Properties

    private func block(_ variable: VariablePlan) -> [String] {
        let owner = variable.isStatic ? family.mock : "subject"
        let mock = variable.isStatic ? family.mock : "mock"
        let words = words(
            isAsync: variable.isAsync,
            isThrowing: variable.isThrowing,
            isNonisolated: variable.isNonisolated
        )
        let read = "\(words)\(owner).\(variable.name)"
        if variable.isStream { return block(stream(variable)) }
        if variable.hasEffects { return block(computed(variable, read, mock)) }
        var lines: [String] = []
        func expect(_ condition: String, _ what: String) {
            lines.append("do { let value = \(read); \(check(condition, "\(variable.name) \(what)")) }")
        }
        if let fallback = variable.type.fallbackCondition("value") { expect(fallback, "has another default") }
        if isActor { return block(lines) }
        if variable.isWeak {
            lines += [
                "do { let crate = Crate(); subject.\(variable.name) = crate; "
                    + check("subject.\(variable.name) === crate", "\(variable.name) is lost") + " }",
                check("subject.\(variable.name) == nil", "\(variable.name) is strong"),
            ]
        }
        let (writer, count) = (variable.isSettable ? owner : mock, "\(mock).\(variable.name)SetCallCount")
        let earlier = variable.isWeak ? 1 : 0
        if variable.isSettable { lines.append(check("\(count) == \(earlier)", "\(variable.name) count before")) }
        for sample in [0, 1] {
            lines.append("\(writer).\(variable.name) = \(variable.type.samples[sample])")
            expect(variable.type.condition("value", is: sample), "is not what was set")
            if variable.isSettable {
                lines.append(check("\(count) == \(earlier + sample + 1)", "\(variable.name) count"))
            }
        }
        return block(lines)
    }

    /// A stream and the subject beside it, which changes when another one is set.
    private func stream(_ variable: VariablePlan) -> [String] {
        let (stream, subject) = ("subject.\(variable.name)", "mock.\(variable.name)Subject")
        return [
            check("\(stream) === \(subject)", "\(variable.name) is not its subject"),
            "mock.\(variable.name) = firstSubject",
            check("\(subject) === firstSubject && \(stream) === firstSubject", "\(variable.name) another subject"),
            "mock.\(variable.name) = secondStream",
            check("\(subject) === firstSubject && \(stream) === secondStream", "\(variable.name) another stream"),
            check("\(subject)SetCallCount == 3", "\(variable.name) count"),
        ]
    }

    /// A getter with effects, which has a handler.
    private func computed(_ variable: VariablePlan, _ read: String, _ mock: String) -> [String] {
        let count = "\(mock).\(variable.name)CallCount"
        var lines = [check("\(count) == 0", "\(variable.name) count before")]
        lines += [
            "\(mock).\(variable.name)Handler = { calls.add(); return \(variable.type.samples[0]) }",
            "do { let value = \(read); "
                + check(variable.type.condition("value", is: 0), "\(variable.name) is not the handler's") + " }",
            check("\(count) == 1 && calls.value == 1", "\(variable.name) count"),
        ]
        if variable.isThrowing {
            lines += [
                "\(mock).\(variable.name)Handler = { throw Failure.second }",
                "do { _ = \(read); report.fail(\"\(variable.name) does not throw\") } catch { "
                    + check("(error as? Failure) == .second", "\(variable.name) error") + " }",
                check("\(count) == 2", "\(variable.name) count"),
            ]
        }
        return lines
    }

    /// The initializer with all properties.
    private var initialValues: [String] {
        let positions = family.members.enumerated().compactMap { index, entry -> (VariablePlan, Int, Int)? in
            guard case .variable(let variable) = entry.member.kind, !variable.isStatic,
                !variable.type.isOptionalClosure
            else { return nil }
            return (variable, entry.position, index)
        }
        let variables = positions.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
        guard !variables.isEmpty else { return [] }
        let arguments = variables.map { "\($0.name): \($0.type.samples[1])" }.joined(separator: ", ")
        var lines = ["do {", "    let mock = \(family.mock)(\(arguments))"]
        for variable in variables {
            let words = words(
                isAsync: variable.isAsync,
                isThrowing: variable.isThrowing,
                isNonisolated: variable.isNonisolated
            )
            let condition = check(variable.type.condition("value", is: 1), "\(variable.name) after init")
            lines.append("    do { let value = \(words)mock.\(variable.name); \(condition) }")
            if variable.isSettable, !isActor, !variable.isStream {
                lines.append("    " + check("mock.\(variable.name)SetCallCount == 0", "\(variable.name) count of init"))
            }
        }
        return lines + ["}"]
    }

    private func initializer(_ call: CallPlan) -> [String] {
        let arguments = call.parameters.map { "\($0.name): \($0.type.samples[0])" }.joined(separator: ", ")
        var lines = [
            "do {",
            "    let mock = \(call.throwing == .no ? "" : "try ")\(family.mock)(\(arguments))", "    _ = mock",
        ]
        for parameter in call.parameters {
            for variable in family.variables where variable.name == parameter.name {
                guard !variable.hasEffects, !variable.isStatic, variable.type.spelling == parameter.type.spelling else {
                    continue
                }
                let condition = check(variable.type.condition("value", is: 0), "\(variable.name) after required init")
                lines.append("    do { let value = mock.\(variable.name); \(condition) }")
            }
        }
        return lines + ["}"]
    }

    // MARK: - Calls

    private func block(_ call: CallPlan) -> [String] {
        guard let name = names[call.signature] else { return ["report.fail(\"no name\")"] }
        let exercise = CallExercise(call, name, family: family)
        return block(exercise.lines)
    }
}
