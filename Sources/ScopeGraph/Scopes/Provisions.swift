import Semantics
import SwiftReader

/// The properties of a class: those it can provide, and those it cannot.
struct ProvisionList {
    var provisions: [Provision] = []
    var nearMisses: [Provision] = []
}

extension SemanticModel {
    /// The instance properties of a class: its own, those of its extensions in any file, those of its superclasses, and
    /// those of protocol extensions. Only the nearest property with each name is included.
    func provisions(of type: Int) -> ProvisionList {
        var list = ProvisionList()
        let chain = ancestry(of: type).chain(from: type, arguments: [], in: self)
        for step in chain { addMembers(of: step, asMembersOf: type, to: &list) }
        for other in chain.flatMap({ otherSuperclasses(of: $0.type) }) {
            let others = ancestry(of: other).chain(from: other, arguments: [], in: self)
            for step in others where !chain.contains(where: { $0.type == step.type }) {
                addMembers(of: step, asMembersOf: type, to: &list)
            }
        }
        for conformance in inheritedProtocols(ofType: type).all where !index.extensions[conformance].isEmpty {
            let given = members(of: conformance)
            add(given, inheritedFrom: conformance, asMemberOf: type, [:], to: &list) {
                $0.owner.kind == .extension && mayHave($0, type, [:]) && !isMutating($0, of: type)
            }
        }
        return list.sorted()
    }

    private func addMembers(of step: Ancestry.Step, asMembersOf type: Int, to list: inout ProvisionList) {
        guard mayProvide(step.type, to: type) else { return }
        let parameters = genericParameters(of: step.type, arguments: step.arguments)
        let ancestor = step.type == type ? nil : step.type
        for branch in [step.type] + branchesOfScope(step.type) {
            add(members(of: branch), inheritedFrom: ancestor, asMemberOf: type, parameters, to: &list) {
                isProvided($0, by: step.type, to: type) && mayHave($0, type, parameters)
            }
        }
    }

    /// Whether a class may provide something to a subclass. Most of a library's classes have nothing to give.
    private func mayProvide(_ superclass: Int, to type: Int) -> Bool {
        guard let library = index.libraries[superclass], index.extensions[superclass].isEmpty else { return true }
        return index.knownLibraries.providesInherited(by: library)
            && members(of: superclass).contains { $0.members.contains { isProvided($0, by: superclass, to: type) } }
    }

    /// Whether a class provides one of its members to a subclass. Of a library's class, the app's extensions always
    /// count, and nothing that only the library sees.
    private func isProvided(_ member: Member, by superclass: Int, to type: Int) -> Bool {
        let home = index.files[member.location.file].module
        guard let library = index.libraries[superclass], home == index.types[superclass].module else { return true }
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        let access = member.access(declaredBy: declaration)
        return access > .fileprivate
            && index.modules.isVisible(access, declaredIn: home, from: index.types[type].module)
            && provides(source.name(declaration.name), by: library)
    }

    private func add(
        _ members: Members,
        inheritedFrom ancestor: Int?,
        asMemberOf type: Int,
        _ parameters: [String: ResolvedType],
        to list: inout ProvisionList,
        where counts: (Member) -> Bool = { _ in true }
    ) {
        if members.isEmpty { return }
        let isOfProtocol = ancestor.map { index.types[$0].kind == .protocol } ?? false
        list.provisions.reserveCapacity(list.provisions.count + members.count)
        // Names in one table are unique.
        var known = list.provisions.isEmpty ? [] : Set(list.provisions.map(\.name))
        // Unavailable members of a class hide those of protocol extensions, too.
        if isOfProtocol {
            for hidden in list.nearMisses where hidden.obstacle == .unavailable { known.insert(hidden.name) }
        }
        for (name, candidates) in members where !name.isEmpty {
            let isKnown = known.contains(name)
            var merged = MergedProvision()
            var conditions: [[String]] = []
            for member in candidates where counts(member) {
                guard let found = provision(name, member, inheritedFrom: ancestor, asMemberOf: type, parameters)
                else { continue }
                if found.obstacle == nil, isKnown || candidates.count > 1 { conditions.append(found.conditions) }
                if found.obstacle == .unavailable, isOfProtocol { continue }
                guard found.obstacle == nil else {
                    list.nearMisses.append(found)
                    continue
                }
                // A class can have a property of the same name in each module.
                if let known = merged.provision, found.module != known.module { list.nearMisses.append(found.shadowed) }
                merged.merge(found)
            }
            guard let first = merged.provision else { continue }
            guard !isKnown else {
                if merged.isAgreed { list.addBranch(first) }
                list.add(conditions, ofLater: name)
                if merged.isAgreed, isOfProtocol || ancestor.map({ mayNeed(name, $0) }) ?? false {
                    list.nearMisses.append(first.shadowed)
                }
                continue
            }
            let whole = conditions.count < 2 ? first : first.with(conditions: BuildConditions.either(conditions))
            list.provisions.append(merged.isAgreed ? whole : whole.withoutType(merged.branches))
        }
    }

    /// Whether a class conforms to a protocol that requires a property: a subclass inherits the conformance with the
    /// class's own property, which an overriding one of another type does not replace.
    private func mayNeed(_ name: String, _ type: Int) -> Bool {
        inheritedProtocols(ofType: type).all.contains { required in
            (members(of: required)[name] ?? []).contains { $0.owner.kind == .protocol }
        }
    }

