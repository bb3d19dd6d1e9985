import SwiftReader

/// Reads one generic function.
struct GenericFunctionReader {
    let model: SemanticModel
    let declaration: Declaration
    let file: Int
    var bounds: [String: GenericFunction.Bounds] = [:]
    /// Whether a parameter equals another type.
    var hasEqualParameters = false
    /// Whether a generic parameter is a parameter pack.
    var hasPacks = false

    private var source: SourceFile { model.source(file) }

    init(model: SemanticModel, declaration: Declaration, file: Int) {
        self.model = model
        self.declaration = declaration
        self.file = file
    }

    mutating func function() -> GenericFunction? {
        for number in declaration.genericParameters.indices {
            let parameter = source.genericParameters[number]
            switch model.introducer(of: parameter, in: source) {
            case "": break
            case "each ": hasPacks = true
            default: return nil
            }
            var own = GenericFunction.Bounds()
            if !parameter.constraint.isEmpty {
                add(TypeSyntaxReader.form(of: parameter.constraint, in: source), to: &own)
                own.suppressed = suppressed(in: source.tokens(in: parameter.constraint).map { source.text($0.range) })
            }
            bounds[source.name(parameter.name)] = own
        }
        for clause in clauses() { read(clause) }
        if hasEqualParameters || hasNestedPacks { return nil }
        let parameters = source.parameters[declaration.parameters.indices]
        let inputs = parameters.map { type(of: $0) }
        let result =
            declaration.type.isEmpty ? .void : type(TypeSyntaxReader.form(of: declaration.type, in: source))
        for type in inputs + [result] { openInferred(in: type) }
        let checks = model.dataRaceChecks(of: declaration, in: file)
        let marked = zip(inputs, parameters).map { $0.marked(model.marks(of: $1, $0, in: source, checks)) }
        return GenericFunction(
            type: .function(
                parameters: marked,
                effects: model.variadicMarks(of: declaration, in: source),
                result: result
            ),
            bounds: bounds
        )
    }

    /// Whether a pack is part of another type: a tuple, an argument, a result.
    private var hasNestedPacks: Bool {
        guard hasPacks else { return false }
        let parameters = source.parameters[declaration.parameters.indices].map(\.type)
        let nested = parameters.map { source.tokens(in: $0).dropFirst() } + [source.tokens(in: declaration.type)[...]]
        return !declaration.whereClause.isEmpty
            || nested.joined().contains { source.spells("repeat", in: $0.range) }
    }

    private mutating func type(of parameter: Parameter) -> ResolvedType {
        let form = TypeSyntaxReader.form(of: parameter.type, in: source)
        if case .prefixed("repeat", _) = form?.bare { return .pack(type(form)) }
        let known = Set(bounds.keys)
        let single = withoutOpaqueTypes(type(form))
        // `some ~Copyable` requires less than is known of it.
        if source.tokens(in: parameter.type).contains(where: { source.spells("~", in: $0.range) }) {
            for name in bounds.keys where !known.contains(name) { bounds[name]?.isOpen = true }
        }
        if model.isInout(parameter, in: source) { return .inout(single) }
        return parameter.isVariadic ? .named("Array", arguments: [single]) : single
    }

    private func type(_ form: TypeSyntax?) -> ResolvedType {
        form.map { model.resolution.type(inClause: $0, of: declaration, in: file) } ?? .unknown
    }

    /// `some P` in a parameter is a generic parameter without a name.
    private mutating func withoutOpaqueTypes(_ type: ResolvedType) -> ResolvedType {
        switch type {
        case .opaque(let bound):
            let name = "some \(bounds.count)"
            var own = GenericFunction.Bounds()
            add(bound, to: &own)
            bounds[name] = own
            return .parameter(name)
        case .optional(let inner): return .optional(withoutOpaqueTypes(inner))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(withoutOpaqueTypes(inner))
        case .metatype(let inner): return .metatype(withoutOpaqueTypes(inner))
        case .named(let name, let arguments):
            return .named(name, arguments: arguments.map { withoutOpaqueTypes($0) })
        case .declared(let declared, let arguments):
            return .declared(declared, arguments: arguments.map { withoutOpaqueTypes($0) })
        case .function(let inputs, let effects, let result):
            let inputs = inputs.map { withoutOpaqueTypes($0) }
            return .function(parameters: inputs, effects: effects, result: withoutOpaqueTypes(result))
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: withoutOpaqueTypes($0.type)) })
        case .unknown, .parameter, .composition: return type
        }
    }

    /// A generic type, `Set<T>`, may require more of its arguments.
    private mutating func openInferred(in type: ResolvedType, isArgument: Bool = false) {
        switch type {
        case .parameter(let name):
            if isArgument { bounds[name]?.isOpen = true }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            openInferred(in: inner, isArgument: isArgument)
        case .named("Array", let arguments), .named(ResolvedType.nameOfPack, let arguments):
            for inner in arguments { openInferred(in: inner, isArgument: isArgument) }
        case .named(_, let arguments), .declared(_, let arguments), .composition(let arguments):
            for inner in arguments { openInferred(in: inner, isArgument: true) }
        case .function(let inputs, _, let result):
            for inner in inputs + [result] { openInferred(in: inner, isArgument: isArgument) }
        case .tuple(let elements): for element in elements { openInferred(in: element.type, isArgument: isArgument) }
        case .unknown: return
        }
    }
}

