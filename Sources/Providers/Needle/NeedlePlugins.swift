import NeedleText
import ScopeGraph
import Semantics

/// The providers of the plugin extensions.
extension NeedleProviders {
    /// One for each pluginized component, each with a class of its own.
    func pluginExtensions() -> [PluginExtensionText] {
        var taken = ClassNames()
        let cores = tree.components.filter { nonCore(of: $0) != nil }
        let ids = Set(cores.map { graph.scopes[$0].id })
        return cores.compactMap { scope in
            let inherits = graph.scopes[scope].superclasses.contains(where: ids.contains)
            return pluginExtension(of: scope, inheritsRegistration: inherits, &taken)
        }
    }

    private func pluginExtension(
        of scope: Int,
        inheritsRegistration: Bool,
        _ taken: inout ClassNames
    ) -> PluginExtensionText? {
        guard case .core(let point)? = graph.scopes[scope].plugin, let nonCore = nonCore(of: scope) else { return nil }
        let values = names.values(of: [scope, nonCore], beside: point.requirements.map(\.name))
        let conditions = BuildConditions.both(conditions(of: scope), conditions(of: nonCore))
        return PluginExtensionText(
            component: values[0],
            key: graph.scopes[scope].pathName,
            nonCore: values[1],
            required: (point.pluginExtension, variables(of: point, readFrom: nonCore)),
            className: taken.add(point.pluginExtension, of: graph.scopes[scope].name, on: conditions),
            inheritsRegistration: inheritsRegistration,
            isIsolated: isIsolated(point),
            conditions: conditions
        )
    }

    private func variables(of point: PluginPoint, readFrom nonCore: Int) -> [TextVariable] {
        let provisions = graph.scopes[nonCore].provisions
        return point.requirements.sorted { $0.location < $1.location }.map { requirement in
            isolated(
                names.variable(of: requirement),
                readingOn: provisions.named(requirement.name).first?.isolation?.actor,
                isRequiredOnActor: requirement.isolation != nil,
                isFree: false
            )
        }
    }

    /// Whether a class gets an isolation from its plugin extension, or from a part of a composition.
    private func isIsolated(_ point: PluginPoint) -> Bool {
        point.isolation != nil
            || point.pluginExtension.contains("&") && point.requirements.contains { $0.isolation != nil }
    }
}

/// The names of the generated classes, and the conditions on which each is compiled.
private struct ClassNames {
    private var conditions: [String: [[String]]] = [:]

    /// Needle's name, unless another component has the same plugin extension.
    mutating func add(_ pluginExtension: String, of component: String, on tests: [String]) -> String {
        var name = PluginExtensionText.className(of: pluginExtension)
        var number = 1
        while !isFree(name, on: tests) {
            let distinction = number == 1 ? component : "\(component)\(number)"
            name = PluginExtensionText.className(of: pluginExtension, for: distinction)
            number += 1
        }
        conditions[name, default: []].append(tests)
        return name
    }

    private func isFree(_ name: String, on tests: [String]) -> Bool {
        (conditions[name] ?? []).allSatisfy { BuildConditions.exclude(onAllSystems: $0, tests) }
    }
}
