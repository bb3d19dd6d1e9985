/// A property that a component makes.
struct ProvisionText {
    private let provision: Provision
    private let access: String
    private let prefix: String
    private let isComponent: Bool

    init(_ provision: Provision, in scope: ScopePlan, access: String, prefix: String) {
        self.provision = provision
        self.access = provision.fault == .madePrivate ? "private " : access
        self.prefix = prefix
        isComponent = scope.number > 0
    }

    /// In the class; `nil` where it stands in another file, or nowhere.
    var member: String? { provision.form == .elsewhere && provision.fault != .madePrivate ? nil : text }

    /// In an extension in another file.
    var distantMember: String? { provision.form == .elsewhere && provision.fault != .madePrivate ? text : nil }

    private var text: String? {
        let property = provision.property
        switch provision.fault {
        case .removed: return nil
        case .madeStatic: return "\(access)static var \(property.written): \(property.type.provided) { \(value) }"
        case .madeMethod: return "\(access)func \(property.written)() -> \(property.type.provided) { \(value) }"
        case .retyped: return "\(access)var \(property.written): \(prefix)Wrong { \(prefix)Wrong() }"
        case .renamed: return written(as: "\(property.name)Other")
        case .madePrivate, nil: return written(as: property.written)
        }
    }

    private var value: String { provision.property.type.value }

    private func written(as name: String) -> String {
        let type = provision.property.type.provided
        switch provision.form {
        case .constant: return "\(access)let \(name): \(type) = \(value)"
        case .untypedConstant: return "\(access)let \(name) = \(value)"
        case .computed: return "\(access)var \(name): \(type) { \(value) }"
        case .lazyStored: return "\(access)lazy var \(name): \(type) = \(value)"
        case .shared where isComponent: return "\(access)var \(name): \(type) { shared { \(value) } }"
        case .shared: return "\(access)var \(name): \(type) { return \(value) }"
        case .privateSetter:
            let setter = access == "private " ? access : "\(access)private(set) "
            return "\(setter)var \(name): \(type) = \(value)"
        case .elsewhere:
            let setter = provision.property.isSettable ? "\n    set {}" : ""
            return "\(access)var \(name): \(type) {\n    get { \(value) }\(setter)\n}"
        case .initialised: return "\(access)let \(name): \(type)"
        case .variable: return "\(access)var \(name): \(type) = \(value)"
        }
    }
}

extension Provision {
    /// Whether an initialiser can set it.
    var isSet: Bool { fault == nil || fault == .madePrivate }
}
