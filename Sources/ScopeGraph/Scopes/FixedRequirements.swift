import Semantics
import SwiftReader

/// Protocol requirements that generated code cannot pass on.
extension SemanticModel {
    /// A requirement that only a member of the class itself can meet.
    struct FixedMember {
        let requirement: FixedRequirement
        let location: DeclarationLocation
        /// As in the member table.
        let name: String
    }

    /// The requirements of a dependency that a separate class cannot meet. Sorted by location.
    ///
    /// - Parameter protocols: those of the dependency, as `protocols(of:)` returns them.
    func fixedRequirements(of dependencyProtocol: ResolvedType, _ protocols: [Int]) -> [FixedRequirement] {
        let open = openAssociatedTypes(of: dependencyProtocol, protocols)
        let members = protocols.flatMap { fixedMembers(ofProtocol: $0, isWithMethods: true, open) }
        if !members.isEmpty { return withoutDefault(members, in: protocols).map(\.requirement) }
        return open.isEmpty ? [] : protocols.flatMap { associatedTypes(of: $0, named: open) }
    }

    /// The requirements of a dependency, apart from methods, that generated code cannot pass on and that no protocol
    /// extension implements. Sorted by location.
    ///
    /// - Parameter protocols: those of the dependency, as `protocols(of:)` returns them.
    func fixedMembers(of dependencyProtocol: ResolvedType, _ protocols: [Int]) -> [FixedMember] {
        let open = openAssociatedTypes(of: dependencyProtocol, protocols)
        return withoutDefault(
            protocols.flatMap { fixedMembers(ofProtocol: $0, isWithMethods: false, open) },
            in: protocols
        )
    }

    private func withoutDefault(_ members: [FixedMember], in protocols: [Int]) -> [FixedMember] {
        members.filter { !hasDefault($0.location, named: $0.name, in: protocols) }
            .sorted { $0.requirement.location < $1.requirement.location }
    }

    private func associatedTypes(of type: Int, named open: [String: ResolvedType]) -> [FixedRequirement] {
        guard let (file, block) = index.ownBlock(of: type) else { return [] }
        let source = source(file)
        return source.associatedTypes(in: block)
            .filter { $0.type.isEmpty && isAlwaysCompiled($0, in: file) && open[source.name($0.name)] != nil }
            .map { declaration in
                FixedRequirement(
                    text: headline(of: declaration, in: source),
                    location: source.location(of: declaration.name),
                    declaredIn: index.types[type].qualifiedName,
                    kind: .associatedType
                )
            }
    }

    /// - Parameter open: the associated types that no generated code can name.
    func fixedMembers(
        ofProtocol type: Int,
        isWithMethods: Bool,
        _ open: [String: ResolvedType] = [:]
    ) -> [FixedMember] {
        index.memberBlocks(of: type).flatMap { block -> [FixedMember] in
            guard block.owner.kind == .protocol else { return [] }
            let source = source(block.file)
            // Most protocols require properties only.
            let isPlain = source.declarations(in: block.block).allSatisfy { id in
                source[id].kind == .variable && !isFixedProperty(source[id], in: block.file)
            }
            if isPlain, open.isEmpty { return [] }
            return source.declarations(in: block.block).compactMap { id in
                let location = DeclarationLocation(file: block.file, declaration: id)
                let isFixed = isFixed(source[id], in: block.file, isWithMethods: isWithMethods)
                let isOpen = isTyped(by: open, location)
                guard isFixed || isOpen else { return nil }
                let declaration = source[id]
                let start = declaration.name.isEmpty ? declaration.keyword : declaration.name
                let name = source.memberName(of: declaration)
                return FixedMember(
                    requirement: FixedRequirement(
                        text: headline(of: declaration, in: source),
                        location: source.location(of: start),
                        declaredIn: index.types[type].qualifiedName,
                        kind: isFixed ? kind(of: declaration, in: block.file) : .memberOfOpenType(name)
                    ),
                    location: location,
                    name: name
                )
            }
        }
    }

    private func kind(of declaration: Declaration, in file: Int) -> FixedRequirement.Kind {
        if isOnlyForFinalClasses(declaration, in: file) { return .memberOfFinalClass }
        return obstacle(of: declaration, in: file).map { .memberNotForwarded($0) } ?? .member
    }

