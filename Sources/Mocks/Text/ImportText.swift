import SwiftReader

/// The import statements of a file of mocks.
struct ImportText {
    let lines: [String]

    /// - Parameters:
    ///   - files: the files whose declarations the mocks contain.
    ///   - others: the modules to import in addition.
    ///   - testable: the modules to import with `@testable`.
    ///   - spi: by module, the attributes with which its protocols are visible.
    ///   - levels: the access levels of imports.
    init(
        files: [SourceProtocols],
        others: [String],
        testable: [String],
        spi: [String: Set<String>],
        levels: ImportLevels,
        needsFoundation: Bool
    ) {
        let found = Set(files.flatMap(\.imports)).union(others.map { MockImport(module: $0) })
            .union(needsFoundation ? [MockImport(module: "Foundation")] : [])
            .filter { $0.module != levels.own && !testable.contains($0.module) }
        let needed = Set(files.flatMap(\.imports).map(\.module) + others)
        let plain = Set(found.filter { $0.condition == nil }.map(\.module))
        func attributes(_ module: String, _ imports: [MockImport]) -> String {
            let spi = (spi[module] ?? []).union(imports.flatMap(\.spi)).sorted()
            let all = spi + (imports.contains(where: \.isPreconcurrency) ? ["@preconcurrency"] : [])
            return all.map { "\($0) " }.joined()
        }
        let always = Dictionary(grouping: found.filter { $0.condition == nil }, by: \.statement)
            .sorted { $0.key < $1.key }
            .map { statement, all in
                let module = all[0].module
                return attributes(module, all) + levels.word(of: module, isNeeded: needed.contains(module)) + statement
            }
        let conditional = found.filter { $0.condition != nil && !plain.contains($0.module) }
        let branches = Dictionary(grouping: conditional) { $0.condition ?? "" }.sorted { $0.key < $1.key }
        var lines: [String] = always
        for (condition, imports) in branches {
            lines.append("#if \(condition)")
            lines += Set(imports.map { attributes($0.module, [$0]) + $0.statement }).sorted().map { "    \($0)" }
            lines.append("#endif")
        }
        if !testable.isEmpty, !lines.isEmpty { lines.append("") }
        self.lines = lines + Set(testable).sorted().map { "\(attributes($0, []))@testable import \($0)" }
    }
}

/// The access levels of the imports of a file of mocks.
struct ImportLevels {
    /// The module of the file, which it does not import.
    let own: String?
    /// By module, the widest access level with which a file of the own module imports it.
    private let written: [String: Access]
    /// What an import has to say so that the mocks can name its declarations; `nil` if nothing.
    private let wanted: Access?

    /// - Parameters:
    ///   - hidesImports: whether imports without a level are internal.
    ///   - widest: the widest access of a mock.
    init(own: String?, files: [SourceProtocols], hidesImports: Bool, widest: Access) {
        self.own = own
        let imports = files.lazy.filter { $0.module == own }.flatMap(\.imports)
        written = imports.reduce(into: [:]) { result, statement in
            guard let access = statement.access else { return }
            // An import in one file says nothing about the types that other files expose.
            result[statement.module] = max(result[statement.module] ?? .internal, access)
        }
        wanted = hidesImports && widest > .internal ? widest : nil
    }

    /// The level with a space behind it, or empty.
    ///
    /// - Parameter isNeeded: whether the mocks may name declarations of the module.
    func word(of module: String, isNeeded: Bool) -> String {
        let access = isNeeded ? written[module] ?? wanted : written[module].map { _ in .internal }
        return access.map { "\($0.word) " } ?? ""
    }
}
