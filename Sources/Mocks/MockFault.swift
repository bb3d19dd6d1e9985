import Semantics
import SwiftReader

/// What a mock cannot meet, or may lack.
package struct MockFault: Hashable, Sendable {
    package let location: SourceLocation
    /// What is wrong, why, and what to do.
    package let message: String
}

extension MockFault {
    /// All that prevents the mock of a protocol.
    static func all(in mocked: MockedProtocol, noncopyable: Set<String>) -> [MockFault] {
        let declaration = mocked.declaration
        var faults = (declaration.annotation?.problems ?? []).map {
            MockFault(location: declaration.location, message: "'@mockable' of '\(declaration.name)': \($0).")
        }
        if declaration.access < .internal {
            faults.append(
                MockFault(
                    location: declaration.location,
                    message: "'\(declaration.name)' is \(declaration.access.word), so a mock in another file cannot "
                        + "conform to it. Make it internal, or remove its mark."
                )
            )
        }
        if let superclass = mocked.superclass {
            faults.append(
                MockFault(
                    location: declaration.location,
                    message:
                        "'\(declaration.name)' requires the class '\(superclass)', whose initializers a mock would "
                        + "have to call. Write this mock by hand."
                )
            )
        }
        return faults + mocked.members.compactMap { fault(of: $0, in: mocked, noncopyable) } + conflicts(in: mocked)
            + statics(in: mocked) + selfReferences(in: mocked)
    }

    /// A protocol of the standard library that a mock would inherit without a member that it requires.
    ///
    /// - Parameter extensionMembers: what extensions may add to the mock.
    static func unmet(_ inherited: String, in mocked: MockedProtocol, _ extensionMembers: Set<String>) -> MockFault? {
        let head = inherited.prefix { $0 != "<" }
        let name = String(head.hasPrefix("Swift.") ? head.dropFirst("Swift.".count) : head)
        guard let member = KnownProtocols.unmetMembers[name], !extensionMembers.contains(member),
            !mocked.members.contains(where: { $0.plainName == member })
        else { return nil }
        return MockFault(
            location: mocked.declaration.location,
            message: "'\(mocked.declaration.name)' cannot be mocked: it inherits '\(name)', and no protocol or "
                + "extension in the sources declares '\(member)'. Write this mock by hand."
        )
    }

    /// The name of a marked protocol's mock that the module of the mock gives to a type already.
    static func takenName(of declaration: ProtocolDeclaration, _ declared: [String: SourceLocation]) -> MockFault? {
        guard declaration.annotation != nil, declaration.conditions.isEmpty,
            let other = declared[declaration.qualifiedMockName]
        else { return nil }
        return MockFault(
            location: declaration.location,
            message: "The mock would be named '\(declaration.mockName)', which '\(other.file):\(other.line)' "
                + "declares. Delete that type, or name the mock: '/// @mockable(override: name = …)'."
        )
    }

    /// The static requirements of a protocol whose mock is generic, if there are any.
    private static func statics(in mocked: MockedProtocol) -> [MockFault] {
        guard let member = mocked.members.first(where: \.isStatic) else { return [] }
        let parameters = AssociatedTypes(mocked).parameters.map { "'\($0.name)'" }
        guard !parameters.isEmpty else { return [] }
        return [
            MockFault(
                location: member.location.file.hasPrefix("<") ? mocked.declaration.location : member.location,
                message: "'\(mocked.declaration.name)' cannot be mocked: its mock would be generic over "
                    + "\(parameters.joined(separator: ", ")), and a generic class cannot keep the state of static "
                    + "members. Give the types in the mark: '/// @mockable(typealias: NAME = TYPE)'."
            )
        ]
    }

    /// A constraint by which a generic mock would be one of its own arguments.
    private static func selfReferences(in mocked: MockedProtocol) -> [MockFault] {
        let types = AssociatedTypes(mocked)
        guard !types.parameters.isEmpty,
            let constraint = types.constraints.first(where: { $0.isSameType && $0.bound.plainName == "Self" })
        else { return [] }
        return [
            MockFault(
                location: mocked.declaration.location,
                message: "'\(mocked.declaration.name)' cannot be mocked: a generic class cannot meet "
                    + "'\(constraint.spelling)'. Give the types in the mark: '/// @mockable(typealias: NAME = TYPE)'."
            )
        ]
    }

