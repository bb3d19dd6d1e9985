extension String {
    /// Each line four columns further in.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}

/// A declaration with members, or with empty braces.
func declaration(_ head: String, _ members: [String]) -> String {
    guard !members.isEmpty else { return "\(head) {}" }
    return "\(head) {\n\(members.map(\.indented).joined(separator: "\n\n"))\n}"
}

/// The same with the members close to each other.
func closeDeclaration(_ head: String, _ members: [String]) -> String {
    guard !members.isEmpty else { return "\(head) {}" }
    return "\(head) {\n\(members.map(\.indented).joined(separator: "\n"))\n}"
}

extension AppPlan {
    /// A type in the naming of the app: nested in the type of its scope, or as it is.
    func nested(_ scope: Int, _ text: String) -> String {
        naming == .nested ? "extension \(stem(scope)) {\n\(text.indented)\n}" : text
    }

    /// The last part of a name, by which a nested type is declared.
    func simple(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// A type of the library, with the library's name where the app has one of the same name.
    func library(_ name: String) -> String { naming == .nested ? "RIBs.\(name)" : name }
}
