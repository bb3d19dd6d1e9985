import ScopeGraph
import Semantics

/// The types of a member that is passed on, as one file writes them at one place.
struct TypeTexts {
    private let need: Resolution.Need
    private let names: NameWriter
    private let hidden: HiddenNames

    init(of need: Resolution.Need, _ names: NameWriter, where hidden: HiddenNames) {
        self.need = need
        self.names = names
        self.hidden = hidden
    }

    private var origin: String { need.requirement.location.file }

    /// The type of a property.
    var type: String {
        names.text(need.type.qualifiedSpelling, naming: need.type.names, from: origin, where: hidden)
    }

    /// The signature of a method.
    var method: MethodSignature? {
        guard let method = need.requirement.method else { return nil }
        let parameters = method.namesOfParameters
        return method.withTypes { text in
            names.text(text, naming: need.type.names, from: origin, where: hidden, besides: parameters)
        }
    }

    /// As written after `get` or after parameters.
    func spelling(of effects: Effects) -> String {
        let parameters = need.requirement.method?.namesOfParameters ?? []
        return names.text(effects, from: origin, where: hidden, besides: parameters)
    }

    /// The modules that it names besides those of its declared types.
    var otherModules: Set<Int> {
        guard let method = need.requirement.method else {
            return names.modules(of: need.type.qualifiedSpelling, besides: need.type.names, from: origin)
        }
        let texts = [method.generics, method.result, method.whereClause] + method.parameters.map(\.type)
        return Set(
            texts.flatMap { text in
                names.modules(
                    of: text,
                    besides: need.type.names,
                    from: origin,
                    parameters: method.namesOfParameters
                )
            }
        )
    }

    /// A global actor.
    func attribute(_ attribute: String) -> String {
        names.text(attribute, naming: [], from: origin, where: hidden)
    }
}
