import Semantics
import SwiftReader

/// A protocol that the sources declare, with its own requirements.
package struct ProtocolDeclaration: Sendable {
    /// Without backticks.
    package let name: String
    /// The names of the types and extensions around it, outermost first.
    package let enclosing: [String]
    package let access: Access
    /// Whether it opts out of the isolation of its module.
    let isNonisolated: Bool
    /// `@_spi(…)`, as written.
    let spi: [String]
    /// The location of its name.
    package let location: SourceLocation
    /// The attributes that its mock repeats, as written: `@available(…)`, `@MainActor`.
    private(set) var attributes: [String]
    /// The names of its primary associated types: `protocol Casting<Mould>`.
    let primaryTypes: [String]
    let inherited: [TypeSyntax]
    let constraints: [GenericConstraint]
    private(set) var members: [ProtocolMember]
    /// Whether an attribute isolates it to a global actor.
    var isIsolated: Bool { attributes.contains { !$0.hasPrefix("@available") } }
    /// What a comment asks for; `nil` if it does not ask for a mock.
    package let annotation: MockAnnotation?
    /// The branches of `#if` around it, outermost first.
    let conditions: [Branch]

    /// Without attributes that are neither global actors nor known otherwise.
    func keeping(_ isGlobalActor: (String) -> Bool) -> ProtocolDeclaration {
        func isKept(_ attribute: String) -> Bool {
            ["@available", "@discardableResult"].contains(where: attribute.hasPrefix) || isGlobalActor(attribute)
        }
        var result = self
        result.attributes.removeAll { !isKept($0) }
        for number in members.indices { result.members[number].attributes.removeAll { !isKept($0) } }
        return result
    }

    /// Qualified by the enclosing types.
    package var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }

    /// The name of its mock.
    var mockName: String { annotation?.name ?? "\(name)Mock" }

    /// The same, qualified by the enclosing types.
    package var qualifiedMockName: String { (enclosing + [mockName]).joined(separator: ".") }
}

/// A requirement after `where`: `T: P`, `A == B`.
struct GenericConstraint: Hashable, Sendable {
    let subject: TypeSyntax
    /// Whether it is `==`, not `:`.
    let isSameType: Bool
    let bound: TypeSyntax

    var spelling: String { "\(subject.spelling)\(isSameType ? " ==" : ":") \(bound.spelling)" }
}

/// A branch of conditional compilation.
struct Branch: Hashable, Sendable {
    let file: String
    /// The index of the `#if` in its file.
    let directive: Int32
    /// The index of the branch in its `#if`.
    let number: Int32
    /// The whole condition: the tests of earlier branches are negated.
    let test: String
}

extension [Branch] {
    /// Whether code in these branches and in the others is never compiled together.
    func excludes(_ others: [Branch]) -> Bool {
        contains { branch in
            others.contains {
                $0.file == branch.file && $0.directive == branch.directive && $0.number != branch.number
            }
        }
    }
}
