import SwiftReader

/// Evaluates the `where` clauses of extensions: whether a type has the members of an extension.
extension SemanticModel {
    /// Whether a type has a member that an extension declares. `true` also if that is not certain.
    ///
    /// - Parameters:
    ///   - type: the type that conforms to the extended protocol, or the extended type itself.
    ///   - parameters: the values of the extended type's generic parameters.
    package func mayHave(_ member: Member, _ type: Int, _ parameters: [String: ResolvedType]) -> Bool {
        guard member.owner.kind == .extension else { return true }
        let source = source(member.location.file)
        guard let owner = source[source[member.location.declaration].block].owner else { return true }
        let clause = source[owner].whereClause
        guard mayExtend(source[owner], in: member.location.file, parameters) else { return false }
        return clause.isEmpty || mayHold(clause, in: member.location.file, for: type, parameters)
    }

    /// Whether the generic arguments of an extended type, `extension Store<Int>`, are those of a type. `true` also if that
    /// is not certain.
    private func mayExtend(_ extended: Declaration, in file: Int, _ parameters: [String: ResolvedType]) -> Bool {
        guard !parameters.isEmpty, source(file).endsWithArguments(extended.name),
            case .declared(let type, let arguments) = resolution.type(of: extended.name, in: file, block: .file)
        else { return true }
        return genericParameters(of: type, arguments: arguments).allSatisfy { name, value in
            parameters[name].map { $0.comparison(with: value) != .different } ?? true
        }
    }

    /// Whether a class inherits from another class or conforms to a protocol.
    package func inherits(_ type: Int, from other: Int) -> Bool {
        index.types[other].kind == .protocol
            ? inheritedProtocols(ofType: type).contains(other) : withSuperclasses(type).contains(other)
    }

    /// The class whose members meet the requirements of a protocol: the first superclass that conforms, or the class.
    package func conformingClass(of type: Int, to required: Int) -> Int {
        withSuperclasses(type).last { inherits($0, from: required) } ?? type
    }

    /// Whether a type inherits from all parts of a composition, or from another type.
    package func inherits(_ type: Int, fromAllOf other: ResolvedType) -> Bool {
        parts(of: other).allSatisfy { $0.declaredType.map { inherits(type, from: $0) } ?? false }
    }

    /// Whether a `where` clause holds for a type. `true` also if that is not certain.
    package func mayHold(
        _ clause: SourceRange,
        in file: Int,
        for type: Int,
        _ parameters: [String: ResolvedType]
    ) -> Bool {
        let source = source(file)
        let words = source.tokens(in: clause).map { source.text($0.range) }
        return Self.requirements(in: words).allSatisfy { requirement in
            guard let mark = requirement.firstIndex(where: { $0 == ":" || $0 == "==" }),
                let form = TypeSyntaxReader.form(of: Array(requirement[(mark + 1)...]))
            else { return true }
            let subject = requirement[..<mark].joined()
            let isSelf = subject == "Self"
            let known = isSelf ? .declared(type, arguments: []) : argument(subject, parameters)
            guard let known = known ?? associatedType(named: subject, of: type) else { return true }
            // A generic parameter, which has the type of its constraint here, may be bound to any type.
            if case .opaque = known { return true }
            let other = argument(requirement[(mark + 1)...].joined(), parameters)
            let expected = other ?? resolution.type(of: form, in: file, block: .file)
            if requirement[mark] == "==" {
                return known.holdsParameter || expected.holdsParameter || known.comparison(with: expected) != .different
            }
            return parts(of: expected).allSatisfy { mayConform(isSelf ? .opaque(known) : known, to: $0) }
        }
    }

    /// The value of a generic parameter, `T`, or of its associated type, `T.Element`.
    func argument(_ subject: String, _ parameters: [String: ResolvedType]) -> ResolvedType? {
        if let value = parameters[subject] { return value }
        guard let dot = subject.firstIndex(of: "."), let value = parameters[String(subject[..<dot])] else { return nil }
        return memberType(named: String(subject[subject.index(after: dot)...]), of: value)
    }

    /// The condition of a conformance that a generic class or superclass declares, `T: P`, and that a class certainly
    /// does not meet, with its location.
    ///
    /// - Parameter isInferred: whether the compiler may infer other arguments to meet it.
    package func unmetCondition(
        ofClauseAt location: SourceLocation,
        of type: Int,
        _ arguments: [ResolvedType],
        isInferred: Bool = false
    ) -> (text: String, location: SourceLocation)? {
        for step in ancestry(of: type).chain(from: type, arguments: arguments, in: self) where !step.arguments.isEmpty {
            let parameters = genericParameters(of: step.type, arguments: step.arguments)
            for declared in index.extensions[step.type] {
                let source = source(declared.file)
                let declaration = source[declared.declaration]
                guard hasClause(declared, at: location),
                    BuildConditions.include(source.conditionTexts(of: declaration), index.ownConditions(of: type))
                else { continue }
                let clause = declaration.whereClause
                if !isInferred, !mayExtend(declaration, in: declared.file, parameters) {
                    return (source.text(declaration.name), source.location(of: declaration.name))
                }
                if clause.isEmpty || mayHold(clause, in: declared.file, for: type, parameters)
                    || isInferred && mayHoldByConversion(clause, in: declared.file, parameters)
                {
                    return nil
                }
                let words = source.tokens(in: clause).map { source.text($0.range) }
                return (words.joined(separator: " ").replacing(" :", with: ":"), source.location(of: clause))
            }
        }
        return nil
    }

    /// Whether a generic superclass of a class declares a conformance only for some of its types.
    package func isConditional(clauseAt location: SourceLocation, inheritedBy type: Int) -> Bool {
        ancestry(of: type).superclasses.contains { step in
            !step.arguments.isEmpty
                && index.extensions[step.type].contains { declared in
                    let source = source(declared.file)
                    let declaration = source[declared.declaration]
                    let isForSome = !declaration.whereClause.isEmpty || source.endsWithArguments(declaration.name)
                    return isForSome && hasClause(declared, at: location)
                }
        }
    }

    /// Whether the inheritance clause of an extension names a type at a location.
    func hasClause(_ declared: DeclarationLocation, at location: SourceLocation) -> Bool {
        let source = source(declared.file)
        return source.path == location.file
            && source.types(source[declared.declaration].inherited).contains { source.location(of: $0) == location }
    }

    /// The requirements of a clause, separated by commas outside angle brackets.
    package static func requirements(in words: [String]) -> [[String]] {
        var requirements: [[String]] = [[]]
        var depth = 0
        for word in words {
            if word == "<" || word == "(" || word == "[" { depth += 1 }
            if word == ">" || word == ")" || word == "]" { depth -= 1 }
            if word == ",", depth == 0 {
                requirements.append([])
            } else {
                requirements[requirements.count - 1].append(word)
            }
        }
        return requirements
    }

    /// Whether an undeclared protocol belongs to the standard library and gives nothing to the classes that conform.
    func isEmptyProtocol(_ name: String) -> Bool {
        StandardLibrary.isEmptyProtocol(name)
            || StandardLibrary.declaresType(named: name) && !StandardLibraryMembers.isGiving(name)
    }
}