    private func isFixed(_ declaration: Declaration, in file: Int, isWithMethods: Bool) -> Bool {
        if !isAlwaysCompiled(declaration, in: file) || isOptional(requirement: declaration, in: file) { return false }
        switch declaration.kind {
        case .initializer: return true
        case .variable: return isFixedProperty(declaration, in: file)
        case .function, .subscript:
            return isWithMethods || declaration.modifiers.contains(.static)
                || methodSignature(of: declaration, in: file) == nil
        default: return false
        }
    }

    /// Whether only the class itself can have a property: a static one, or one whose type names `Self`.
    private func isFixedProperty(_ declaration: Declaration, in file: Int) -> Bool {
        declaration.modifiers.contains(.static)
            || dependsOnSelf(declaration.type, in: file, block: declaration.block)
    }

    /// Whether an extension of one of the protocols implements a requirement of one of them for all classes.
    func hasDefault(_ required: DeclarationLocation, named name: String, in protocols: [Int]) -> Bool {
        protocols.contains { type in
            (members(of: type)[name] ?? []).contains { member in
                guard member.owner.kind == .extension, isAlike(member.location, required, of: nil),
                    member.access(declaredBy: index.declaration(member.location)) > .fileprivate
                        || index.types[type].access <= .fileprivate
                else { return false }
                let source = source(member.location.file)
                guard let owner = source[source[member.location.declaration].block].owner else { return true }
                return isMetByAll(source[owner].whereClause, Set(protocols), member)
            }
        }
    }

    /// Whether a class meets a protocol requirement, itself or through a superclass or a protocol extension.
    ///
    /// - Parameter protocols: those to which the class is about to conform.
    func mayMeet(
        _ required: DeclarationLocation,
        named name: String,
        _ type: Int,
        conformingTo protocols: [Int] = []
    ) -> Bool {
        // Subclasses have to have an initializer that a protocol requires too.
        let isFinal = index.declaration(of: type).modifiers.contains(.final)
        if SwiftName.mayBeOperator(name), hasGlobalFunction(named: name) { return true }
        if name == MemberTable.initializers, hasImplicitInitializer(required, type) { return true }
        let sources = sourcesOfMembers(of: type) + protocols.map { ($0, true) }
        return sources.contains { owner, isProtocol in
            (members(of: owner)[name] ?? []).contains { member in
                (!isProtocol || member.owner.kind == .extension) && mayHave(member, type, [:])
                    && isAlike(member.location, required, of: type)
                    && !isUnavailable(index.declaration(member.location), in: member.location.file)
                    && isUsable(member, as: required, of: type) && isAccessible(member, as: required, of: type)
                    && (name != MemberTable.initializers || isProtocol
                        || (isFinal || isRequired(member)) && inheritsInitializers(type, from: owner))
                    && (isFinal || isProtocol || followsSubclasses(member, as: required))
            }
        }
    }

    /// Whether a member is as accessible as the class and the protocol that requires it.
    private func isAccessible(_ member: Member, as required: DeclarationLocation, of type: Int) -> Bool {
        guard let home = self.type(owning: index.declaration(required).block, in: required.file) else { return true }
        // The initializer of the superclass is the witness of a conformance that the class inherits.
        if index.declaration(required).kind == .initializer, conformingClass(of: type, to: home) != type { return true }
        let needed = Access.ofWitness(in: index.types[type].access, for: index.types[home].access)
        let given = member.access(declaredBy: index.declaration(member.location))
        let origin = index.files[member.location.file].module
        // A class may also conform in another module.
        let viewers = [index.types[type].module, inheritedProtocols(ofType: type).conformance(to: home)?.module]
        let isSeen = viewers.compactMap(\.self).contains {
            index.modules.isVisible(given, declaredIn: origin, from: $0)
        }
        guard isSeen else { return false }
        if needed <= .fileprivate || given >= needed { return true }
        let clause = inheritedProtocols(ofType: type).location(of: home)
        return clause.map { given >= importAccess(ofClauseAt: $0, of: type, [home]) } ?? false
    }

    /// Whether a member of a class that is not final has the type `Self` where that is required: in a subclass, `Self`
    /// is another type.
    private func followsSubclasses(_ member: Member, as required: DeclarationLocation) -> Bool {
        !returnsSelf(index.declaration(required), in: required.file)
            || source(member.location.file).namesSelf(in: index.declaration(member.location).type)
    }

