import SwiftReader

/// What Needle gathers in the code of one entity.
struct Gathered {
    /// Those that are not private, in source order.
    var properties: [Property] = []
    var privateProperties: [PropertyKey] = []
    var hiddenMembers: [String] = []
    var callees: Set<String> = []
}

/// A call, with the name that is the first word of what is called.
struct NamedCall {
    let name: SourceRange
    let block: BlockID
    /// Where it starts.
    let offset: UInt32
}

extension Regions {
    /// Everything that belongs to each entity.
    ///
    /// - Parameter calls: all of the file.
    func gather(in file: SourceFile, _ calls: [NamedCall]) -> [Gathered] {
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
        for call in calls {
            guard let owner = owner(of: call.block, at: call.offset) else { continue }
            gathered[owner].callees.insert(file.text(call.name))
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
        } else {
            properties.append(property)
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

    /// The calls whose first token is a name.
    var namedCalls: [NamedCall] {
        // For each expression the one that its first token is; what belongs to an expression stands before it.
        var first = [Int](repeating: -1, count: expressions.count)
        var calls: [NamedCall] = []
        for (index, expression) in expressions.enumerated() {
            switch expression.kind {
            case .identifier: first[index] = index
            case .member, .call, .subscript, .postfix:
                if let base = expression.base { first[index] = first[Int(base.value)] }
            default: break
            }
            guard expression.kind == .call, first[index] >= 0 else { continue }
            let name = expressions[first[index]].name
            calls.append(NamedCall(name: name, block: expression.block, offset: expression.range.start))
        }
        return calls
    }
}