    /// The names in the mark that no requirement has.
    static func unusedNames(in mocked: MockedProtocol) -> [MockFault] {
        guard mocked.unknown.isEmpty, let mark = mocked.declaration.annotation else { return [] }
        var types: Set<String> = []
        var properties: Set<String> = ["all"]
        var functions: Set<String> = []
        for member in mocked.members {
            switch member.kind {
            case .associatedType(let type): types.insert(type.name)
            case .variable(let variable): properties.insert(variable.name)
            case .callable(let callable): functions.insert(callable.name)
            }
        }
        func unused(_ names: some Sequence<String>, besides known: Set<String>, _ kind: String) -> [MockFault] {
            Set(names).subtracting(known).sorted().map { name in
                MockFault(
                    location: mocked.declaration.location,
                    message:
                        "'@mockable' of '\(mocked.declaration.name)' names '\(name)', but the protocol requires no "
                        + "\(kind) of that name."
                )
            }
        }
        return unused(mark.aliases.keys, besides: types, "associated type")
            + unused(mark.history, besides: functions, "function")
            + unused(mark.modifiers.keys, besides: properties.union(functions), "property")
            + unused(mark.subjects.keys, besides: properties, "property")
    }

    private static func fault(
        of member: ProtocolMember,
        in mocked: MockedProtocol,
        _ noncopyable: Set<String>
    ) -> MockFault? {
        let name = mocked.declaration.name
        func fault(_ reason: String) -> MockFault {
            let location = member.location.file.hasPrefix("<") ? mocked.declaration.location : member.location
            return MockFault(location: location, message: "'\(name)' cannot be mocked: \(reason).")
        }
        if case .variable(let variable) = member.kind,
            variable.type.stripped.plainName.map(noncopyable.contains) == true
        {
            return fault("a mock cannot return the value of '\(variable.name)', which cannot be copied, twice")
        }
        guard case .callable(let callable) = member.kind else { return nil }
        if let first = callable.name.first, !first.isLetter, first != "_", !callable.name.isEmpty, isOperator(first) {
            return fault("the operator '\(callable.name)' has no name for a count and a handler")
        }
        if callable.generics.contains(where: \.isPack) {
            return fault("a handler cannot take the parameter pack of '\(callable.name)'")
        }
        let free = Set(callable.generics.filter(\.mayBeNoncopyable).map(\.name))
        if let parameter = callable.parameters.first(where: { $0.type.stripped.plainName.map(free.contains) == true }) {
            return fault("a handler cannot take '\(parameter.name)' of '\(callable.name)', which need not be copyable")
        }
        guard callable.effects.isAsync, callable.parameters.contains(where: { $0.type.isFunction }) else { return nil }
        let call = CallText(
            context: MockContext(name: name, annotation: nil),
            member: member,
            name: "",
            parameters: callable.parameters,
            generics: callable.generics,
            effects: callable.effects,
            result: callable.result,
            callee: ""
        )
        if callable.parameters.contains(where: call.isMadeEscaping) {
            return fault("a closure of '\(callable.name)' depends on a generic parameter and must not escape")
        }
        return nil
    }

    private static func isOperator(_ character: Character) -> Bool {
        "/=-+!*%<>&|^~?".contains(character) || character.isSymbol
    }

    /// Properties of one name with several types: no class can have both.
    private static func conflicts(in mocked: MockedProtocol) -> [MockFault] {
        var faults: [MockFault] = []
        for (name, types) in mocked.conflictingTypes {
            let texts = types.map { "'\($0)'" }.joined(separator: " and ")
            faults.append(
                MockFault(
                    location: mocked.declaration.location,
                    message: "'\(mocked.declaration.name)' requires '\(name)' with the types \(texts): no class can "
                        + "meet both."
                )
            )
        }
        return faults + clashes(in: mocked)
    }

    /// Properties and methods without parameters of one name: no class can have both.
    private static func clashes(in mocked: MockedProtocol) -> [MockFault] {
        let always = mocked.members.filter(\.conditions.isEmpty)
        let properties = Set(always.filter { $0.propertyName != nil }.compactMap(\.plainName))
        let methods = Set(always.filter { $0.propertyName == nil }.compactMap(\.plainName))
        return properties.intersection(methods).sorted().map { name in
            MockFault(
                location: mocked.declaration.location,
                message: "'\(mocked.declaration.name)' requires a property and a method '\(name)': no "
                    + "class can have both."
            )
        }
    }
}
