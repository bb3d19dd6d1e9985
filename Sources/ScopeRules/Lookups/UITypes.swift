import ScopeGraph
import Semantics

/// Types of the user interface. Each scope has its own, so two scopes that create one are not duplicates.
struct UITypes {
    let model: SemanticModel
    private var index: TypeIndex { model.index }

    /// Whether a type is, contains or inherits a view, a view controller, or one of the RIBs protocols that represent
    /// them.
    func contains(_ type: CanonicalType) -> Bool {
        if type.canonical.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains(where: isView) {
            return true
        }
        return type.names.contains { name in
            index.types(named: name.name, in: name.module).contains(where: inheritsView)
        }
    }

    private func inheritsView(_ type: Int) -> Bool {
        let inherited = model.inheritedProtocols(ofType: type)
        return inherited.undeclared.contains { isView($0.name[...]) }
            || inherited.all.contains { isView(index.types[$0].name[...]) }
    }

    /// Recognizes names of system frameworks, such as `UINavigationController`, and of the library's protocols.
    private func isView(_ name: Substring) -> Bool {
        if Self.ofTheLibrary.contains(String(name)) { return true }
        let prefix = ["UI", "NS"].first { name.hasPrefix($0) }
        guard let prefix, let next = name.dropFirst(prefix.count).first, next.isUppercase else { return false }
        return prefix == "UI" || Self.endings.contains { name.hasSuffix($0) }
    }

    private static let ofTheLibrary: Set<String> = ["ViewControllable", "Presentable", "ViewableRouting", "AnyView"]
    private static let endings = ["View", "ViewController", "Window", "WindowController"]
}
