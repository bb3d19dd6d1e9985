import Semantics

/// A property of a mock.
struct VariableText {
    private let context: MockContext
    private let member: ProtocolMember
    private let variable: ProtocolMember.Variable

    init(_ variable: ProtocolMember.Variable, of member: ProtocolMember, in context: MockContext) {
        self.context = context
        self.member = member
        self.variable = variable
    }

    private var name: String { SwiftName.written(variable.name) }
    private var countName: String { "\(member.stem)SetCallCount" }
    private var type: TypeSyntax { context.concrete(variable.type) }
    private var modifiers: String { context.modifiers(of: member) }
    private var storage: String { context.storage(of: member) }
    private var nonisolated: String { member.isNonisolated ? "nonisolated " : "" }

    func write(to code: inout CodeText) {
        if variable.effects != .none {
            writeComputed(to: &code)
        } else if let published = type.published {
            code.add(publisher(published))
        } else if context.isLocked(member) {
            code.add(locked)
        } else if let observed = type.observed {
            code.add(observable(observed))
        } else {
            code.add(variable.defaultValue(in: context) == nil ? backed : stored)
        }
    }

    /// The lines around the declaration of the property itself.
    private func witness(_ head: String, _ accessors: [String]) -> [String] {
        member.witnessAttributes + ["\(nonisolated)\(modifiers)var \(name): \(type.spelling)\(head)"] + accessors
    }

    // MARK: - Stored

    private var count: [String] {
        variable.isSettable ? ["\(context.access)\(storage)private(set) var \(countName) = 0"] : []
    }

    private var observer: String { variable.isSettable ? " { didSet { \(countName) += 1 } }" : "" }

    private var stored: [String] {
        let modifier = context.annotation.modifiers[variable.name].map { "\($0) " } ?? ""
        let value = variable.defaultValue(in: context) ?? "nil"
        let head = context.access + storage + modifier
        return count + member.witnessAttributes + ["\(head)var \(name): \(type.spelling) = \(value)\(observer)"]
    }

    /// A property whose value has to come from the test.
    private var backed: [String] {
        let modifier = context.annotation.modifiers[variable.name] == "weak" ? "weak " : ""
        let storage = "private \(storage)\(modifier)var \(member.backingName): \(type.storedSpelling)\(observer)"
        return count + [storage]
            + witness(
                " {",
                [
                    "    get {", "        if let value = \(member.backingName) { return value }",
                    "        \(missingValue)", "    }", "    set { \(member.backingName) = newValue }", "}",
                ]
            )
    }

    private var missingValue: String {
        let reason = "has no value: pass one to init, or set it".escaped
        return "fatalError(\"\(context.name).\(variable.name) \(reason)\")"
    }

    // MARK: - With state behind a lock

    private var locked: [String] {
        let value = variable.defaultValue(in: context)
        let stored = value == nil ? type.storedSpelling : type.withoutUnwrapping.spelling
        let state = "\(member.stem)State"
        let nonisolated = context.isActor || context.isIsolated ? "nonisolated " : ""
        let isStatic = member.isStatic ? "static " : ""
        var lines = [
            "\(nonisolated)private \(isStatic)let \(state) = MockState((count: 0, value: \(value ?? "nil") as \(stored)))"
        ]
        if variable.isSettable {
            lines.append("\(nonisolated)\(modifiers)var \(countName): Int { \(state).use { $0.count } }")
        }
        let getter =
            value != nil
            ? ["    get { \(state).use { $0.value } }"]
            : [
                "    get {", "        if let value = \(state).use({ $0.value }) { return value }",
                "        \(missingValue)", "    }",
            ]
        let setter =
            variable.isSettable
            ? ["    set {", "        \(state).use { state in", "            state.count += 1"]
                + ["            state.value = newValue", "        }", "    }"]
            : ["    set { \(state).use { $0.value = newValue } }"]
        return lines + witness(" {", getter + setter + ["}"])
    }

    // MARK: - Getters with effects

