import SwiftReader

/// The signatures and types of functions.
extension SemanticModel {
    /// The name of a function or subscript with its labels: `make(for:)`, `subscript(_:)`.
    package func fullName(of declaration: Declaration, in source: SourceFile) -> String {
        let labels = labels(of: declaration, in: source).map { "\($0):" }
        return "\(declaration.kind == .subscript ? "subscript" : source.name(declaration.name))(\(labels.joined()))"
    }

    /// The labels of parameters. Those of a subscript only count if there is a separate name.
    package func labels(of declaration: Declaration, in source: SourceFile) -> [String] {
        source.parameters[declaration.parameters.indices].map { parameter in
            let isOneName = parameter.label == parameter.name
            return declaration.kind == .subscript && isOneName ? "_" : source.label(parameter.label)
        }
    }

    /// The type by which functions are compared, without effects; `nil` if it is not certain.
    package func methodType(of declaration: Declaration, in file: Int) -> CanonicalType? {
        if let generic = genericFunction(of: declaration, in: file) { return .generic(generic) }
        let written = functionType(of: declaration, in: file).flatMap { text.meaning(of: $0) }
        return written.map { withMemberTypes($0, in: file, block: declaration.block) }
    }

    /// Whether the types of two functions are or may be the same, apart from effects.
    package func mayMatch(_ one: DeclarationLocation, _ other: DeclarationLocation) -> Bool {
        guard let own = methodType(of: index.declaration(one), in: one.file),
            let required = methodType(of: index.declaration(other), in: other.file)
        else { return true }
        return own.mayMatch(required)
    }

    /// The type of a member as a class has it, so that `Self` is the class; `nil` if it is not certain.
    package func type(of member: DeclarationLocation, asMemberOf type: Int) -> CanonicalType? {
        let declaration = index.declaration(member)
        let source = source(member.file)
        guard let owner = self.type(owning: declaration.block, in: member.file),
            index.declaration(of: type).genericParameters.isEmpty,
            index.declaration(of: owner).genericParameters.isEmpty,
            !names(index.types[owner].name, in: declaration, of: source) || owner == type
        else { return nil }
        let found: ResolvedType?
        if declaration.kind == .variable {
            found = declaration.type.isEmpty ? certainType(ofVariable: member) : self.type(ofValue: member, depth: 0)
        } else {
            found = functionType(of: declaration, in: member.file, isWithSelf: true)
        }
        return found.flatMap { text.meaning(of: $0.replacing(declared: owner, with: .declared(type, arguments: []))) }
    }

    /// Whether the types of a member name something.
    private func names(_ name: String, in declaration: Declaration, of source: SourceFile) -> Bool {
        let types = source.parameters[declaration.parameters.indices].map(\.type) + [declaration.type]
        return types.contains { source.tokens(in: $0).contains { source.isNamed(name, $0.range) } }
    }

    /// The type of a function, initializer or subscript.
    package func functionType(
        of declaration: Declaration,
        in file: Int,
        isWithSelf: Bool = false
    ) -> ResolvedType? {
        let source = source(file)
        guard declaration.genericParameters.isEmpty, isWithSelf || !dependsOnSelf(declaration, in: file) else {
            return nil
        }
        func type(_ range: SourceRange) -> ResolvedType {
            resolution.type(of: range, in: file, block: declaration.block)
        }
        let checks = dataRaceChecks(of: declaration, in: file)
        let parameters = source.parameters[declaration.parameters.indices].map { parameter in
            let type = type(parameter.type)
            let single = type.marked(marks(of: parameter, type, in: source, checks))
            if isInout(parameter, in: source) { return ResolvedType.inout(single) }
            return parameter.isVariadic ? ResolvedType.named("Array", arguments: [single]) : single
        }
        let result = declaration.type.isEmpty ? ResolvedType.void : type(declaration.type)
        return .function(parameters: parameters, effects: variadicMarks(of: declaration, in: source), result: result)
    }

    /// The marks of a function for its variadic parameters, which differ from arrays.
    func variadicMarks(of declaration: Declaration, in source: SourceFile) -> String {
        let variadic = source.parameters[declaration.parameters.indices].enumerated().filter { $1.isVariadic }
        return variadic.map { FunctionMarks.variadic($0.offset) }.joined(separator: " ")
    }

    /// What the compiler looks at in parameters that only concerns data races.
    enum DataRaceChecks {
        case none
        /// In the Swift 6 language mode, what is written. A typealias is compared as a type.
        case written
        /// In a requirement, everything: the method that meets it may be in the Swift 6 language mode.
        case all
    }

    func dataRaceChecks(of declaration: Declaration, in file: Int) -> DataRaceChecks {
        let source = source(file)
        if let owner = source[declaration.block].owner, source[owner].kind == .protocol { return .all }
        return index.modules[index.files[file].module].language.mode == 6 ? .written : .none
    }

    /// The marks of a parameter by which methods are compared.
    func marks(
        of parameter: Parameter,
        _ type: ResolvedType,
        in source: SourceFile,
        _ checks: DataRaceChecks
    ) -> [ResolvedType.ParameterMark] {
        let front = source.tokens(in: parameter.type).prefix { token in
            token.kind == .identifier || source.spells("@", in: token.range)
        }
        let texts = front.map { source.text($0.range) }
        let attributes = zip(texts, texts.dropFirst()).filter { $0.0 == "@" }.map(\.1)
        return ResolvedType.ParameterMark.allCases.filter { mark in
            switch mark {
            case .escaping: attributes.contains("escaping")
            // `@isolated(any)` belongs to the type.
            case .isolated: texts.contains("isolated") && !attributes.contains("isolated")
            case .sending: checks != .none && texts.contains("sending")
            // A function that is isolated to a global actor is `@Sendable`, too.
            case .sendable:
                checks != .none && !attributes.allSatisfy(FunctionMarks.saysNothingOfSendability)
                    || checks == .all && type.isSendableByMarks
            }
        }
    }

    /// Whether a method declares a `sending` result. In parentheses and in subscripts, the word has no effect.
    package func isResultSent(by declaration: Declaration, in file: Int) -> Bool {
        let source = source(file)
        return declaration.kind == .function
            && source.tokens(in: declaration.type).first.map { source.spells("sending", in: $0.range) } ?? false
    }

    /// Whether the compiler compares `sending` results of the methods of a class with those of requirements: all code
    /// that can declare a conformance is in the Swift 6 language mode.
    package func comparesSentResults(of type: Int) -> Bool {
        withSuperclasses(type).filter { !index.libraries.declares($0) }.allSatisfy { part in
            index.declarationLocations(of: part).allSatisfy { location in
                index.modules[index.files[location.file].module].language.mode == 6
            }
        }
    }

    func isInout(_ parameter: Parameter, in source: SourceFile) -> Bool {
        source.tokens(in: parameter.type).first.map { source.spells("inout", in: $0.range) } ?? false
    }

    package func namesSelf(_ declaration: Declaration, in source: SourceFile) -> Bool {
        let types = source.parameters[declaration.parameters.indices].map(\.type) + [declaration.type]
        return types.contains(where: source.namesSelf(in:))
    }

    /// `each` of a parameter pack, `let` of a value.
    func introducer(of parameter: GenericParameter, in source: SourceFile) -> String {
        let front = source.bytes[..<Int(parameter.name.start)].reversed()
        let rest = front.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return ["each", "let"].first { rest.starts(with: $0.utf8.reversed()) }.map { "\($0) " } ?? ""
    }
}
