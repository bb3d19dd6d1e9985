import NeedleText

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

/// The providers of one component.
struct ComponentProviders: Sendable {
    /// An index into the components.
    let component: Int
    let groups: [[PathSuppliers<Supplier>]]
}
