import SwiftReader

/// Types as text: canonical, for messages, and for generated code.
package struct TypeText {
    private let resolution: TypeResolution
    private var index: TypeIndex { resolution.index }

    init(resolution: TypeResolution) { self.resolution = resolution }

    /// Equal for types with the same meaning.
    func canonical(_ type: ResolvedType) -> String { Self.canonical(type, in: index) }

    /// Equal for types with the same meaning.
    static func canonical(_ type: ResolvedType, in index: TypeIndex) -> String {
        text(type, in: index, isShort: false) { $0 }
    }

    /// The text of a type, with each type name transformed by `name`.
    ///
    /// - Parameter isShort: whether it has the short forms `[T]`, `[K: V]` and `T?` where they need no parentheses; the
    ///   canonical text has none of them.
    private static func text(
        _ type: ResolvedType,
        in index: TypeIndex,
        isShort: Bool,
        name: (String) -> String
    ) -> String {
        func canonical(_ type: ResolvedType) -> String { text(type, in: index, isShort: isShort, name: name) }
        func list(_ arguments: [ResolvedType]) -> String {
            arguments.isEmpty ? "" : "<" + arguments.map(canonical).joined(separator: ", ") + ">"
        }
        switch type {
        case .unknown: return "_"
        case .declared(let declared, let arguments) where arguments.isEmpty:
            return name(index.types[declared].qualifiedName)
        case .named(let foreign, let arguments) where arguments.isEmpty:
            // The size of an array is an argument, too.
            return foreign == "Any" || ResolvedType.isNumber(foreign) ? foreign : name(foreign)
        case .declared(let declared, let arguments):
            let given = arguments.filter { $0 != .open }
            if isShort, let path = path(to: declared, given.map(canonical), in: index, name: name) { return path }
            return name(index.types[declared].qualifiedName) + list(given)
        case .named(ResolvedType.nameOfProtocolMetatype, let arguments):
            return "(any \(arguments.map(canonical).joined())).Type"
        case .named(ResolvedType.nameOfInout, let arguments): return "inout \(arguments.map(canonical).joined())"
        case .named("Array", let arguments) where isShort && arguments.count == 1:
            return "[\(canonical(arguments[0]))]"
        case .named("Dictionary", let arguments) where isShort && arguments.count == 2:
            return "[\(canonical(arguments[0])): \(canonical(arguments[1]))]"
        case .named(let foreign, let arguments):
            if let mark = ResolvedType.spelledMark(foreign) {
                let inner = arguments.map(canonical).joined()
                return isShort && FunctionMarks.isAttribute(mark, of: inner) ? inner : "\(mark) \(inner)"
            }
            let given = arguments.filter { $0 != .open }
            return given.isEmpty ? name(foreign) : name(foreign) + list(given)
        case .parameter(let parameter): return parameter
        case .optional(let inner):
            switch inner {
            case .declared where isShort, .named where isShort: return canonical(inner) + "?"
            default: return "Optional<\(canonical(inner))>"
            }
        case .implicitlyUnwrapped(let inner): return canonical(inner) + "!"
        case .tuple(let elements):
            let texts = elements.map { $0.label.isEmpty ? canonical($0.type) : "\($0.label): \(canonical($0.type))" }
            return "(" + texts.joined(separator: ", ") + ")"
        case .function(let parameters, let effects, let result):
            if isShort { return FunctionMarks.spelling(parameters.map(canonical), effects, canonical(result)) }
            let inputs = parameters.map(canonical).joined(separator: ", ")
            return "(\(inputs)) \(FunctionMarks.withoutSendability(effects))-> \(canonical(result))"
        case .composition(let parts): return "(" + parts.map(canonical).joined(separator: " & ") + ")"
        case .metatype(let inner): return "\(canonical(inner)).Type"
        case .opaque(let inner): return "some \(canonical(inner))"
        }
    }

    /// A nested type with each argument behind the type that declares its parameter: `Outer<Int>.Inner`. `nil` if it is
    /// not nested, or not all enclosing types are known.
    private static func path(
        to type: Int,
        _ arguments: [String],
        in index: TypeIndex,
        name: (String) -> String
    ) -> String? {
        let declared = index.types[type]
        let names = declared.qualifiedName.split(separator: ".").map(String.init)
        guard names.count > 1 else { return nil }
        var (left, texts) = (arguments[...], [String]())
        for position in names.indices {
            let enclosing = names[...position].joined(separator: ".")
            let step = position == names.count - 1 ? type : index.types(named: enclosing, in: declared.module).first
            guard let step else { return nil }
            let count = index.declaration(of: step).genericParameters.indices.count
            guard count <= left.count else { return nil }
            texts.append(name(names[position]) + (count == 0 ? "" : "<\(left.prefix(count).joined(separator: ", "))>"))
            left = left.dropFirst(count)
        }
        return left.isEmpty ? texts.joined(separator: ".") : nil
    }

    /// The canonical type written in `range`; `nil` if the range is empty.
    package func meaning(of range: SourceRange, in file: Int, block: BlockID) -> CanonicalType? {
        resolution.written(range, in: file, block: block).map { meaning(of: $0, in: range, file: file, block: block) }
    }

    /// The canonical type of a written type.
    package func meaning(of written: TypeRepr, in range: SourceRange, file: Int, block: BlockID) -> CanonicalType {
        if let known = written.meaning { return known }
        let type = resolution.withoutImpliedProtocols(written.type)
        let canonical = canonical(type)
        var names = NameCollector(index: index)
        names.collect(written.type)
        var spelling = canonical
        var qualified = canonical
        if !isWrittenOut(written, as: canonical, names.names, in: range, of: index.files[file].source),
            let form = written.form ?? TypeSyntaxReader.form(of: range, in: index.files[file].source)
        {
            let writer = TypeSyntaxWriter(lookup: resolution.lookup, file: file, block: block)
            spelling = Self.one(writer.text(form, qualified: false), of: canonical)
            qualified = written.isForeign ? spelling : Self.one(writer.text(form, qualified: true), of: spelling)
        }
        let meaning = CanonicalType(
            canonical,
            written.dependsOnBranch ? .unknown : resolution.withOpenProtocols(type),
            spelling,
            qualified,
            names: names.names,
            hasForeignNames: names.hasForeignNames
        )
        written.remember(meaning)
        return meaning
    }

    /// Whether the written text of a plain type is also its canonical text and valid in generated code.
    private func isWrittenOut(
        _ written: TypeRepr,
        as canonical: String,
        _ names: [NamedType],
        in range: SourceRange,
        of source: SourceFile
    ) -> Bool {
        let bytes = source.bytes
        guard written.form == nil, range.start <= range.end, range.end <= bytes.count,
            canonical.isSpelled(by: bytes, in: Int(range.start)..<Int(range.end))
        else { return false }
        if written.isForeign { return true }
        // A generic parameter can have the name of a type.
        return !written.type.holdsParameter && !names.contains { index.ambiguousNames.contains($0.name) }
    }

    /// Returns `other` if both texts are equal, so that they share storage.
    private static func one(_ text: String, of other: String) -> String {
        // Equal texts can have different bytes.
        text == other && text.isASCII ? other : text
    }

    /// The same with generic parameters or associated types replaced.
    func meaning(of range: SourceRange, in file: Int, block: BlockID, replacing values: ParameterValues)
        -> CanonicalType?
    {
        guard let written = meaning(of: range, in: file, block: block), !values.isEmpty,
            let form = TypeSyntaxReader.form(of: range, in: index.files[file].source)
        else { return meaning(of: range, in: file, block: block) }
        let writer = writer(in: file, block: block, values.texts)
        let qualified = writer.text(form, qualified: true)
        let type = (written.type ?? .unknown).replacing(values.types, errors: errorNames(of: values.types))
        guard type != written.type || qualified != written.qualifiedSpelling else { return written }
        var names = NameCollector(index: index)
        names.collect(type)
        return CanonicalType(
            canonical(type),
            type,
            writer.text(form, qualified: false),
            qualified,
            names: names.names,
            hasForeignNames: names.hasForeignNames
        )
    }

    /// Writes types of a place with generic parameters or associated types replaced.
    func writer(in file: Int, block: BlockID, _ replacements: [String: String]) -> TypeSyntaxWriter {
        TypeSyntaxWriter(lookup: resolution.lookup, file: file, block: block, arguments: replacements)
    }

    /// Types in place of parameters, with their texts; those that cannot be written are missing.
    func values(_ types: [String: ResolvedType]) -> ParameterValues {
        let written = types.compactMapValues { meaning(of: $0) }
        let texts = written.map { name, meaning in
            let isOfProtocol = types[name].map(resolution.isProtocol) ?? false
            return (name, isOfProtocol ? "any \(meaning.qualifiedSpelling)" : meaning.qualifiedSpelling)
        }
        return ParameterValues(
            types: types.filter { written[$0.key] != nil },
            texts: Dictionary(uniqueKeysWithValues: texts),
            names: written.sorted { $0.key < $1.key }.flatMap(\.value.names)
        )
    }

    /// How `throws(E)` names the types in place of its parameters.
    private func errorNames(of types: [String: ResolvedType]) -> [String: String] {
        types.compactMapValues { FunctionMarks.nameOfError($0, in: index) }
    }

    /// A canonical type with generic parameters replaced; `nil` if it has none of them.
    package func meaning(of type: CanonicalType, replacing parameters: [String: ResolvedType]) -> CanonicalType? {
        guard let old = type.type, old.holdsParameter else { return nil }
        let new = old.replacing(parameters)
        return new == old ? nil : meaning(of: new)?.with(resultSending: type.resultSending)
    }

    /// The canonical type of an inferred type; `nil` if it is unknown.
    package func meaning(of type: ResolvedType) -> CanonicalType? {
        if case .unknown = type { return nil }
        let text = canonical(type)
        guard !text.contains("_<"), text != "_" else { return nil }
        var names = NameCollector(index: index)
        names.collect(type)
        let spelling = Self.text(type, in: index, isShort: true) { SwiftName.written(path: $0) }
        return CanonicalType(
            text,
            resolution.withOpenProtocols(type),
            spelling,
            spelling,
            names: names.names,
            hasForeignNames: names.hasForeignNames
        )
    }
}
