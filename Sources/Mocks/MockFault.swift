import ScopeGraph
import SwiftReader

/// What a mock cannot meet, or may lack.
package struct MockFault: Hashable, Sendable {
    package let location: SourceLocation
    /// What is wrong, why, and what to do.
    package let message: String

    package init(location: SourceLocation, message: String) {
        self.location = location
        self.message = message
    }
}

extension MockFault {
    /// All that prevents the mock of a protocol.
    static func all(in mocked: MockedProtocol) -> [MockFault] {
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
        return faults + mocked.members.compactMap { fault(of: $0, in: mocked) } + conflicts(in: mocked)
    }

    private static func fault(of member: ProtocolMember, in mocked: MockedProtocol) -> MockFault? {
        guard case .callable(let callable) = member.kind else { return nil }
        let name = mocked.declaration.name
        func fault(_ reason: String) -> MockFault {
            let location = member.location.file.hasPrefix("<") ? mocked.declaration.location : member.location
            return MockFault(location: location, message: "'\(name)' cannot be mocked: \(reason).")
        }
        if let first = callable.name.first, !first.isLetter, first != "_", !callable.name.isEmpty, isOperator(first) {
            return fault("the operator '\(callable.name)' has no name for a count and a handler")
        }
        if callable.generics.contains(where: \.isPack) {
            return fault("a handler cannot take the parameter pack of '\(callable.name)'")
        }
        guard callable.effects.isAsync, callable.parameters.contains(where: { $0.type.isFunction }) else { return nil }
        let context = MockContext(
            name: name,
            declaration: mocked.declaration,
            access: "",
            isFinal: true,
            isActor: false,
            isolation: nil,
            isShared: false
        )
        let call = CallText(
            context: context,
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
        return faults
    }
}
