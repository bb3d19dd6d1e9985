import Graphs
import Semantics
import SwiftReader

/// The edits that unwire a child from its parent.
///
/// Only code that concerns the child alone is removed. Other code that names it is left to the user.
struct EdgeRemoval {
    let parent: RIB
    let child: RIBName
    /// The types of the parent's module.
    let types: TypeTable
    private let component: WrittenDeclaration?
    /// The methods of the child's listener, by name with labels.
    let listenerMethods: Set<String>

    var others: [Edit] = []
    private var removals: [String: LineRemovals] = [:]
    /// The ranges of the removed listener methods, in which no statement is removed.
    private var listenerRanges: [SourceRange] = []
    /// The ranges of the methods that were removed from the parent's router.
    private(set) var routerRanges: [(path: String, range: SourceRange)] = []

    var edits: [Edit] {
        others + removals.sorted { $0.key.precedesByBytes($1.key) }.flatMap(\.value.edits)
    }

    /// The names of the properties that were removed.
    private(set) var properties: Set<String> = []
    /// The names of the methods that were removed.
    private(set) var methods: Set<String> = []
    /// The names of the removed properties that created the component of Needle.
    private(set) var componentProperties: Set<String> = []
    /// The names of the properties that were removed from the parent's component.
    private(set) var membersOfComponent: Set<String> = []
    /// The labels of the arguments that passed the child's builder to the router.
    private(set) var labels: Set<String> = []
    /// The methods that were removed from the parent's protocols, with labels.
    private(set) var signatures: Set<String> = []

    /// - Parameters:
    ///   - component: the child's component, if it is one of Needle.
    init(
        _ parent: RIB,
        _ child: RIBName,
        types: TypeTable,
        listener: WrittenDeclaration?,
        component: WrittenDeclaration?
    ) {
        self.component = component
        self.parent = parent
        self.child = child
        self.types = types
        listenerMethods = Set((listener?.members ?? []).filter { $0.declaration.kind == .function }.map(\.signature))
        removeBuilder()
        removeFromInteractor()
        removeFromRouter()
    }

    /// Removes a member or a statement.
    mutating func remove(_ range: SourceRange, in source: SourceFile, keepsNotes: Bool = false) {
        removals[source.path, default: LineRemovals(of: source)].remove(range, keepsNotes: keepsNotes)
    }

    // MARK: - The builder

    /// Removes the creation of the child's builder.
    private mutating func removeBuilder() {
        var variables: Set<String> = []
        var ranges: [SourceRange] = []
        let builderName = child[.builder]
        if let builder = parent[.builder] {
            let source = builder.source
            for (number, declaration) in source.declarations.enumerated() {
                guard declaration.kind == .variable, builder.declaration.range.contains(declaration.range),
                    declaration.initialValue.map({ source.createdType(source[$0]) == builderName }) ?? false
                        || source.joined(declaration.type) == builderName
                else { continue }
                variables.insert(source.name(declaration.name))
                ranges.append(declaration.range)
                remove(source[DeclarationID(number)].range, in: source)
            }
        }
        for extended in types.all(named: "\(parent.name)Component") {
            for member in extended.members where member.declaration.kind == .variable {
                let range = member.declaration.range
                let isListed = !removeFromLists(in: range, type: member.type, of: extended.source).isEmpty
                let creates = !isListed && !extended.source.creations(of: builderName, in: range).isEmpty
                let isComponent = createsComponent(member, of: extended)
                guard creates || isComponent || isBuilder(member.type) else { continue }
                if isComponent { componentProperties.insert(member.name) }
                variables.insert(member.name)
                self.properties.insert(member.name)
                membersOfComponent.insert(member.name)
                remove(member, of: extended)
            }
        }
        guard let builder = parent[.builder] else { return }
        let source = builder.source
        ranges += removeFromLists(in: builder.declaration.range, type: "", of: source)
        for call in source.creations(of: "\(parent.name)Router") {
            var numbers: Set<Int> = []
            for (number, argument) in source.arguments[call.arguments.indices].enumerated() {
                let value = source[argument.value]
                let name = source.name(value.name)
                let isVariable = [.identifier, .member].contains(value.kind) && variables.contains(name)
                guard isVariable || source.createdType(value) == builderName else { continue }
                labels.insert(source.name(argument.label))
                ranges.append(value.range)
                numbers.insert(number)
            }
            others += source.removing(arguments: numbers, of: call)
        }
        discardComponent(in: builder, besides: ranges)
    }

