/// What protocols of the standard library require of classes and no extension gives them.
package enum StandardRequirements {
    /// A member of which a class has to have one.
    package struct Member {
        /// How it is declared.
        package let text: String
        /// The names, without labels, that the member may have.
        package let names: [String]
    }

    /// The protocols of the table that a protocol is or inherits, with what each requires.
    package static func members(of name: String) -> [(protocolName: String, member: Member)] {
        (StandardProtocols.withInherited(name) ?? [name]).sorted().compactMap { inherited in
            table[inherited].map { (inherited, $0) }
        }
    }

    /// Whether all is known that a protocol requires, or that it requires nothing. The standard library gives members of
    /// these to what conforms to others, such as `==` to `RawRepresentable`.
    package static func knows(_ name: String) -> Bool { table[name] != nil || StandardLibrary.isEmptyProtocol(name) }

    /// Whether the compiler may write what a protocol requires of classes.
    package static func mayBeSynthesized(for name: String) -> Bool {
        ["Codable", "Decodable", "Encodable"].contains(name)
    }

    /// The names of all members in the table.
    package static var names: Set<String> { Set(table.values.flatMap(\.names)) }

    private static let table: [String: Member] = [
        "CaseIterable": Member(text: "static var allCases: AllCases", names: ["allCases"]),
        "Comparable": Member(text: "static func < (lhs: Self, rhs: Self) -> Bool", names: ["<"]),
        "CustomDebugStringConvertible": Member(text: "var debugDescription: String", names: ["debugDescription"]),
        "CustomReflectable": Member(text: "var customMirror: Mirror", names: ["customMirror"]),
        "CustomStringConvertible": Member(text: "var description: String", names: ["description"]),
        "Equatable": Member(text: "static func == (lhs: Self, rhs: Self) -> Bool", names: ["=="]),
        "Hashable": Member(text: "func hash(into hasher: inout Hasher)", names: ["hash", "hashValue"]),
        "TextOutputStream": Member(text: "func write(_ string: String)", names: ["write"]),
    ]
}

extension SemanticModel {
    /// Whether an extension in the sources gives a member to all that conforms to a protocol of the standard library.
    package func isAddedToStandardProtocols(_ name: String) -> Bool {
        index.foreignExtensions.keys.contains {
            StandardRequirements.knows($0) && members(ofForeign: $0)[name] != nil
        }
    }
}