/// Bounds and `where` clauses.
extension GenericFunctionReader {
    /// A part of a `where` clause.
    private struct Clause {
        let subject: [String]
        let isSameType: Bool
        let form: [String]
    }

    private func clauses() -> [Clause] {
        let words = source.tokens(in: declaration.whereClause).map { source.name($0.range) }
        var depth = 0
        let parts = words.split { word in
            for character in word.utf8 {
                switch character {
                case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                default: continue
                }
            }
            return word == "," && depth == 0
        }
        return parts.compactMap { part in
            guard let sign = part.firstIndex(where: { $0 == ":" || $0 == "==" }) else { return nil }
            return Clause(
                subject: Array(part[..<sign]),
                isSameType: part[sign] == "==",
                form: Array(part[part.index(after: sign)...])
            )
        }
    }

    private mutating func read(_ clause: Clause) {
        guard let name = clause.subject.first, bounds[name] != nil else { return openAll(in: clause) }
        let form = TypeSyntaxReader.form(of: clause.form)
        if clause.subject.count == 1, !clause.isSameType {
            var own = bounds[name] ?? .init()
            add(form, to: &own)
            own.suppressed.formUnion(suppressed(in: clause.form))
            bounds[name] = own
        } else if clause.subject == [name, ".", "Element"] {
            if clause.isSameType {
                let element = type(form)
                bounds[name]?.element = element
                for word in clause.form { bounds[word]?.isOpen = true }
            } else {
                var element = bounds[name]?.elementBounds.first ?? .init()
                add(form, to: &element)
                bounds[name]?.elementBounds = [element]
            }
        } else if clause.subject.count == 3, !clause.form.contains(where: { bounds[$0] != nil }) {
            var member = bounds[name]?.members[clause.subject[2]] ?? .init()
            if clause.isSameType { member.equal = type(form) } else { add(form, to: &member) }
            bounds[name]?.members[clause.subject[2]] = member
        } else if clause.isSameType {
            openAll(in: clause)
        } else {
            bounds[name]?.hasOpenMembers = true
        }
    }

    /// The names after `~`.
    private func suppressed(in words: [String]) -> Set<String> {
        Set(zip(words, words.dropFirst()).filter { $0.0 == "~" }.map(\.1))
    }

    /// A type that equals another has the bounds of both.
    private mutating func openAll(in clause: Clause) {
        if clause.subject.count == 1 { hasEqualParameters = true }
        for word in clause.subject + clause.form { bounds[word]?.isOpen = true }
    }

    private func add(_ form: TypeSyntax?, to own: inout GenericFunction.Bounds) {
        switch form?.bare {
        // `~Copyable` requires less. The mark belongs to the first part of a composition.
        case .prefixed("~", .composition(let parts)): for part in parts.dropFirst() { add(part, to: &own) }
        case .prefixed("~", _): return
        case .composition(let parts): for part in parts { add(part, to: &own) }
        case nil: own.isOpen = true
        default: add(type(form), to: &own)
        }
    }

    private func add(_ bound: ResolvedType, to own: inout GenericFunction.Bounds) {
        switch bound {
        case .composition(let parts): for part in parts { add(part, to: &own) }
        case .declared(let type, let arguments):
            if !arguments.isEmpty || model.index.types[type].kind != .protocol { own.hasOpenMembers = true }
            own.written.insert(.declared(type, arguments: []))
            if model.index.types[type].kind == .protocol, model.index.declaration(of: type).attributes.isEmpty {
                own.unselfconforming.insert(.declared(type, arguments: []))
            }
            model.add(inheritedBy: type, to: &own)
        case .named(let name, let arguments):
            own.written.insert(.named(name, arguments: []))
            guard let all = StandardProtocols.withInherited(name) else { return own.isOpen = true }
            own.implied.formUnion(all.map { .named($0, arguments: []) })
            if all.contains("Sequence"), let element = arguments.first { own.element = element }
        default: own.isOpen = true
        }
    }
}