    /// Whether all that a property of the parent's component does is to create that of the child.
    private func createsComponent(_ member: WrittenDeclaration, of container: WrittenDeclaration) -> Bool {
        guard let component,
            let property = ChildProperty(member, of: container, creating: [component.name])
        else { return false }
        return property.isConcrete || component.inheritedTypes.contains { member.type.hasSuffix($0) }
    }

    /// Discards a component whose only use was removed, because the compiler warns of unused variables.
    private mutating func discardComponent(in builder: WrittenDeclaration, besides removed: [SourceRange]) {
        let source = builder.source
        for declaration in source.declarations
        where declaration.kind == .variable && declaration.block != builder.declaration.body
            && builder.declaration.range.contains(declaration.range)
        {
            guard declaration.type.isEmpty, declaration.tupleElement == nil, let value = declaration.initialValue,
                source.createdType(source[value]) == "\(parent.name)Component"
            else { continue }
            let name = source.name(declaration.name)
            let uses = source.expressions.filter { expression in
                expression.kind == .identifier && source.name(expression.name) == name
                    && builder.declaration.range.contains(expression.range)
            }
            let isLeft = uses.contains { use in !removed.contains { $0.contains(use.range) } }
            guard !uses.isEmpty, !isLeft else { continue }
            let range = Int(declaration.keyword.start)..<Int(declaration.name.end)
            others.append(source.replacement(of: range, with: "_"))
        }
    }

    /// Removes members, or their extension if that has no others and conforms to no protocol but the child's listener.
    private mutating func remove(_ members: [WrittenDeclaration], of type: WrittenDeclaration) {
        let isListener = type.inheritedTypes == [child[.listener]]
        if type.declaration.kind == .extension, type.inheritedTypes.isEmpty || isListener,
            type.members.count == members.count, isListener || !members.isEmpty
        {
            return remove(type.declaration.range, in: type.source)
        }
        for member in members { remove(member.declaration.range, in: type.source) }
        others += type.removingInherited(child[.listener])
    }

    /// Whether a type is that of the child's builder, or the protocol of it.
    private func isBuilder(_ type: String) -> Bool {
        [child[.buildable], child[.builder]].contains(Self.plainType(type))
    }

    /// The name of a type without its module, `any`, and the mark of an optional.
    private static func plainType(_ type: String) -> String {
        let name = type.filter { !"()?!".contains($0) }
        let plain = name.hasPrefix("any") ? name.dropFirst(3) : name[...]
        return String(plain.split(separator: ".").last ?? plain)
    }

    /// Removes a member, or its extension if that has no other.
    private mutating func remove(_ member: WrittenDeclaration, of type: WrittenDeclaration) {
        if type.declaration.kind == .extension, type.members.count == 1, type.declaration.inherited.isEmpty {
            others += SourceLines(of: type.source).edits(removing: type.declaration.range)
        } else {
            remove(member.declaration.range, in: type.source)
        }
    }

    // MARK: - The router

