import ScopeGraph
import Semantics
import SwiftReader

/// How a file imports a module.
struct ImportForm: Hashable {
    /// As written, without the kind and name of a single symbol: `Core`, `os.log`.
    package let path: String
    /// `@preconcurrency`, `@_spi(…)`, `@testable`; not `@_exported`, which concerns only the importing file.
    let attributes: [String]
    /// `nil` if none is written.
    let access: Access?
    package let conditions: [String]

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

extension ImportForm {
    private init(path: String, _ form: ImportForm) {
        self.path = path
        attributes = form.attributes
        access = form.access
        conditions = form.conditions
    }

    /// A copy for files that import a module by another name.
    func naming(_ name: String, _ other: String) -> ImportForm {
        other == name || path != name ? self : ImportForm(path: other, self)
    }
}

/// How a generated file imports one module, given how other files do.
struct ImportForms {
    /// The imports in the module of the generated file.
    let own: [ImportForm]
    /// The imports in files of other modules whose declarations are used.
    let others: [ImportForm]
    /// What to import if there are none.
    package let module: String
    /// Whether some import in the module has an access modifier.
    let areLevelsWritten: Bool

    private var all: [ImportForm] { own + others }

    /// The import statements, each with its conditions.
    ///
    /// - Parameter access: the widest access of the declarations that name the module.
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

    /// The union of attributes. `@_implementationOnly` has to be on all imports.
    private static func joined(_ attributes: [[String]]) -> [String] {
        Set(attributes.joined()).filter { attribute in
            attribute != "@_implementationOnly" || attributes.allSatisfy { $0.contains(attribute) }
        }
        .sorted()
    }

    /// The modifier of an import. If one import of a module has a modifier other than `public`, all need one.
    package func word(for access: Access) -> String {
        let isOpen = own.contains { $0.access == nil }
        let isHidden = own.contains { ($0.access ?? .public) < .public }
        if isHidden || !isOpen && areLevelsWritten { return Self.word(access) }
        guard access > .internal, areLevelsWritten else { return "" }
        return Self.word(.public)
    }

    /// The modifier of a conditional import, if all imports of the module are conditional. Another branch may be for
    /// compilers without such modifiers.
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
