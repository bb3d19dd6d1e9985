import SwiftReader

/// The import statements of a file of mocks.
struct ImportText {
    let lines: [String]

    /// - Parameters:
    ///   - files: the files whose declarations the mocks contain.
    ///   - others: the modules to import in addition.
    ///   - testable: the modules to import with `@testable`.
    ///   - own: the module of the file, which it does not import.
    init(files: [SourceProtocols], others: [String], testable: [String], own: String?, needsFoundation: Bool) {
        let found = Set(files.flatMap(\.imports)).union(others.map { MockImport(module: $0) })
            .union(needsFoundation ? [MockImport(module: "Foundation")] : [])
            .filter { $0.module != own && !testable.contains($0.module) }
        let plain = Set(found.filter { $0.condition == nil }.map(\.module))
        let always = Dictionary(grouping: found.filter { $0.condition == nil }, by: \.statement).map { statement, all in
            all.contains(where: \.isPreconcurrency) ? "@preconcurrency \(statement)" : statement
        }
        .sorted { Self.key($0) < Self.key($1) }
        let conditional = found.filter { $0.condition != nil && !plain.contains($0.module) }
        let branches = Dictionary(grouping: conditional) { $0.condition ?? "" }.sorted { $0.key < $1.key }
        var lines: [String] = always
        for (condition, imports) in branches {
            lines.append("#if \(condition)")
            lines += Set(imports.map(\.statement)).sorted().map { "    \($0)" }
            lines.append("#endif")
        }
        if !testable.isEmpty, !lines.isEmpty { lines.append("") }
        self.lines = lines + Set(testable).sorted().map { "@testable import \($0)" }
    }

    private static func key(_ statement: String) -> String {
        statement.hasPrefix("@preconcurrency ") ? String(statement.dropFirst("@preconcurrency ".count)) : statement
    }
}
