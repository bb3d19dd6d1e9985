/// The supplier of a required property.
struct Supplier: Hashable, Sendable {
    enum Route: UInt8, Sendable {
        /// The component itself has it.
        case own
        /// The component's plugin extension has it.
        case pluginExtension
        /// The component's non-core component has it.
        case nonCore
    }

    /// An index into the components.
    let component: Int
    let route: Route
}

/// The suppliers of a component that is reached by one path.
struct Provider: Sendable {
    /// The last step of the path.
    let step: Int
    /// One for each required property, in order.
    let suppliers: [Supplier]
    /// The components that it reads from, with the number of steps up to each; sorted by name.
    let sources: [(component: Int, level: Int)]
}

/// The providers of one component.
struct ComponentProviders: Sendable {
    /// An index into the components.
    let component: Int
    /// Providers with the same suppliers share a class. In the order of the first of each group.
    let groups: [[Provider]]
}