    private mutating func removeFromRouter() {
        guard let router = parent[.router] else { return }
        let source = router.source
        let declarations = types.all(named: router.name)
        let members = declarations.flatMap(\.members)
        var properties = Set(members.filter { $0.isStored && isBuilder($0.type) }.map(\.name))
        let names = Set([child.variable, "\(child.variable)Router"]).union(
            members.filter { Self.plainType($0.type) == child[.routing] }.map(\.name)
        )
        properties.formUnion(members.filter { $0.isStored && names.contains($0.name) }.map(\.name))
        // A method that detaches names only the property of the child's router.
        let methods = members.filter { member in
            member.declaration.kind == .function && member.name.contains(child.name)
                && properties.contains { member.source.hasWord($0, in: member.declaration.range) }
        }
        routerRanges = methods.map { ($0.source.path, $0.declaration.range) }
        self.methods = Set(methods.map(\.name))
        self.properties.formUnion(properties)
        for type in declarations {
            let gone = type.members.filter { member in
                routerRanges.contains { $0 == (member.source.path, member.declaration.range) }
                    || (properties.contains(member.name) && member.isStored)
            }
            remove(gone, of: type)
        }
        let removedRanges = routerRanges.filter { $0.path == source.path }.map(\.range)
        removeFromInit(members.filter { $0.declaration.kind == .initializer }, properties)
        removeCleanup(source, members, properties, besides: removedRanges)
        signatures = Set(methods.map(\.signature)).union(listenerMethods)
        if let routing = parent[.routing] { removeRequirements(of: routing, signatures) }
        removeCalls(of: Set(methods.map(\.name)), besides: removedRanges)
        if let interactable = parent[.interactable] { others += interactable.removingInherited(child[.listener]) }
        let host = router.viewHost?.protocolName
        for type in types.all
        where (type.declaration.kind == .protocol || type.name == host) && type.name != child[.viewControllable] {
            others += type.removingInherited(child[.viewControllable])
        }
    }

    mutating func removeRequirements(
        of routing: WrittenDeclaration,
        _ signatures: Set<String>,
        keepsNotes: Bool = false
    ) {
        let gone = routing.members.filter { signatures.contains($0.signature) }
        if gone.count == routing.members.count, let body = routing.declaration.body, !gone.isEmpty,
            !routing.source.mayHoldComment(in: routing.source[body].range)
        {
            others.append(
                routing.source.replacement(of: routing.source.bounds(of: routing.source[body].range), with: "{}")
            )
        } else {
            for member in gone { remove(member.declaration.range, in: routing.source, keepsNotes: keepsNotes) }
        }
    }

    private mutating func removeFromInit(
        _ initializers: [WrittenDeclaration],
        _ properties: Set<String>
    ) {
        guard let initializer = initializers.first else { return }
        let source = initializer.source
        let gone = zip(initializer.parameterTypes, initializer.labels).map { type, label in
            isBuilder(type) || labels.contains(label)
        }
        guard gone.contains(true) else { return }
        let assignments = source.expressions.filter { expression in
            let operands = source.arguments[expression.arguments.indices]
            guard initializer.declaration.range.contains(expression.range), expression.kind == .sequence,
                operands.count == 2, let first = operands.first
            else { return false }
            return properties.contains(source.name(source[first.value].name))
        }
        .map(\.range)
        let superclass = parent[.router]?.inheritedTypes.first?.prefix { $0 != "<" } ?? ""
        let inherited = superclass == "Router" ? ["interactor"] : ["interactor", "viewController"]
        let isInherited = zip(initializer.labels, gone).filter { !$0.1 }.map(\.0) == inherited
        if isInherited, initializers.count == 1, initializer.onlyPasses(inherited, besides: assignments) {
            return remove(initializer.declaration.range, in: source)
        }
        // It overrides that of the superclass again.
        let word = isInherited && !initializer.declaration.modifiers.contains(.override) ? "override " : ""
        let numbers = Set(gone.indices.filter { gone[$0] })
        others += source.removing(parameters: numbers, of: initializer.declaration, added: word)
        for assignment in assignments { remove(assignment, in: source) }
        if !word.isEmpty { others.append(source.insertion(of: word, at: Int(initializer.declaration.keyword.start))) }
    }

