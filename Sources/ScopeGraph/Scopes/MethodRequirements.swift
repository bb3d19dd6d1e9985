import SwiftReader

/// Methods that dependencies require, and methods that meet the requirements.
extension SemanticModel {
    /// The name of a function with its labels: `make(for:)`.
    func fullName(of declaration: Declaration, in source: SourceFile) -> String {
        let labels = source.parameters[declaration.parameters.indices].map { "\(source.name($0.label)):" }
        return "\(source.name(declaration.name))(\(labels.joined()))"
    }

    /// The type by which functions are compared, without effects; `nil` for a generic function, which matches any.
    func methodType(of declaration: Declaration, in file: Int) -> CanonicalType? {
        functionType(of: declaration, in: file).flatMap { text.meaning(of: $0) }
    }

    /// The type of a function, initializer or subscript.
    func functionType(of declaration: Declaration, in file: Int) -> ResolvedType? {
        let source = source(file)
        guard declaration.genericParameters.isEmpty, !namesSelf(declaration, in: source) else { return nil }
        func type(_ range: SourceRange) -> ResolvedType {
            resolution.type(of: range, in: file, block: declaration.block)
        }
        let parameters = source.parameters[declaration.parameters.indices].map { parameter in
            let single = type(parameter.type)
            return parameter.isVariadic ? ResolvedType.named("Array", arguments: [single]) : single
        }
        let result = declaration.type.isEmpty ? ResolvedType.void : type(declaration.type)
        return .function(parameters: parameters, effects: "", result: result)
    }

    private func namesSelf(_ declaration: Declaration, in source: SourceFile) -> Bool {
        let types = source.parameters[declaration.parameters.indices].map(\.type) + [declaration.type]
        return types.contains(where: source.namesSelf(in:))
    }

    /// The signature of a method; `nil` if it cannot be passed on, because it is variadic, uses `rethrows`, names `Self`,
    /// or has a parameter of unknown type.
    func methodSignature(of declaration: Declaration, in file: Int) -> MethodSignature? {
        let source = source(file)
        let parameters = source.parameters[declaration.parameters.indices].enumerated().map { number, parameter in
            signature(parameter, number, in: file, block: declaration.block)
        }
        let known = parameters.compactMap(\.self)
        guard known.count == parameters.count, !isRethrowing(declaration, in: source),
            !namesSelf(declaration, in: source)
        else { return nil }
        let result = text.meaning(of: declaration.type, in: file, block: declaration.block)?.qualifiedSpelling ?? ""
        let generics = declaration.genericParameters.indices.map { number -> String in
            let parameter = source.genericParameters[number]
            let constraint = parameter.constraint.isEmpty ? "" : ": \(source.text(parameter.constraint))"
            return introducer(of: parameter, in: source) + source.text(parameter.name) + constraint
        }
        return MethodSignature(
            baseName: source.name(declaration.name),
            generics: generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>",
            parameters: known,
            result: result == "Void" || result == "()" ? "" : result,
            whereClause: declaration.whereClause.isEmpty ? "" : " where \(source.text(declaration.whereClause))"
        )
    }

    /// `each` of a parameter pack, `let` of a value.
    private func introducer(of parameter: GenericParameter, in source: SourceFile) -> String {
        let front = source.bytes[..<Int(parameter.name.start)].reversed()
        let rest = front.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return ["each", "let"].first { rest.starts(with: $0.utf8.reversed()) }.map { "\($0) " } ?? ""
    }

    private func signature(
        _ parameter: Parameter,
        _ number: Int,
        in file: Int,
        block: BlockID
    ) -> MethodSignature.Parameter? {
        let source = source(file)
        guard !parameter.isVariadic, let meaning = text.meaning(of: parameter.type, in: file, block: block) else {
            return nil
        }
        let type = meaning.qualifiedSpelling
        let label = source.name(parameter.label)
        let own = source.name(parameter.name)
        let name = own == "_" || own.isEmpty ? "value\(number + 1)" : own
        let isAutoclosure = source.tokens(in: parameter.type).contains { source.text($0.range) == "autoclosure" }
        let value = isAutoclosure ? "\(SwiftName.written(name))()" : SwiftName.written(name)
        let isPack = type.hasPrefix("repeat ")
        let argument = type.hasPrefix("inout ") ? "&\(value)" : isPack ? "repeat each \(value)" : value
        return MethodSignature.Parameter(
            head: label == name ? label : "\(label) \(SwiftName.written(name))",
            type: type,
            argument: label == "_" || label.isEmpty ? argument : "\(label): \(argument)"
        )
    }

    private func isRethrowing(_ declaration: Declaration, in source: SourceFile) -> Bool {
        guard declaration.modifiers.contains(.throwing) else { return false }
        let head = SourceRange(start: declaration.name.end, end: declaration.range.end)
        return source.tokens(in: head).prefix { source.text($0.range) != "{" }.contains {
            source.text($0.range) == "rethrows"
        }
    }

    /// The names of all methods that dependencies require, without labels, sorted.
    func methodNames(of dependencyProtocols: some Sequence<ResolvedType>) -> [String] {
        var names: Set<String> = []
        var isKnown = [Bool](repeating: false, count: index.types.count)
        for type in dependencyProtocols.lazy.flatMap({ self.protocols(of: $0) }) where !isKnown[type] {
            isKnown[type] = true
            guard let (file, block) = index.ownBlock(of: type) else { continue }
            let source = source(file)
            for item in source[block].items.indices {
                guard case .declaration(let id) = source.items[item], source[id].kind == .function else { continue }
                names.insert(source.name(source[id].name))
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
        for (owner, isProtocol) in sourcesOfMembers(of: type) {
            let members = members(of: owner)
            for name in names {
                for member in members[name] ?? [] where !isProtocol || member.owner.kind == .extension {
                    guard mayHave(member, type, [:]) else { continue }
                    found += [method(member, ofClass: type, from: owner)].compactMap(\.self)
                }
            }
        }
        let order = found.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        return order.map(\.element)
    }

    /// The class, its superclasses and the protocols to which it conforms.
    func sourcesOfMembers(of type: Int) -> [(type: Int, isProtocol: Bool)] {
        withSuperclasses(type).map { ($0, false) } + inheritedProtocols(ofType: type).all.map { ($0, true) }
    }

    private func method(_ member: Member, ofClass type: Int, from owner: Int) -> Provision? {
        let file = member.location.file
        let source = source(file)
        let declaration = source[member.location.declaration]
        guard declaration.kind == .function, !declaration.modifiers.contains(.static) else { return nil }
        let extensionAccess = member.owner.kind == .extension ? member.owner.access : nil
        let access = declaration.access ?? extensionAccess ?? .internal
        let home = index.files[file].module
        let viewer = index.types[type].module
        let isSeen =
            access > .fileprivate && (owner == type || index.modules.isVisible(access, declaredIn: home, from: viewer))
        return Provision(
            name: fullName(of: declaration, in: source),
            type: methodType(of: declaration, in: file),
            access: access,
            location: source.location(of: declaration.name),
            inheritedFrom: owner == type ? nil : index.types[owner].qualifiedName,
            isPassThrough: callsDependency(declaration, in: source),
            isSettable: true,
            isConditional: declaration.condition != nil,
            obstacle: isSeen ? nil : .access,
            effects: effects(ofCalling: declaration, in: file),
            isolation: isolation(of: member),
            defaultIsolation: defaultIsolation(of: member),
            module: home == viewer ? nil : home
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
