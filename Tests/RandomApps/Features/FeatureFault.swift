import TestSupport

/// A value spoiled in one way.
struct FeatureFault: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case removed, renamed, retyped, madePrivate, madeStatic, moreEffects, isolated, otherSignature, narrower
    }

    let kind: Kind
    /// The number of the value.
    let value: Int
}

extension FeaturePlan {
    /// The same app with a fault of its seed's; `nil` where there is no value to spoil.
    var spoiled: FeaturePlan? {
        var numbers = SeededNumbers(seed: seed ^ 0xFA17)
        for kind in FeatureFault.Kind.allCases.shuffled(using: &numbers) {
            guard let value = values.filter({ fits(kind, $0) }).randomElement(using: &numbers) else { continue }
            var plan = self
            plan.fault = FeatureFault(kind: kind, value: value.number)
            return plan
        }
        return nil
    }

    private func fits(_ kind: FeatureFault.Kind, _ value: FeatureValue) -> Bool {
        let isSeen =
            !value.isConditional && value.remakers.isEmpty && value.readers.contains { !scopes[$0].isConditional }
        guard isSeen || world.isExtra else { return false }
        // What a macro adds is known by its name alone.
        if value.form == .macroMember, kind != .removed, kind != .renamed { return false }
        let isMethod = value.isMethod && world.dialect == .ribs
        switch kind {
        // `Date` is no type of the sources: a typealias might make it any other.
        case .retyped where value.type.provided == "Date": return false
        case .removed, .renamed, .retyped, .madePrivate, .madeStatic: return !value.isMethod || isMethod
        case .moreEffects: return value.effects != .both && !value.isMethod
        case .isolated:
            return world.languageMode == 6 && !isPlain && !value.isIsolated && value.effects == .none && !value.isMethod
        case .otherSignature: return isMethod
        case .narrower:
            return world.dialect == .ribs && value.type.provided.hasPrefix("any \(prefix)Serving") && !value.isMethod
        }
    }

    /// What is wrong with a value, where a scope makes it.
    func fault(of value: FeatureValue, at scope: Int) -> FeatureFault.Kind? {
        guard let fault, fault.value == value.number, value.maker == scope else { return nil }
        return fault.kind
    }

    var faultName: String {
        guard let fault else { return "" }
        return "\(fault.kind.rawValue) \(values[fault.value].name) of \(component(values[fault.value].maker))"
    }
}
