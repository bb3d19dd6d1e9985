import SwiftReader

/// The signatures of methods and subscripts, as generated code writes them.
extension SemanticModel {
    /// The signature of a method or subscript; `nil` if it cannot be passed on, because it is variadic, names `Self`,
    /// or has a parameter of unknown type.
    package func methodSignature(of declaration: Declaration, in file: Int) -> MethodSignature? {
        methodSignature(of: declaration, in: file, replacing: .none)
    }

    /// - Parameter values: types in place of associated types.
    func methodSignature(
        of declaration: Declaration,
        in file: Int,
        replacing values: ParameterValues
    ) -> MethodSignature? {
        guard !dependsOnSelf(declaration, in: file) else { return nil }
        return MethodSignatureReader(of: declaration, in: file, replacing: values, in: self).signature
    }

    /// Whether a function has an autoclosure that throws an error of a generic type. The compiler does not infer what a
    /// call of such an autoclosure throws.
    package func throwsGenericErrorInAutoclosure(_ declaration: Declaration, in file: Int) -> Bool {
        guard !declaration.genericParameters.isEmpty else { return false }
        let reader = MethodSignatureReader(of: declaration, in: file, replacing: .none, in: self)
        return source(file).parameters[declaration.parameters.indices].contains(where: reader.throwsGenericError)
    }
}

/// Reads the signature of one method or subscript.
private struct MethodSignatureReader {
    private let model: SemanticModel
    private let declaration: Declaration
    private let file: Int
    private let source: SourceFile
    /// The names of its generic parameters.
    private let generic: [String]
    private let writer: TypeSyntaxWriter
    /// Whether its types are written as they are everywhere in its protocol.
    private let isPlain: Bool

    init(of declaration: Declaration, in file: Int, replacing values: ParameterValues, in model: SemanticModel) {
        (self.model, self.declaration, self.file) = (model, declaration, file)
        source = model.source(file)
        let generic = model.source(file).namesOfGenericParameters(of: declaration)
        // A generic parameter may have the name of a type.
        let own = Dictionary(generic.map { ($0, SwiftName.written($0)) }) { first, _ in first }
        let replacements = values.texts.merging(own) { _, own in own }
        writer = model.text.writer(in: file, block: declaration.block, replacements)
        isPlain = replacements.isEmpty
        self.generic = generic
    }

    /// `nil` if a parameter cannot be forwarded.
    var signature: MethodSignature? {
        let parameters = source.parameters[declaration.parameters.indices]
        let known = self.parameters
        guard known.count == parameters.count else { return nil }
        let result = type(declaration.type) ?? ""
        return MethodSignature(
            baseName: source.memberName(of: declaration),
            generics: generics,
            parameters: known,
            result: result == "Void" || result == "()" ? "" : result,
            whereClause: whereClause
        )
    }

    /// Those that can be forwarded.
    private var parameters: [MethodSignature.Parameter] {
        let all = source.parameters[declaration.parameters.indices]
        var names = ForwardedNames(of: all.map { source.name($0.name) })
        let isSubscript = declaration.kind == .subscript
        let labels = model.labels(of: declaration, in: source)
        return zip(all, labels).compactMap { parameter, label in
            let local = names.next()
            guard let value = argument(parameter, named: local) else { return nil }
            // The only name of a subscript's parameter is not a label.
            let isOneName = isSubscript ? label == "_" : label == local
            let (name, declared) = (SwiftName.written(local), SwiftName.writtenLabel(label))
            return MethodSignature.Parameter(
                head: !isOneName ? "\(declared) \(name)" : isSubscript ? name : declared,
                type: value.type,
                argument: label == "_" || label.isEmpty
                    ? value.text : "\(SwiftName.writtenArgument(label)): \(value.text)"
            )
        }
    }

    /// The type written in `range`; `nil` if the range is empty.
    private func type(_ range: SourceRange) -> String? {
        if isPlain { return model.text.meaning(of: range, in: file, block: declaration.block)?.qualifiedSpelling }
        return TypeSyntaxReader.form(of: range, in: source).map { writer.text($0, qualified: true) }
    }

    private var generics: String {
        if generic.isEmpty { return "" }
        let texts = declaration.genericParameters.indices.map { number -> String in
            let parameter = source.genericParameters[number]
            let constraint = parameter.constraint.isEmpty ? "" : ": \(bound(words(parameter.constraint)))"
            return model.introducer(of: parameter, in: source) + source.text(parameter.name) + constraint
        }
        return "<\(texts.joined(separator: ", "))>"
    }

    private var whereClause: String {
        if declaration.whereClause.isEmpty { return "" }
        let requirements = SemanticModel.requirements(in: words(declaration.whereClause)).map { requirement -> String in
            guard let sign = requirement.firstIndex(where: { $0 == ":" || $0 == "==" }) else {
                return requirement.joined(separator: " ")
            }
            let gap = requirement[sign] == ":" ? "" : " "
            let bounds = bound(Array(requirement[(sign + 1)...]))
            return "\(bound(Array(requirement[..<sign])))\(gap)\(requirement[sign]) \(bounds)"
        }
        return " where \(requirements.joined(separator: ", "))"
    }

    private func words(_ range: SourceRange) -> [String] { source.tokens(in: range).map { source.text($0.range) } }

    /// A constraint: a type, or several with `&`, each of which may be preceded by `~`.
    private func bound(_ words: [String]) -> String {
        var depth = 0
        let parts = words.split { word in
            if ["<", "(", "["].contains(word) { depth += 1 }
            if [">", ")", "]"].contains(word) { depth -= 1 }
            return word == "&" && depth == 0
        }
        return parts.map { part in
            TypeSyntaxReader.form(of: Array(part)).map { writer.text($0, qualified: true) } ?? ""
        }
        .joined(separator: " & ")
    }

    /// What forwards a parameter, and its type.
    private func argument(_ parameter: Parameter, named name: String) -> (text: String, type: String)? {
        guard !parameter.isVariadic, let type = type(parameter.type) else { return nil }
        let local = SwiftName.written(name)
        let effects = autoclosureEffects(of: parameter)
        if let effects, throwsGenericError(effects) { return nil }
        let value = effects.map { "\(callMarks($0))\(local)()" } ?? local
        let isPack = type.hasPrefix("repeat ")
        return (type.hasPrefix("inout ") ? "&\(value)" : isPack ? "repeat each \(value)" : value, type)
    }

    /// Whether a parameter is an autoclosure that throws an error of a generic type.
    func throwsGenericError(_ parameter: Parameter) -> Bool {
        autoclosureEffects(of: parameter).map(throwsGenericError) ?? false
    }

    private func throwsGenericError(_ effects: [Substring]) -> Bool {
        generic.contains { effects.contains("throws(\($0))") }
    }

    /// The effects of calling an autoclosure; `nil` if a parameter is none.
    private func autoclosureEffects(of parameter: Parameter) -> [Substring]? {
        guard source.tokens(in: parameter.type).contains(where: { source.text($0.range) == "autoclosure" }) else {
            return nil
        }
        let type = model.resolution.type(of: parameter.type, in: file, block: declaration.block)
        guard case .function(_, let effects, _) = type else { return [] }
        return effects.split(separator: " ")
    }

    /// The keywords in front of a call.
    private func callMarks(_ effects: [Substring]) -> String {
        let isThrowing = effects.contains { $0.hasPrefix("throws") }
        return (isThrowing ? "try " : "") + (effects.contains("async") ? "await " : "")
    }
}
