/// A value where a component makes it.
struct FeatureProvisionText {
    let plan: FeaturePlan
    let scope: FeatureScope
    let value: FeatureValue
    let form: FeatureForm

    /// Nothing where it was removed.
    var text: String? {
        let fault = plan.fault(of: value, at: scope.number)
        if fault == .removed { return nil }
        let access = fault == .madePrivate ? "private " : (scope.module == "Features" ? plan.world.accessWord : "")
        let name = fault == .renamed ? "\(value.name)Other" : value.written
        let head = value.availability + mark(fault) + access
        if fault == .madeStatic { return "\(head)static var \(name): \(type) { \(made) }" }
        if value.isMethod { return method(head, name, fault) }
        if fault == .narrower { return "\(head)var \(name): \(plan.prefix)Server { \(made) }" }
        if fault == .retyped { return "\(head)var \(name): \(plan.prefix)Wrong { \(plan.prefix)Wrong(tag: 1) }" }
        if fault == .moreEffects {
            let effect = value.effects == .none || value.effects == .asynchronous ? "throws" : "async"
            return "\(head)var \(name): \(type) { get \(effect) { \(made) } }"
        }
        return property(head, name, access)
    }

    private var type: String { value.type.provided }

    private var made: String { value.type.value(value.number * 10 + scope.number + 1) }

    private func mark(_ fault: FeatureFault.Kind?) -> String {
        if fault == .isolated { return "\(plan.actor) " }
        return scope.isIsolated ? (value.isIsolated ? "" : "nonisolated ") : plan.mark(value)
    }

    private func method(_ head: String, _ name: String, _ fault: FeatureFault.Kind?) -> String {
        let effects = value.madeEffects.written(plan.prefix)
        let label = fault == .otherSignature ? "number" : "count"
        let result = fault == .retyped ? "\(plan.prefix)Wrong" : type
        let made = fault == .retyped ? "\(plan.prefix)Wrong(tag: 1)" : made
        return "\(head)func \(name)(\(label): Int) \(effects.isEmpty ? "" : "\(effects) ")-> \(result) { \(made) }"
    }

    private func property(_ head: String, _ name: String, _ access: String) -> String {
        let effects = value.madeEffects.written(plan.prefix)
        guard effects.isEmpty else { return "\(head)var \(name): \(type) { get \(effects) { \(made) } }" }
        switch form {
        case .computed where value.isSettable:
            return "\(head)var \(name): \(type) {\n    get { \(made) }\n    set {}\n}"
        case .computed, .sameFile, .otherFile, .base, .byDefault: return "\(head)var \(name): \(type) { \(made) }"
        case .macroMember: return "\(head)var \(name): \(type) { \(made) }"
        case .macroAccessor:
            return "\(FeatureMacroText(plan: plan).accessor(made))\(head)var \(name): \(type)"
        case .macroValue:
            return "\(head)var \(name): \(type) { \(FeatureMacroText(plan: plan).expression(made)) }"
        case .constant: return "\(head)let \(name): \(type) = \(made)"
        case .lazyStored: return "\(head)lazy var \(name): \(type) = \(made)"
        case .shared: return "\(head)var \(name): \(type) { shared { \(made) } }"
        case .wrapped: return "@\(plan.prefix)Kept \(head)var \(name): \(type) = \(made)"
        case .observed: return "\(head)var \(name): \(type) = \(made) {\n    didSet {}\n}"
        case .twice:
            return "#if EXTRA\n\(head)var \(name): \(type) { \(made) }\n#else\n"
                + "\(head)var \(name): \(type) {\n    get { return \(made) }\n}\n#endif"
        case .privateSetter:
            return access == "private "
                ? "\(head)var \(name): \(type) = \(made)" : "\(head)private(set) var \(name): \(type) = \(made)"
        }
    }
}
