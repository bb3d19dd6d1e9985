import Reporters
import ScopeRules
import SwiftReader

/// An index over one file with two lines.
struct SampleIndex: SourceIndex {
    func shownPath(of file: String) -> String { "App/\(file)" }

    func absolutePath(of file: String) -> String { "/work/App/\(file)" }

    func repositoryPath(of file: String) -> String { "App/\(file)" }

    func bytes(of file: String) -> [UInt8]? {
        file == "Login.swift" ? Self.login : nil
    }

    static let login = Array("import RIBs\n\n\tvar user: User { get }\n".utf8)

    func line(_ number: Int, of file: String) -> String? {
        file == "Login.swift" && number == 3 ? "\tvar user: User { get }" : nil
    }
}

enum Samples {
    static let missing = Finding(
        rule: "missing-provider",
        title: "Missing Provider",
        severity: .error,
        location: SourceLocation(file: "Login.swift", line: 3, column: 6),
        scope: "App.LoginComponent",
        property: "user",
        headline: "no scope above \(code: "LoginComponent") provides \(code: "user: [String: \"User\"]")",
        readers: [
            Reader(
                scope: "LoginComponent",
                dependencyProtocol: "LoginDependency",
                location: SourceLocation(file: "Login.swift", line: 3, column: 6)
            ),
            Reader(
                scope: "OtherComponent",
                dependencyProtocol: "OtherDependency",
                location: SourceLocation(file: "Other.swift", line: 8, column: 9)
            ),
        ],
        chain: [
            Step(
                scope: "RootComponent",
                location: SourceLocation(file: "Root.swift", line: 1, column: 7),
                message: "\(code: "RootComponent") is the root"
            )
        ],
        otherRoutes: 2,
        nearMisses: [
            NearMiss(
                scope: "RootComponent",
                location: SourceLocation(file: "Root.swift", line: 5, column: 17),
                message: "\(code: "RootComponent.user") is private"
            )
        ],
        repairs: [
            Repair(
                title: "Drop \(code: "private")",
                location: SourceLocation(file: "Root.swift", line: 5, column: 5),
                edits: [
                    Edit(location: SourceLocation(file: "Root.swift", line: 5, column: 5), length: 8, replacement: "")
                ]
            ),
            Repair(title: "Add it to \(code: "RootComponent")", location: nil),
        ],
        identity: ["App.LoginComponent", "user"]
    )

    static let placeless = Finding(
        rule: "unknown-rule",
        title: "Unknown Rule",
        severity: .warning,
        location: nil,
        headline: "two\nlines",
        identity: []
    )

    static let report = Report(findings: [missing, placeless], fileCount: 214, scopeCount: 1)
}