    /// Whether the compiler may add an initializer: that of a structure with its properties, or one without parameters.
    private func hasImplicitInitializer(_ required: DeclarationLocation, _ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        switch declaration.kind {
        case .struct: break
        case .class, .actor:
            let isFinal = declaration.kind == .actor || declaration.modifiers.contains(.final)
            guard isFinal, ancestry(of: type).superclasses.isEmpty, index.declaration(required).parameters.isEmpty
            else {
                return false
            }
        default: return false
        }
        return members(of: type).initializers?.allSatisfy { $0.owner.kind == .extension } ?? true
    }

    /// Whether neither a class nor a superclass below the given one declares a designated initializer.
    private func inheritsInitializers(_ type: Int, from superclass: Int) -> Bool {
        withSuperclasses(type).prefix { $0 != superclass }.allSatisfy { owner in
            members(of: owner).initializers?.allSatisfy {
                index.declaration($0.location).modifiers.contains(.convenience)
            } ?? true
        }
    }

    /// Whether all subclasses have an initializer too.
    private func isRequired(_ member: Member) -> Bool {
        index.declaration(member.location).modifiers.contains(.required)
    }

    /// Whether a member has the kind and the labels of a required one, no types that differ, and does not do less.
    ///
    /// - Parameter type: the class that has both; `nil` if it is not known.
    private func isAlike(_ one: DeclarationLocation, _ other: DeclarationLocation, of type: Int?) -> Bool {
        let (left, right) = (index.declaration(one), index.declaration(other))
        guard left.kind == right.kind, left.modifiers.contains(.static) == right.modifiers.contains(.static),
            labels(of: left, in: source(one.file)) == labels(of: right, in: source(other.file)),
            variadics(of: left, in: one.file) == variadics(of: right, in: other.file), mayServe(one, other)
        else { return false }
        if let type, namesSelf(right, in: source(other.file)) {
            guard let found = self.type(of: one, asMemberOf: type),
                let required = self.type(of: other, asMemberOf: type)
            else { return true }
            return found.mayMatch(required)
        }
        if left.kind == .variable {
            return certainType(ofVariable: one).comparison(with: certainType(ofVariable: other)) != .different
        }
        return mayMatch(one, other)
    }

    /// Whether a member can be set and cannot fail, throw or suspend if that is required.
    private func mayServe(_ one: DeclarationLocation, _ other: DeclarationLocation) -> Bool {
        let (left, right) = (index.declaration(one), index.declaration(other))
        switch left.kind {
        case .variable, .subscript:
            let source = source(other.file)
            let isSet = right.accessors.indices.contains { source.accessors[$0].kind == .set }
            return effects(ofReading: right, in: other.file).admits(effects(ofReading: left, in: one.file))
                && (!isSet || isSettable(left, in: one.file))
        case .initializer where isFailable(left, in: one.file) && !right.modifiers.contains(.failable): return false
        default: return effects(ofCalling: right, in: other.file).admits(effects(ofCalling: left, in: one.file))
        }
    }

    /// Whether it is `init?`, and not `init!`.
    private func isFailable(_ initializer: Declaration, in file: Int) -> Bool {
        guard initializer.modifiers.contains(.failable) else { return false }
        let source = source(file)
        let rest = SourceRange(start: initializer.keyword.end, end: initializer.range.end)
        return source.tokens(in: rest).first.map { source.spells("?", in: $0.range) } ?? true
    }

    /// For each parameter, whether it takes any number of arguments.
    private func variadics(of declaration: Declaration, in file: Int) -> [Bool] {
        source(file).parameters[declaration.parameters.indices].map(\.isVariadic)
    }

    private func obstacle(of declaration: Declaration, in file: Int) -> ForwardingObstacle? {
        if variadics(of: declaration, in: file).contains(true) { return .variadic }
        return throwsGenericErrorInAutoclosure(declaration, in: file) ? .genericError : nil
    }

    /// A declaration without attributes and accessors, on one line.
    private func headline(of declaration: Declaration, in source: SourceFile) -> String {
        let attributes = declaration.attributes.indices.map { source.attributes[$0].range }
        let start = attributes.map(\.end).max() ?? declaration.range.start
        let text = source.text(SourceRange(start: start, end: declaration.range.end))
        let words = text.split { $0 == " " || $0.isNewline || $0 == "\t" }
        return words.prefix { $0 != "{" }.joined(separator: " ")
    }
}
