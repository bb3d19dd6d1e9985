import ScopeGraph
import Semantics
import SwiftReader

/// The types to which components are converted wherever they are passed, according to the contextual type.
struct InjectedTypes {
    let model: SemanticModel
    private let components: Set<Int>
    private let filter: NameFilter
    /// By component: the declared protocols to which its values are converted, and all that these inherit.
    private(set) var protocols: [Int: Set<Int>] = [:]
    /// The components with a value whose contextual type is unknown, or whose own type differs between builds.
    private(set) var unknown: Set<Int> = []

    private var index: TypeIndex { model.index }

    /// - Parameter components: the classes to look for.
    init(of components: Set<Int>, in model: SemanticModel) {
        self.model = model
        self.components = components
        filter = NameFilter(names: components.isEmpty ? [] : Array(Self.namesOfValues(of: components, in: model)))
        guard !components.isEmpty else { return }
        unknown = TypesOfBranches(in: model).types.intersection(components)
        for file in model.index.files.indices { read(file) }
    }

    /// The names that values of the components may have: those of the components and their typealiases, and those of
    /// everything declared or initialized with one of these types.
    private static func namesOfValues(of components: Set<Int>, in model: SemanticModel) -> Set<String> {
        let index = model.index
        let typeNames = Set(components.map { index.types[$0].name })
            .union(index.namesOfTypealiases).union(index.namesOfLocalTypes)
        let filter = NameFilter(names: Array(typeNames))
        var names = typeNames.union(["self", "init", "component"])
        for file in index.files {
            let source = file.source
            func mentions(_ range: SourceRange) -> Bool {
                !range.isEmpty && filter.isAnyWord(of: range, in: source)
            }
            for declaration in source.declarations {
                switch declaration.kind {
                case .variable:
                    let isMade =
                        declaration.initialValue.map { source[$0].kind == .call && mentions(source[$0].range) } ?? false
                    if isMade || mentions(declaration.type) { names.insert(source.name(declaration.name)) }
                case .function: if mentions(declaration.type) { names.insert(source.name(declaration.name)) }
                default: continue
                }
            }
            for parameter in source.parameters where mentions(parameter.type) {
                names.insert(source.name(parameter.name))
            }
        }
        return names
    }

    private mutating func read(_ file: Int) {
        let source = model.source(file)
        var isBase = [Bool](repeating: false, count: source.expressions.count)
        for expression in source.expressions where expression.kind == .member || expression.kind == .call {
            if let base = expression.base { isBase[Int(base.value)] = true }
        }
        var isStatement = isBase.map { _ in false }
        for item in source.items {
            if case .expression(let id) = item { isStatement[Int(id.value)] = true }
        }
        for (number, expression) in source.expressions.enumerated() where !isBase[number] {
            let id = ExpressionID(number)
            guard carries(expression, in: source),
                let type = model.type(of: id, in: file).declaredType, components.contains(type)
            else { continue }
            inject(type, id, in: file, isStatement)
        }
    }

    private func carries(_ expression: Expression, in source: SourceFile) -> Bool {
        switch expression.kind {
        case .identifier, .member: filter.contains(expression.name, in: source)
        case .call: expression.base.map { filter.contains(source[$0].name, in: source) } ?? false
        default: false
        }
    }

    private mutating func inject(_ component: Int, _ id: ExpressionID, in file: Int, _ isStatement: [Bool]) {
        let source = model.source(file)
        var role = model.wiring(of: file).role(of: id)
        var current = id
        while case .part(let whole) = role, current != whole {
            current = whole
            role = model.wiring(of: file).role(of: whole)
        }
        switch role {
        case .initialValue(let declaration) where source[declaration].type.isEmpty: return
        case .assigned(let target) where source.text(source[target].range) == "_": return
        // Without a contextual type, an expression has no effect as a statement, but may have any elsewhere.
        case .other: if !isStatement[Int(current.value)] { unknown.insert(component) }
        default: convert(component, to: model.expectedType(of: current, in: file, depth: 0))
        }
    }

    private mutating func convert(_ component: Int, to type: ResolvedType) {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): convert(component, to: inner)
        case .composition(let parts):
            for part in parts { convert(component, to: part) }
        case .declared(let declared, _) where index.types[declared].kind == .protocol:
            let all = [declared] + model.inheritedProtocols(of: [declared]).declared.map(\.protocolType)
            protocols[component, default: []].formUnion(all)
        case .declared(let declared, _) where index.types[declared].kind == .class: return
        default: unknown.insert(component)
        }
    }
}
