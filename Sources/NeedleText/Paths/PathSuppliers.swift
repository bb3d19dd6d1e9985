/// The suppliers of one component along one of its paths.
package struct PathSuppliers<Supplier: Hashable & Sendable>: Sendable {
    /// The last step of the path.
    package let step: Int
    /// One for each requirement, in order.
    package let suppliers: [Supplier]
    /// The components that it reads from, with the number of steps up to each, in the order of their names.
    package let sources: [(component: Int, level: Int)]

    @usableFromInline
    init(step: Int, suppliers: [Supplier], sources: [(component: Int, level: Int)]) {
        self.step = step
        self.suppliers = suppliers
        self.sources = sources
    }
}

extension Paths {
    /// The supplier of one requirement, and the number of steps up to the component that is read; `nil` if none is.
    package typealias Found<Supplier> = (supplier: Supplier, level: Int?)

    /// The suppliers of a component along all its paths. Paths with equal suppliers share a class: each group has one,
    /// in the order of its first path.
    ///
    /// - Parameters:
    ///   - component: an index into `ofComponent`.
    ///   - precedes: the order of the components that a class reads from.
    ///   - find: what supplies the requirements, in order, to the component at the last step of a path. It gets the
    ///     step, and the components of the path from the last one up; `nil` if something is missing. It is called for
    ///     each path.
    /// - Returns: `nil` if something is missing on some path.
    @inlinable
    package func suppliers<Supplier: Hashable & Sendable>(
        of component: Int,
        sourcesBy precedes: (Int, Int) -> Bool,
        find: (_ step: Int, _ route: [Int]) -> [Found<Supplier>]?
    ) -> [[PathSuppliers<Supplier>]]? {
        let steps = ofComponent[component]
        var groups: [[PathSuppliers<Supplier>]] = []
        var groupOfSuppliers: [[Supplier]: Int] = [:]
        var isComplete = true
        for step in steps {
            let route = Array(upwards(from: step))
            guard let found = find(step, route) else {
                isComplete = false
                continue
            }
            let path = PathSuppliers(
                step: step,
                // In generic code, each use of a key path makes an object.
                suppliers: found.map { $0.supplier },
                sources: sources(of: found.compactMap { $0.level }, along: route, by: precedes)
            )
            // Most components have one path.
            if steps.count > 1, let group = groupOfSuppliers[path.suppliers] {
                groups[group].append(path)
            } else {
                if steps.count > 1 { groupOfSuppliers[path.suppliers] = groups.count }
                groups.append([path])
            }
        }
        return isComplete ? groups : nil
    }

    @usableFromInline
    func sources(
        of levels: [Int],
        along route: [Int],
        by precedes: (Int, Int) -> Bool
    ) -> [(component: Int, level: Int)] {
        var isRead = [Bool](repeating: false, count: route.count)
        for level in levels { isRead[level] = true }
        let sources = route.indices.filter { isRead[$0] }.map { (component: route[$0], level: $0) }
        return sources.count < 2 ? sources : sources.sorted { precedes($0.component, $1.component) }
    }
}
