import SwiftReader

/// The data that Needle collects from the code of one entity.
struct Gathered {
    /// The variables that are not private, in source order.
    var properties: [Property] = []
    var privateProperties: [PropertyKey] = []
    /// The first word of every callee, sorted, without duplicates.
    var callees: [String] = []
}

extension Regions {
    /// The data of each entity.
    ///
    /// - Parameters:
    ///   - variables: all of the file.
    ///   - calls: all of the file.
    func gather(in file: SourceFile, _ variables: [WrittenVariable], _ calls: [NamedCall]) -> [Gathered] {
        var gathered = [Gathered](repeating: Gathered(), count: entities.count)
        guard !entities.isEmpty else { return gathered }
        let owners = entities.map { MemberOwner(file[$0], in: file) }
        var modifiers = OpenModifiers()
        for variable in variables {
            let declaration = file.declarations[variable.number]
            guard let owner = owner(of: declaration.block, at: declaration.range.start) else { continue }
            let modifier = modifiers.first(of: declaration, in: file)
            guard !variable.isInside, declaration.isAnnotated else { continue }
            gathered[owner].add(declaration, modifier, to: owners[owner], in: file)
        }
        var callees = [[SourceRange]](repeating: [], count: entities.count)
        for call in calls {
            guard let owner = owner(of: call.block, at: call.offset) else { continue }
            callees[owner].append(call.name)
        }
        for owner in entities.indices { gathered[owner].callees = file.sortedTexts(callees[owner]) }
        return gathered
    }
}

/// The facts about an entity that decide how its variables are treated.
private struct MemberOwner {
    let kind: Declaration.Kind
    let modifier: LeadingModifier

    init(_ declaration: Declaration, in file: SourceFile) {
        kind = declaration.kind
        modifier = file.firstModifier(of: declaration)
    }
}

extension Gathered {
    fileprivate mutating func add(
        _ declaration: Declaration,
        _ modifier: LeadingModifier,
        to owner: MemberOwner,
        in file: SourceFile
    ) {
        let isPrivate = modifier == .isPrivate || (owner.kind != .protocol && owner.modifier == .isPrivate)
        let isPublic = modifier == .isPublic || (owner.kind == .extension && owner.modifier == .isPublic)
        let key = PropertyKey(name: file.text(declaration.name), type: file.typeText(declaration.type))
        if isPrivate {
            privateProperties.append(key)
        } else {
            properties.append(Property(key: key, isInternal: !isPublic))
        }
    }
}

extension Declaration {
    /// Whether it has a type annotation of its own: in `let a, b: Int` only `b` has one. The type of a tuple belongs to
    /// none of its names.
    fileprivate var isAnnotated: Bool { !type.isEmpty && type.end <= range.end && tupleElement == nil }
}
