/// An app as it was thought out, before a line of it is written.
public struct AppPlan: Sendable {
    /// How the classes and protocols of a scope are called.
    enum Naming: Sendable, CaseIterable {
        /// `LoginComponent`, `LoginBuilder`, `LoginDependency`.
        case conventional
        /// No such word in a name.
        case plain
        /// `Login.Component`, `Login.Builder`, `Login.Dependency`.
        case nested
    }

    public let seed: UInt64
    /// Begins every name of the app, so that many of them fit into one module of the compiler.
    public let prefix: String
    /// 5 or 6.
    public let languageMode: Int
    let naming: Naming
    let top: TopForm
    /// Of the lowest first; a scope may be made from a module that stands higher.
    let modules: [String]
    /// The top first, and every scope after those that make it.
    var scopes: [ScopePlan]
    var edges: [EdgePlan]

    /// The edges to the scopes that one makes.
    func edgesDown(_ scope: Int) -> [EdgePlan] { edges.filter { $0.parent == scope } }

    /// The edges from the scopes that make one.
    func edgesUp(_ scope: Int) -> [EdgePlan] { edges.filter { $0.child == scope } }
}
