import ScopeGraph
import Semantics
import SwiftReader

/// A call in the code of a scope that leaves out an argument whose default value creates a service.
struct DefaultArgumentSite: Sendable {
    /// The scopes for which the code works, ascending.
    let scopes: [Int]
    /// The qualified names of the class with the call, and of the type that it creates.
    let creator: String
    let created: String
    let parameter: String
    /// The type of the parameter.
    let type: CanonicalType
    /// The class of the default value.
    let valueType: CanonicalType
    /// The default value, as written.
    let value: String
    /// Whether the parameter's type is a protocol of the app, which other classes can implement.
    let isReplaceable: Bool
    /// Where the class with the call is declared: an index into `ScopeGraph.modules`.
    let module: Int
    let location: SourceLocation
    /// The location of the parameter.
    let declaration: SourceLocation
}

/// Finds the calls in the code of scopes that create an object and leave a service to a default argument.
struct DefaultArguments {
    let model: SemanticModel
    let code: ScopeCode
    private var index: TypeIndex { model.index }

    /// In source order.
    static func all(in model: SemanticModel, _ scopes: ScopeDeclarations) -> [DefaultArgumentSite] {
        let names = typesWithDefaults(in: model)
        guard !names.isEmpty else { return [] }
        let code = ScopeCode(of: model, scopes)
        let found = model.onAllCores(model.filePortions) { model, files in
            let reader = DefaultArguments(model: model, code: code)
            return files.flatMap { reader.sites(in: $0, names) }
        }
        return found.joined().sorted { ($0.location, $0.parameter) < ($1.location, $1.parameter) }
    }

    /// The names by which types with such an initializer can be created.
    private static func typesWithDefaults(in model: SemanticModel) -> NameFilter {
        var names: [String] = []
        for type in model.index.types.indices where !model.index.libraries.declares(type) {
            let hasDefault = model.members(of: type).initializers?.contains { member in
                let source = model.source(member.location.file)
                return source.parameters(of: source[member.location.declaration]).contains { parameter in
                    parameter.defaultValue.map { mayBeObject(source[$0]) } ?? false
                }
            }
            if hasDefault ?? false { names.append(model.index.types[type].name) }
        }
        guard !names.isEmpty else { return NameFilter(names: []) }
        return NameFilter(names: names + model.index.namesOfTypealiases + ["init"])
    }

    /// `X()`, `X.shared`, `.shared`.
    private static func mayBeObject(_ value: Expression) -> Bool { value.kind == .call || value.kind == .member }

    private func sites(in file: Int, _ names: NameFilter) -> [DefaultArgumentSite] {
        let source = model.source(file)
        guard source.problems.isEmpty, !index.isOfLibrary(file) else { return [] }
        lazy var defaults = source.parameters.compactMap { $0.defaultValue.map { source[$0].range } }
        return source.expressions.enumerated().flatMap { number, call -> [DefaultArgumentSite] in
            guard call.kind == .call, let base = call.base, names.contains(source[base].name, in: source),
                let creator = index.type(around: call.block, in: file), !code[creator].isEmpty,
                case .initializer(let type, let candidates) = model.callee(of: ExpressionID(number), in: file, depth: 0),
                let created = type.declaredType, created != creator,
                let initializer = initializer(of: created, among: candidates),
                // A default argument that uses another one is reported where it is used.
                !defaults.contains(where: { $0.start <= call.range.start && call.range.end <= $0.end })
            else { return [] }
            return omitted(initializer, by: call, in: source).compactMap { parameter in
                site(parameter, of: initializer, created, by: creator, at: source.location(of: call.range))
            }
        }
    }

    /// The initializer that a call invokes, if it is certain. A class with a designated initializer inherits none.
    private func initializer(of type: Int, among candidates: [Signature]) -> DeclarationLocation? {
        let all = candidates.compactMap(\.location)
        if candidates.count == 1 { return all.first }
        let own = Set((model.members(of: type).initializers ?? []).map(\.location))
        let fitting = all.filter(own.contains)
        guard fitting.count == 1, let only = fitting.first,
            !index.declaration(only).modifiers.contains(.convenience)
        else { return nil }
        return only
    }

    /// The parameters with default values for which a call has no argument.
    private func omitted(_ initializer: DeclarationLocation, by call: Expression, in source: SourceFile) -> [Parameter]
    {
        let declared = model.source(initializer.file)
        let given = Set(source.arguments(of: call).map { source.name($0.label) })
        return declared.parameters(of: declared[initializer.declaration]).filter { parameter in
            let label = declared.name(parameter.label)
            return parameter.defaultValue != nil && label != "_" && !given.contains(label)
        }
    }

    private func site(
        _ parameter: Parameter,
        of initializer: DeclarationLocation,
        _ created: Int,
        by creator: Int,
        at location: SourceLocation
    ) -> DefaultArgumentSite? {
        let services = OwnServices(model: model)
        let source = model.source(initializer.file)
        guard let value = parameter.defaultValue, Self.mayBeObject(source[value]),
            case .declared(let service, let arguments) = model.type(of: value, in: initializer.file),
            services.isService(service), let type = model.canonicalType(of: parameter, of: initializer),
            let valueType = model.canonicalType(.declared(service, arguments: arguments))
        else { return nil }
        return DefaultArgumentSite(
            scopes: code[creator],
            creator: index.types[creator].qualifiedName,
            created: index.types[created].qualifiedName,
            parameter: source.name(parameter.label),
            type: type,
            valueType: valueType,
            value: source.text(source[value].range),
            isReplaceable: isOwnProtocol(type),
            module: index.types[creator].module,
            location: location,
            declaration: source.location(of: parameter.label)
        )
    }

    private func isOwnProtocol(_ type: CanonicalType) -> Bool {
        guard type.names.count == 1, let name = type.names.first, type.canonical == name.name else { return false }
        return index.types(named: name.name, in: name.module).contains {
            index.types[$0].kind == .protocol && !index.libraries.declares($0)
        }
    }
}
