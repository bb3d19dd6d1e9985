import ScopeGraph
import SwiftReader

/// How a file imports a module.
struct ImportForm: Hashable {
    /// As written, without the kind and name of a single symbol: `Core`, `os.log`.
    let path: String
    /// `@preconcurrency`, `@_spi(…)`, `@testable`; not `@_exported`, which is for the file that says so.
    let attributes: [String]
    /// `nil` where none is written.
    let access: Access?
    let conditions: [String]

    init(_ statement: Import, in file: SourceFile) {
        let declaration = statement.declaration
        path = statement.symbol == nil ? file.joined(declaration.name) : statement.module
        attributes =
            declaration.attributes.isEmpty
            ? []
            : declaration.attributes.indices
                .filter { file.text(file.attributes[$0].name) != "_exported" }
                .map { file.text(file.attributes[$0].range) }.sorted()
        access = declaration.access
        conditions = file.conditionTexts(of: declaration)
    }
}

/// How a generated file imports one module, given how other files do.
struct ImportForms {
    /// Those of the module in which the generated file is.
    let own: [ImportForm]
    /// Those of files in other modules from which something is taken over.
    let others: [ImportForm]
    /// What to import where there are none.
    let module: String
    /// Whether an import of anything in the own module says how far it is seen.
    let areLevelsWritten: Bool

    private var all: [ImportForm] { own + others }

    /// The import statements, each with its conditions.
    ///
    /// - Parameter access: how far what is named of the module is seen.
    func statements(for access: Access) -> [String] {
        let always = all.filter(\.conditions.isEmpty)
        if always.isEmpty, !all.isEmpty { return conditional(all) { word(for: access, as: $0) } }
        let shared = Self.joined(always.map(\.attributes))
        let paths = always.isEmpty ? [module] : Set(always.map(\.path)).sorted()
        let head = shared.map { "\($0) " }.joined() + word(for: access)
        let others = all.filter { form in
            !form.conditions.isEmpty
                && !(paths.contains(form.path) && form.attributes.allSatisfy(shared.contains))
        }
        return paths.map { "\(head)import \($0)" } + conditional(others) { _ in word(for: access) }
    }

    private func conditional(_ forms: [ImportForm], word: (ImportForm) -> String) -> [String] {
        let groups = Dictionary(grouping: forms) { form in
            form.attributes.map { "\($0) " }.joined() + word(form) + "import \(form.path)"
        }
        return groups.sorted { $0.key < $1.key }.map { statement, forms in
            let conditions = Set(forms.map(\.conditions)).sorted { $0.lexicographicallyPrecedes($1) }
            guard let test = BuildConditions.test(BuildConditions.either(conditions)) else { return statement }
            return "#if \(test)\n\(statement)\n#endif"
        }
    }

    /// What all of some imports say together.
    private static func joined(_ attributes: [[String]]) -> [String] {
        Set(attributes.joined()).filter { attribute in
            attribute != "@_implementationOnly" || attributes.allSatisfy { $0.contains(attribute) }
        }
        .sorted()
    }

    /// The modifier of an import. Where one import of a module has a modifier other than `public`, all need one.
    func word(for access: Access) -> String {
        let isOpen = own.contains { $0.access == nil }
        let isHidden = own.contains { ($0.access ?? .public) < .public }
        if isHidden || !isOpen && areLevelsWritten { return Self.word(access) }
        guard access > .internal, areLevelsWritten else { return "" }
        return Self.word(.public)
    }

    /// The modifier of an import that is there on a condition, where the module is imported on conditions alone: another
    /// branch may be for compilers that do not know such modifiers.
    private func word(for access: Access, as form: ImportForm) -> String {
        form.access.map { Self.word(max($0, access)) } ?? ""
    }

    private static func word(_ access: Access) -> String {
        switch access {
        case .open, .public: "public "
        case .package: "package "
        case .internal, .fileprivate, .private: "internal "
        }
    }
}
