import SwiftReader

/// The data that Needle collects from the code of one entity.
struct Gathered {
    /// The variables that are not private, in source order.
    var properties: [Property] = []
    var privateProperties: [PropertyKey] = []
    /// The names of a class's instance members that are not public properties.
    var hiddenMembers: [String] = []
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
            let isProperty = !variable.isInside && declaration.isAnnotated
            gathered[owner].add(declaration, modifier, isProperty: isProperty, to: owners[owner], in: file)
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
    let body: BlockID?
    let modifier: LeadingModifier

    init(_ declaration: Declaration, in file: SourceFile) {
        kind = declaration.kind
        body = declaration.body
        modifier = file.firstModifier(of: declaration)
    }
}

extension Gathered {
    fileprivate mutating func add(
        _ declaration: Declaration,
        _ modifier: LeadingModifier,
        isProperty: Bool,
        to owner: MemberOwner,
        in file: SourceFile
    ) {
        let isHidden = owner.kind == .class && owner.body == declaration.block && declaration.isGivenByInstances
        guard isProperty || isHidden else { return }
        let name = file.text(declaration.name)
        guard isProperty else {
            hiddenMembers.append(name)
            return
        }
        let isPrivate = modifier == .isPrivate || (owner.kind != .protocol && owner.modifier == .isPrivate)
        let isPublic = modifier == .isPublic || (owner.kind == .extension && owner.modifier == .isPublic)
        let key = PropertyKey(name: name, type: file.typeText(declaration.type))
        if isHidden, isPrivate || !isPublic { hiddenMembers.append(name) }
        guard !isPrivate else {
            privateProperties.append(key)
            return
        }
        let property = Property(
            key: key,
            isInternal: !isPublic,
            nature: file.nature(of: declaration, in: owner.body),
            isSettable: file.accessors[declaration.accessors.indices].contains { $0.kind == .set },
            location: file.location(of: declaration.name)
        )
        properties.append(property)
    }
}

extension Declaration {
    /// Whether the compiler sees it on an instance, whether Needle does or not.
    fileprivate var isGivenByInstances: Bool {
        !modifiers.contains(.static) && access.map { $0 > .fileprivate } ?? true
    }

    /// Whether it has a type annotation of its own: in `let a, b: Int` only `b` has one. The type of a tuple belongs to
    /// none of its names.
    fileprivate var isAnnotated: Bool { !type.isEmpty && type.end <= range.end && tupleElement == nil }
}

extension SourceFile {
    fileprivate func nature(of declaration: Declaration, in body: BlockID?) -> Property.Nature {
        if body == declaration.block {
            return declaration.modifiers.contains(.static) ? .typeMember : .member
        }
        return self[declaration.block].kind == .members ? .nestedMember : .local
    }
}
