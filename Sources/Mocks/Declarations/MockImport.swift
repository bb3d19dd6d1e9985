import SwiftReader

/// An import statement of a file with protocols.
package struct MockImport: Hashable, Sendable {
    package let module: String
    /// What follows the attributes and the access level: `import struct Core.User`.
    let statement: String
    let isPreconcurrency: Bool
    /// `@_spi(…)`, as written.
    let spi: [String]
    /// `nil` if no access level is written.
    let access: Access?
    /// The whole test of the `#if` around it; `nil` if there is none.
    let condition: String?

    package init(
        module: String,
        statement: String? = nil,
        isPreconcurrency: Bool = false,
        spi: [String] = [],
        access: Access? = nil,
        condition: String? = nil
    ) {
        self.spi = spi
        self.access = access
        self.module = module
        self.statement = statement ?? "import \(module)"
        self.isPreconcurrency = isPreconcurrency
        self.condition = condition
    }

    static func all(of source: SourceFile) -> [MockImport] {
        source.imports.map { statement in
            let declaration = statement.declaration
            let range = SourceRange(start: declaration.keyword.start, end: declaration.name.end)
            let branches = source.branches(of: declaration)
            let tests = branches.map(\.test)
            return MockImport(
                module: statement.module,
                statement: source.tokens(in: range).map { source.text($0.range) }.reduce("") { text, word in
                    text.isEmpty || word == "." || text.hasSuffix(".") ? text + word : "\(text) \(word)"
                },
                isPreconcurrency: source.attributes(of: declaration).contains { $0.name == "preconcurrency" },
                spi: source.spi(of: declaration),
                access: declaration.access,
                condition: tests.isEmpty
                    ? nil : tests.count == 1 ? tests[0] : tests.map { "(\($0))" }.joined(separator: " && ")
            )
        }
    }
}

extension SourceFile {
    /// The attributes that limit a declaration to importers of an SPI, or import one.
    func spi(of declaration: Declaration) -> [String] {
        attributes(of: declaration).filter { $0.name == "_spi" }.map(\.text)
    }
}