    private func writeComputed(to code: inout CodeText) {
        let call = CallText(
            context: context,
            member: member,
            name: member.stem,
            parameters: [],
            generics: [],
            effects: variable.effects,
            result: type,
            callee: variable.name
        )
        call.writeState(to: &code)
        code.add(member.witnessAttributes)
        code.block("\(nonisolated)\(modifiers)var \(name): \(type.spelling) {") { code in
            code.block("get \(variable.effects.words){") { call.writeBody(to: &$0) }
        }
    }

    // MARK: - Streams

    /// The subject that a stream comes from, beside the property.
    private func observable(_ element: String) -> [String] {
        let annotated = context.annotation.subjects[variable.name] ?? context.annotation.subjects["all"]
        let kind = annotated ?? "PublishSubject"
        let subject = "\(member.stem)Subject"
        let count = "\(subject)SetCallCount"
        let prefix = type.spelling.hasPrefix("RxSwift.") ? "RxSwift." : ""
        let made =
            switch kind {
            case "ReplaySubject": "\(prefix)ReplaySubject<\(element)>.create(bufferSize: 1)"
            case "BehaviorSubject": defaultSubject(element, prefix)
            default: "\(prefix)\(kind)<\(element)>()"
            }
        return [
            "\(context.access)\(storage)private(set) var \(count) = 0",
            "\(context.access)\(storage)var \(subject) = \(made) { didSet { \(count) += 1 } }",
            "private \(storage)var \(member.backingName): \(type.storedSpelling) { didSet { \(count) += 1 } }",
        ]
            + witness(
                " {",
                [
                    "    get { \(member.backingName) ?? \(subject) }", "    set {",
                    "        if let newSubject = newValue as? \(prefix)\(subjectKind(of: made))<\(element)> {",
                    "            \(subject) = newSubject", "            \(member.backingName) = nil",
                    "        } else {", "            \(member.backingName) = newValue", "        }", "    }", "}",
                ]
            )
    }

    /// A subject that begins with a value, if its element has a default value.
    private func defaultSubject(_ element: String, _ prefix: String) -> String {
        guard case .name(let components) = type.bare, let argument = components.last?.arguments.first,
            let value = context.defaultValue(of: argument)
        else { return "\(prefix)PublishSubject<\(element)>()" }
        return "\(prefix)BehaviorSubject<\(element)>(value: \(value))"
    }

    private func subjectKind(of made: String) -> String {
        let name = made.hasPrefix("RxSwift.") ? made.dropFirst("RxSwift.".count) : made[...]
        return String(name.prefix { $0 != "<" })
    }

    private func publisher(_ arguments: [TypeSyntax]) -> [String] {
        let annotated = context.annotation.subjects[variable.name] ?? context.annotation.subjects["all"]
        let value = annotated == "CurrentValueSubject" ? context.defaultValue(of: arguments[0]) : nil
        let kind = value == nil ? "PassthroughSubject" : "CurrentValueSubject"
        let subject = "\(member.stem)Subject"
        let element = arguments.map(\.spelling).joined(separator: ", ")
        let made = "\(kind)<\(element)>(\(value ?? ""))"
        let head = context.isLocked(member) && !member.isStatic ? "nonisolated(unsafe) " : ""
        guard variable.isSettable else {
            return ["\(context.access)\(head)\(storage)private(set) var \(subject) = \(made)"]
                + witness(" { \(subject).eraseToAnyPublisher() }", [])
        }
        return [
            "\(context.access)\(head)\(storage)private(set) var \(subject) = \(made)",
            "\(context.access)\(head)\(storage)private(set) var \(countName) = 0",
            "private \(head)\(storage)var \(member.backingName): \(type.storedSpelling)\(observer)",
        ]
            + witness(
                " {",
                [
                    "    get { \(member.backingName) ?? \(subject).eraseToAnyPublisher() }",
                    "    set { \(member.backingName) = newValue }", "}",
                ]
            )
    }
}

extension ProtocolMember.Variable {
    func defaultValue(in context: MockContext) -> String? {
        context.defaultValue(of: type)
    }
}

extension TypeSyntax {
    /// The optional type that keeps a value of the type.
    fileprivate var storedSpelling: String { TypeSyntax.optional(without(attribute: "@escaping")).spelling }
}
