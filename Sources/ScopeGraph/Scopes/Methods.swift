import Semantics
import SwiftReader

/// The methods and subscripts that dependencies require, and those that meet the requirements.
extension SemanticModel {
    /// The names of all methods and subscripts that dependencies require, without labels, sorted.
    func methodNames(of dependencyProtocols: some Sequence<ResolvedType>) -> [String] {
        var names: Set<String> = []
        var isKnown = [Bool](repeating: false, count: index.types.count)
        for type in dependencyProtocols.lazy.flatMap({ self.protocols(of: $0) }) where !isKnown[type] {
            isKnown[type] = true
            guard let (file, block) = index.ownBlock(of: type) else { continue }
            let source = source(file)
            for id in source.declarations(in: block) {
                switch source[id].kind {
                case .function: names.insert(source.name(source[id].name))
                case .subscript: names.insert(MemberTable.subscripts)
                default: continue
                }
            }
        }
        return names.sorted()
    }

    /// The methods of a class that may meet requirements with these names: its own, those of superclasses and those of
    /// protocol extensions. Sorted by name; methods with one name are sorted from near to far.
    ///
    /// - Parameter names: without labels.
    func methods(of type: Int, named names: [String]) -> [Provision] {
        if names.isEmpty { return [] }
        var found: [Provision] = []
        lazy var comparesResults = comparesSentResults(of: type)
        let chain = ancestry(of: type).chain(from: type, arguments: [], in: self)
        for (owner, isProtocol) in sourcesOfMembers(of: type) {
            let members = members(of: owner)
            let arguments = isProtocol ? [] : chain.first { $0.type == owner }?.arguments ?? []
            let parameters = genericParameters(of: owner, arguments: arguments)
            for name in names {
                for member in members[name] ?? [] where !isProtocol || member.owner.kind == .extension {
                    guard mayHave(member, type, [:]), !isProtocol || isUsableDefault(member, of: type) else { continue }
                    guard let method = method(member, ofClass: type, from: owner, parameters, comparesResults) else {
                        continue
                    }
                    found.append(method)
                }
            }
        }
        let order = found.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        return order.map(\.element)
    }

    /// Whether a class may have a member of a protocol extension.
    private func isUsableDefault(_ member: Member, of type: Int) -> Bool {
        !isMutating(member, of: type) && !isUnavailable(index.declaration(member.location), in: member.location.file)
    }

    /// The class, its superclasses and the protocols to which it conforms.
    func sourcesOfMembers(of type: Int) -> [(type: Int, isProtocol: Bool)] {
        withSuperclasses(type).flatMap { [$0] + branchesOfScope($0) }.map { ($0, false) }
            + inheritedProtocols(ofType: type).all.map { ($0, true) }
    }

    private func method(
        _ member: Member,
        ofClass type: Int,
        from owner: Int,
        _ parameters: [String: ResolvedType],
        _ comparesResults: Bool
    ) -> Provision? {
        let file = member.location.file
        let source = source(file)
        let declaration = source[member.location.declaration]
        let isSubscript = declaration.kind == .subscript
        guard isSubscript || declaration.kind == .function, !declaration.modifiers.contains(.static) else { return nil }
        let access = member.access(declaredBy: declaration)
        let home = index.files[file].module
        let viewer = index.types[type].module
        let isSeen =
            access > .fileprivate && (owner == type || index.modules.isVisible(access, declaredIn: home, from: viewer))
        let lacksSending = !isSubscript && comparesResults && !isResultSent(by: declaration, in: file)
        return Provision(
            name: fullName(of: declaration, in: source),
            type: methodType(of: declaration, in: file).map { type in
                let own = text.meaning(of: type, replacing: parameters) ?? type
                return own.with(resultSending: lacksSending ? .missing : nil)
            },
            access: access,
            location: source.location(of: isSubscript ? declaration.keyword : declaration.name),
            inheritedFrom: owner == type ? nil : index.types[owner].qualifiedName,
            isPassThrough: callsDependency(declaration, in: source),
            isSettable: !isSubscript || isSettable(declaration, in: file) && !hasMutatingSetter(member, of: type),
            isConditional: !isAlwaysCompiled(declaration, in: file),
            obstacle: !isSeen ? .access : isUnavailable(declaration, in: file) ? .unavailable : nil,
            effects: isSubscript
                ? effects(ofReading: declaration, in: file) : effects(ofCalling: declaration, in: file),
            isolation: isolation(of: member),
            defaultIsolation: defaultIsolation(of: member),
            module: home == viewer ? nil : home,
            fileOfPrivateProtocol: fileOfPrivateProtocol(extendedBy: member)
        )
    }

    /// Whether a method only calls the method of the same name of its own dependency.
    private func callsDependency(_ declaration: Declaration, in source: SourceFile) -> Bool {
        guard let body = declaration.body, source[body].items.count == 1 else { return false }
        let results = source.results(of: body)
        guard results.count == 1 else { return false }
        let call = source.withoutEffects(results[0])
        guard call.kind == .call, let callee = call.base else { return false }
        return readsDependency(callee, source.name(declaration.name), in: source)
    }
}
