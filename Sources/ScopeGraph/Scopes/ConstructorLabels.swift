import SwiftReader

/// The first argument labels of initializer calls, by the simple name of the type.
struct ConstructorLabels: Sendable {
    private var table: [String: Set<String>] = [:]

    init() {}

    init(of index: TypeIndex) {
        for file in index.files {
            let source = file.source
            for expression in source.expressions where expression.kind == .call {
                guard let base = expression.base else { continue }
                for argument in expression.arguments.indices {
                    let label = source.arguments[argument].label
                    guard source.spells("parent", in: label) || source.spells("dependency", in: label) else { continue }
                    table[source.name(source[base].name), default: []].insert(source.text(label))
                }
            }
        }
    }

    /// The dialect of components with a name.
    func dialect(ofTypeNamed name: String) -> Dialect {
        let made = table[name] ?? []
        return made.contains("parent") && !made.contains("dependency") ? .needle : .ribs
    }
}
