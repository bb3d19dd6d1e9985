import SwiftReader

/// What Needle gathers in the code of one entity.
struct Gathered {
    /// `public` by its first modifier, or in a protocol.
    var properties: [Property] = []
    /// Neither public nor private.
    var internalProperties: [Property] = []
    var privateProperties: [PropertyKey] = []
    var hiddenMembers: [String] = []
    var callees: Set<String> = []

    /// In source order.
    var visible: [Property] {
        (properties + internalProperties).sorted { $0.place < $1.place }
    }
}

extension Regions {
    /// Everything that belongs to each entity.
    func gather(in file: SourceFile) -> [Gathered] {
        var gathered = [Gathered](repeating: Gathered(), count: entities.count)
        guard !entities.isEmpty else { return gathered }
        let modifiers = entities.map { file.firstModifier(of: file[$0]) }
        var variables = OpenVariables()
        for declaration in file.declarations where declaration.isVariable {
            let isInside = variables.isInside(declaration)
            guard let owner = owner(of: declaration.block, at: declaration.range.start) else { continue }
            let entity = file[entities[owner]]
            if entity.body == declaration.block { gathered[owner].note(declaration, in: file) }
            let modifier = variables.firstModifier(of: declaration, in: file)
            guard !isInside, declaration.isAnnotated else { continue }
            gathered[owner].add(declaration, modifier, to: entity, modifiers[owner], in: file)
        }
        for expression in file.expressions where expression.kind == .call {
            guard let owner = owner(of: expression.block, at: expression.range.start),
                let name = file.firstName(of: expression)
            else { continue }
            gathered[owner].callees.insert(file.text(name))
        }
        return gathered
    }
}

extension Gathered {
    /// Remembers a member that the compiler sees, whatever Needle makes of it.
    fileprivate mutating func note(_ declaration: Declaration, in file: SourceFile) {
        guard !declaration.modifiers.contains(.static), declaration.access.map({ $0 > .fileprivate }) ?? true else {
            return
        }
        hiddenMembers.append(file.text(declaration.name))
    }

    fileprivate mutating func add(
        _ declaration: Declaration,
        _ modifier: String,
        to entity: Declaration,
        _ entityModifier: String,
        in file: SourceFile
    ) {
        let isProtocol = entity.kind == .protocol
        let isExtension = entity.kind == .extension
        let isPrivate = [modifier, isProtocol ? "" : entityModifier].contains { $0 == "private" || $0 == "fileprivate" }
        let isPublic = modifier == "public" || (isExtension && entityModifier == "public")
        let property = Property(
            name: file.text(declaration.name),
            type: file.typeText(declaration.type),
            isInternal: !isPublic,
            nature: file.nature(of: declaration, in: entity),
            isSettable: file.accessors[declaration.accessors.indices].contains { $0.kind == .set },
            place: file.place(of: declaration.name)
        )
        if isPrivate {
            privateProperties.append(property.key)
        } else if isPublic {
            properties.append(property)
        } else {
            internalProperties.append(property)
        }
    }
}

/// The variable declarations that are open while a file is gone through in source order.
private struct OpenVariables {
    private var ends: [UInt32] = []
    /// By the place of `let` or `var`, where there is a modifier in front.
    private var modifiers: [UInt32: String] = [:]

    /// Whether a declaration stands inside another one's accessors or value.
    mutating func isInside(_ declaration: Declaration) -> Bool {
        while let end = ends.last, end <= declaration.range.start { ends.removeLast() }
        let isInside = !ends.isEmpty
        ends.append(declaration.range.end)
        return isInside
    }

    /// In `public let a: A, b: B` the second name has the modifiers of the first.
    mutating func firstModifier(of declaration: Declaration, in file: SourceFile) -> String {
        let keyword = declaration.keyword.start
        if declaration.range.start > keyword { return modifiers[keyword] ?? "" }
        let modifier = file.firstModifier(of: declaration)
        if !modifier.isEmpty { modifiers[keyword] = modifier }
        return modifier
    }
}

extension Declaration {
    /// Whether a `let` or `var` of its own introduces it: no capture, no pattern, no condition.
    fileprivate var isVariable: Bool { kind == .variable && binding == .plain && !keyword.isEmpty }

    /// Whether its own annotation is written: in `let a, b: Int` only `b` has one. A tuple's is none of a name's.
    fileprivate var isAnnotated: Bool { !type.isEmpty && type.end <= range.end && tupleElement == nil }
}

extension SourceFile {
    fileprivate func nature(of declaration: Declaration, in entity: Declaration) -> Property.Nature {
        if entity.body == declaration.block {
            return declaration.modifiers.contains(.static) ? .typeMember : .member
        }
        return self[declaration.block].kind == .members ? .nestedMember : .local
    }

    /// The first token of what is called, if it is a name.
    func firstName(of call: Expression) -> SourceRange? {
        var next = call.base
        while let id = next {
            let expression = self[id]
            switch expression.kind {
            case .identifier: return expression.name
            case .member, .call, .subscript, .postfix: next = expression.base
            default: return nil
            }
        }
        return nil
    }
}
