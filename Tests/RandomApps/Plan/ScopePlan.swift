/// A scope: its component, or its builder where it has no component.
struct ScopePlan: Sendable {
    let number: Int
    /// What its names begin with, behind the app's prefix.
    let word: String
    /// An index into the app's modules.
    let module: Int
    /// Whether another module makes it.
    let isPublic: Bool
    /// Whether the component is public too, not only what another module has to see.
    let hasPublicComponent: Bool
    let builder: BuilderForm
    let dependencyProtocol: ContractForm
    let component: ComponentForm
    /// What it makes for itself and the scopes below.
    var makes: [Provision] = []
    /// What it reads and does not make, by what makes it.
    var asks: [Requirement] = []
    /// What was spoiled in it.
    var fault: ScopeFault?
}

/// A property and what it is at the scope that makes it.
struct Property: Sendable, Hashable {
    let name: String
    let type: PropertyType
    let maker: Int
    let isSettable: Bool

    /// As Swift takes it.
    var written: String { name == "default" ? "`default`" : name }

    /// What a protocol says of it.
    var required: String { "var \(written): \(type.required) { \(isSettable ? "get set" : "get") }" }

    /// What a parent says that hands it on.
    var passedOn: String {
        isSettable
            ? "var \(written): \(type.required) {\n    get { dependency.\(written) }\n"
                + "    set { dependency.\(written) = newValue }\n}"
            : "var \(written): \(type.required) { dependency.\(written) }"
    }
}

/// A property that a scope makes.
struct Provision: Sendable {
    let property: Property
    var form: ProvisionForm
    /// What was spoiled in it.
    var fault: ProvisionFault?
}

/// A property that a scope asks for.
struct Requirement: Sendable {
    let property: Property
    let reading: ReadingForm
    /// What was spoiled in it.
    var isRetyped = false
    /// Whether nothing makes it.
    var isUnknown = false
    /// Whether the builder reads it through a member that the component does not have.
    var isUndeclared = false
}

/// How the dependency is declared.
enum ContractForm: Sendable, CaseIterable {
    /// A protocol with the requirements.
    case plain
    /// A protocol that does not inherit the library's.
    case bare
    /// A protocol that inherits one for each requirement.
    case inherited
    /// A typealias of a composition of such protocols.
    case composition
    /// Such a composition without a name.
    case unnamed

    var isComposition: Bool { self == .composition || self == .unnamed }
}

/// What the component inherits.
enum ComponentForm: Sendable, CaseIterable {
    /// The library's `Component<D>`.
    case direct
    /// The same, with the library's name.
    case qualified
    /// A generic class of the app's.
    case genericBase
    /// A class of the scope's own, which has half of its provisions.
    case ownBase
}

/// How a builder or an interactor reads what the scope asks for.
enum ReadingForm: Sendable, CaseIterable {
    /// `component.dependency.theme`, in `build`.
    case throughComponent
    /// `dependency.theme`, in `build`.
    case throughBuilder
    /// A member of the component that has another name.
    case throughAlias
    /// In the interactor, which is handed the component.
    case inInteractor
}

/// What a member of the component looks like.
enum ProvisionForm: Sendable, CaseIterable {
    case constant, untypedConstant, computed, lazyStored, shared, privateSetter, elsewhere, initialised, variable
}