    /// A property of a class, or something else with a name that a property could have; `nil` for other members.
    func provision(
        _ name: String,
        _ member: Member,
        inheritedFrom ancestor: Int?,
        asMemberOf type: Int,
        _ parameters: [String: ResolvedType]
    ) -> Provision? {
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        guard declaration.kind == .variable || declaration.kind == .function else { return nil }
        let access = member.access(declaredBy: declaration)
        let isMethod = declaration.kind == .function
        if isMethod, !declaration.parameters.isEmpty || declaration.modifiers.contains(.static) { return nil }
        let home = index.files[member.location.file].module
        let viewer = index.types[type].module
        // For its own class, the module that contains the clause counts.
        func isSeen(_ access: Access) -> Bool {
            guard ancestor != nil else { return access > .fileprivate }
            return index.modules.isVisible(access, declaredIn: home, from: viewer)
        }
        var obstacle: Provision.Obstacle?
        if access <= .fileprivate || !isSeen(access) { obstacle = .access }
        // Subclasses do not see what is private to a superclass.
        let isHidden = obstacle == .access && ancestor != nil
        if !isHidden, isUnavailable(declaration, in: member.location.file) { obstacle = .unavailable }
        if declaration.modifiers.contains(.static) { obstacle = .static }
        if isMethod { obstacle = .method }
        let found = isMethod ? nil : meaning(of: member.location, inheritedFrom: ancestor, by: type, parameters)
        return Provision(
            name: name,
            type: found,
            access: access,
            location: source.location(of: declaration.name),
            inheritedFrom: ancestor.map { index.types[$0].qualifiedName },
            isPassThrough: !isMethod && isPassThrough(declaration, name, member),
            isSettable: isSettable(declaration, in: member.location.file) && !hasMutatingSetter(member, of: type)
                && declaration.setterAccess.map(isSeen) ?? true,
            isConditional: !isAlwaysCompiled(declaration, in: member.location.file),
            obstacle: obstacle,
            effects: isMethod ? .none : effects(ofReading: declaration, in: member.location.file),
            isolation: isMethod ? nil : isolation(of: member),
            defaultIsolation: defaultIsolation(of: member),
            module: home == viewer ? nil : home,
            conditions: source.conditionTexts(of: declaration),
            setterAccess: declaration.setterAccess,
            fileOfPrivateProtocol: fileOfPrivateProtocol(extendedBy: member),
            parametricType: found == nil ? parametricType(of: member, by: type, parameters) : nil
        )
    }

    private func meaning(
        of location: DeclarationLocation,
        inheritedFrom ancestor: Int?,
        by subclass: Int,
        _ parameters: [String: ResolvedType]
    ) -> CanonicalType? {
        let source = source(location.file)
        let declaration = source[location.declaration]
        // In a member that a class inherits, `Self` is the class that inherits it. In one of a protocol extension, it
        // is only that for certain if the class has no subclasses.
        if let ancestor, source.namesSelf(in: declaration.type),
            index.types[ancestor].kind == .class || index.declaration(of: subclass).modifiers.contains(.final)
        {
            return type(of: location, asMemberOf: subclass)
        }
        if declaration.type.isEmpty {
            guard declaration.tupleElement == nil else {
                return text.meaning(of: certainType(ofTupleElement: location))
            }
            let wrapper = declaration.attributes.isEmpty ? Wrapper.none : wrapper(of: declaration, in: location.file)
            return text.meaning(of: type(ofWrapped: declaration, by: wrapper, in: location.file))
        }
        guard declaration.tupleElement == nil else {
            let type = type(ofValue: location, depth: 0).replacing(parameters)
            return type.holdsParameter ? nil : text.meaning(of: type)
        }
        guard let written = resolution.written(declaration.type, in: location.file, block: declaration.block) else {
            return nil
        }
        if let completed = completed(written.type, by: declaration, in: location.file) {
            return text.meaning(of: completed)
        }
        let type = written.type.replacing(parameters)
        // The value of a generic parameter is only known where it is used.
        if type.holdsParameter { return nil }
        if !parameters.isEmpty { return text.meaning(of: type) }
        let meaning = text.meaning(of: written, in: declaration.type, file: location.file, block: declaration.block)
        return withMemberTypes(meaning, in: location.file, block: declaration.block)
    }
}

extension ProvisionList {
    /// Adds the conditions of a declaration that replaces a nearer one where that is not compiled.
    fileprivate mutating func add(_ alternatives: [[String]], ofLater name: String) {
        guard let number = provisions.firstIndex(where: { $0.name == name && !$0.conditions.isEmpty }) else { return }
        let all = [provisions[number].conditions] + alternatives
        provisions[number] = provisions[number].with(conditions: BuildConditions.either(all))
    }

    /// Adds the declaration in another branch of an `#if` in which the class is declared, too.
    fileprivate mutating func addBranch(_ other: Provision) {
        guard let number = provisions.firstIndex(where: { $0.name == other.name }) else { return }
        let known = provisions[number]
        let branches = known.branches.isEmpty ? [known] : known.branches
        let isAgreed =
            other.type == known.type && other.isSettable == known.isSettable && other.effects == known.effects
        guard !isAgreed, known.inheritedFrom == other.inheritedFrom,
            branches.allSatisfy({ BuildConditions.exclude(onAllSystems: $0.conditions, other.conditions) })
        else { return }
        provisions[number] = known.withoutType(branches + [other])
    }

    func sorted() -> ProvisionList {
        ProvisionList(
            provisions: provisions.count < 2 ? provisions : provisions.sorted { $0.name < $1.name },
            nearMisses: nearMisses.count < 2
                ? nearMisses : nearMisses.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
        )
    }
}
