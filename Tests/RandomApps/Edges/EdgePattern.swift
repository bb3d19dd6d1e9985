/// A way in which a parent hands itself to the builder of a child: a row of the catalogue of wiring patterns.
public struct EdgePattern: Sendable {
    public let name: String
    let family: BuilderForm.Family
    let injected: InjectedValue
    /// Whether the parent keeps the child's builder, which `check` may warn of.
    let keepsChild: Bool
    private let write: @Sendable (EdgeContext) -> EdgeCode

    /// What is handed over, and what has to be there for that.
    enum InjectedValue: Sendable {
        /// The component.
        case itself
        /// The component, by means of `Component.shared`.
        case itselfShared
        /// The component, which the child's file names: both are in one module.
        case itselfInModule
        /// The component, in a task, which only language mode 5 lets it enter.
        case itselfInTask
        /// The component that comes out of the parent's builder with its router.
        case itselfFromTuple
        /// The component's dependency.
        case dependencyOfComponent
        /// The parent builder's dependency.
        case dependencyOfBuilder
    }

    init(
        _ name: String,
        family: BuilderForm.Family = .dependency,
        injected: InjectedValue = .itself,
        keepsChild: Bool = false,
        write: @escaping @Sendable (EdgeContext) -> EdgeCode
    ) {
        self.name = name
        self.family = family
        self.injected = injected
        self.keepsChild = keepsChild
        self.write = write
    }

    func code(in context: EdgeContext) -> EdgeCode { write(context) }

    /// Whether the child only gets what the parent's own dependency has.
    var handsDependency: Bool { injected == .dependencyOfComponent || injected == .dependencyOfBuilder }

    public static let all: [EdgePattern] =
        locals + typedByContext + members + closures + branches + helpers + holders + adapters + ownDependency
        + directly + componentized
}

/// What a pattern may name.
struct EdgeContext: Sendable {
    /// For local names; no other edge of the app has it.
    let local: String
    /// The same with a capital, behind the app's prefix: for types.
    let type: String
    let parentComponent: String
    let parentBuilder: String
    let childBuilder: String
    let childComponent: String
    let childDependency: String
    /// The module that declares the child.
    let childModule: String
    /// What is appended to a builder to get the router.
    let build: String
    /// What stands behind `dependency: x` in the child component's initialiser.
    let dynamicArguments: String
    /// What the closure of a componentized builder takes: `take in ` or nothing.
    let closureHead: String

    /// The child's component, made with something.
    func component(from value: String) -> String { "\(childComponent)(dependency: \(value)\(dynamicArguments))" }
}

/// What a pattern adds to the sources.
struct EdgeCode: Sendable {
    /// In the parent's component.
    var members: [String] = []
    /// In an extension of the parent's component, in another file.
    var distantMembers: [String] = []
    /// Where the parent is built; `component` and `router` are at hand.
    var statements: [String] = []
    /// In the parent's router, which holds `component`.
    var routerMembers: [String] = []
    /// In the child's builder.
    var childBuilderMembers: [String] = []
    /// Beside the parent.
    var declarations: [String] = []
}
