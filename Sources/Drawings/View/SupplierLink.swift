import ScopeGraph

/// From a scope to one of its suppliers.
struct SupplierLink {
    /// An index into `ScopeGraph.scopes`.
    let reader: Int
    /// An index into `ScopeGraph.scopes`.
    let supplier: Int
    /// The names of the properties, sorted.
    let properties: [String]
    /// The properties, if other parts of the picture do not tell which they are.
    let label: String?

    /// The names of the properties, not too many.
    var names: String {
        let more = properties.count - Self.mostNames
        return properties.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? ", +\(more) more" : "")
    }

    private static let mostNames = 20
    private static let longestLabel = 30

    private init(from reader: Int, to supplier: Int, _ properties: [String], isLabelled: Bool) {
        self.reader = reader
        self.supplier = supplier
        self.properties = properties
        let text = properties.joined(separator: ", ")
        let isShort = properties.count == 1 || text.count <= Self.longestLabel
        label = isLabelled ? (isShort ? shortened(text) : "\(properties.count) properties") : nil
    }

    /// Those that a picture shows, sorted by reader and supplier.
    static func all(in subject: DrawingSubject) -> [SupplierLink] {
        let (graph, view) = (subject.graph, subject.view)
        guard view.showsSuppliers else { return [] }
        var properties: [Int: [Int: [String]]] = [:]
        for need in subject.resolution.needs where view.shows[need.scope] {
            guard let requirement = need.ownRequirement, view.filter.showsSuppliers(of: requirement) else { continue }
            for supplier in need.suppliers where view.shows[supplier] {
                properties[need.scope, default: [:]][supplier, default: []].append(need.name)
            }
        }
        return properties.sorted { $0.key < $1.key }.flatMap { reader, suppliers in
            suppliers.sorted { $0.key < $1.key }.map { supplier, names in
                // With one supplier, or from the parent, the list of requirements tells enough.
                let isObvious = suppliers.count == 1 || graph.parents(of: reader).contains(supplier)
                return SupplierLink(from: reader, to: supplier, names, isLabelled: !isObvious && view.isSmall)
            }
        }
    }
}