    /// Removes `if let child { … }` from other methods of the router.
    private mutating func removeCleanup(
        _ source: SourceFile,
        _ members: [WrittenDeclaration],
        _ properties: Set<String>,
        besides removed: [SourceRange]
    ) {
        for member in members where member.declaration.kind == .function {
            guard !removed.contains(member.declaration.range), let body = member.declaration.body else { continue }
            for item in source[body].items.indices.map({ source.items[$0] }) {
                guard case .block(let id) = item, source[id].kind == .statement else { continue }
                let range = source[id].range
                guard let word = source.tokens(in: range).first, source.text(word.range) == "if",
                    properties.contains(where: { source.hasWord($0, in: range) }),
                    !properties.isDisjoint(with: source.unwrappedNames(in: id))
                else { continue }
                remove(range, in: source)
            }
        }
    }

    /// Removes statements that only call a removed method.
    private mutating func removeCalls(of methods: Set<String>, besides removed: [SourceRange]) {
        for part in [RIB.Part.router, .interactor] {
            guard let type = parent[part] else { continue }
            let source = type.source
            for item in source.items {
                guard case .expression(let id) = item else { continue }
                let call = source[id].kind == .postfix ? source[id].base.map { source[$0] } ?? source[id] : source[id]
                guard call.kind == .call, let base = call.base, methods.contains(source.name(source[base].name)),
                    type.declaration.range.contains(call.range), call.arguments.isEmpty,
                    !(part == .router ? removed : listenerRanges).contains(where: { $0.contains(call.range) })
                else { continue }
                remove(call.range, in: source)
            }
        }
    }

    // MARK: - The interactor

    private mutating func removeFromInteractor() {
        guard let interactor = parent[.interactor] else { return }
        let others = (parent[.interactable]?.inheritedTypes ?? []).filter { $0 != child[.listener] }
            .flatMap { types[$0]?.members.map(\.signature) ?? [] }
        for type in types.all(named: interactor.name) {
            let gone = type.members.filter { member in
                member.declaration.kind == .function && listenerMethods.contains(member.signature)
                    && !others.contains(member.signature)
            }
            if type.source.path == interactor.source.path { listenerRanges += gone.map(\.declaration.range) }
            remove(gone, of: type)
        }
    }
}

extension WrittenDeclaration {
    /// The name of a function with its labels: `present(viewController:)`.
    var signature: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

    /// Whether an initializer does nothing but pass its arguments to that of the superclass, so that a class without it
    /// inherits the same.
    ///
    /// - Parameters:
    ///   - labels: the arguments.
    ///   - removed: the statements that do not count.
    fileprivate func onlyPasses(_ labels: [String], besides removed: [SourceRange]) -> Bool {
        guard let body = declaration.body, !source.mayHoldComment(in: declaration.range) else { return false }
        let head = source.tokens(in: SourceRange(start: declaration.range.start, end: declaration.keyword.start))
        let statements = source[body].items.indices.map { source.range(of: source.items[$0]) }
            .filter { !removed.contains($0) }
        return head.allSatisfy { ["public", "override"].contains(source.text($0.range)) }
            && statements.map(source.joined)
                == ["super.init(\(labels.map { "\($0):\($0)" }.joined(separator: ",")))"]
    }
}

extension TypeTable {
    /// The declarations of a type and its extensions at the top level of files.
    func all(named name: String) -> [WrittenDeclaration] {
        let types = all.filter { $0.name == name }
        return types + extensions.filter { $0.name == name }
    }

    /// The types that a type inherits in its own declaration and in its extensions.
    func inheritedTypes(of name: String) -> [String] { all(named: name).flatMap(\.inheritedTypes) }

    /// The members of a type, of its extensions, and of all that it inherits, as far as the module declares them.
    func allMembers(of name: String) -> [WrittenDeclaration] {
        reachable(from: [name], inheritedTypes).flatMap(all(named:)).flatMap(\.members)
    }
}

extension SourceFile {
    func hasWord(_ word: String, in range: SourceRange) -> Bool { hasWord(in: range) { spells(text: word, in: $0) } }

    /// The names that the condition of a statement unwraps.
    func unwrappedNames(in block: BlockID) -> Set<String> {
        Set(declarations.filter { $0.block == block && $0.binding == .optional }.map { name($0.name) })
    }
}
