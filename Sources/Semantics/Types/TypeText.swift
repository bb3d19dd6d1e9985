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
        case .declared(let declared, let arguments):
            return name(index.types[declared].qualifiedName) + list(arguments)
        case .named("Any", _): return "Any"
        case .named(ResolvedType.nameOfProtocolMetatype, let arguments):
            return "(any \(arguments.map(canonical).joined())).Type"
        case .named(ResolvedType.nameOfInout, let arguments): return "inout \(arguments.map(canonical).joined())"
        case .named("Array", let arguments) where isShort && arguments.count == 1:
            return "[\(canonical(arguments[0]))]"
        case .named("Dictionary", let arguments) where isShort && arguments.count == 2:
            return "[\(canonical(arguments[0])): \(canonical(arguments[1]))]"
        case .named(let foreign, let arguments):
            if let mark = ResolvedType.spelledMark(foreign) { return "\(mark) \(arguments.map(canonical).joined())" }
            return arguments.isEmpty ? name(foreign) : name(foreign) + list(arguments)
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
            let inputs = parameters.map(canonical).joined(separator: ", ")
            return "(\(inputs)) \(FunctionMarks.withoutSendability(effects))-> \(canonical(result))"
        case .composition(let parts): return "(" + parts.map(canonical).joined(separator: " & ") + ")"
        case .metatype(let inner): return "\(canonical(inner)).Type"
        case .opaque(let inner): return "some \(canonical(inner))"
        }
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
            written.dependsOnBranch ? .unknown : type,
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

    /// A canonical type with generic parameters replaced; `nil` if it has none of them.
    func meaning(of type: CanonicalType, replacing parameters: [String: ResolvedType]) -> CanonicalType? {
        guard let old = type.type, old.holdsParameter else { return nil }
        let new = old.replacing(parameters)
        return new == old ? nil : meaning(of: new)
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
            type,
            spelling,
            spelling,
            names: names.names,
            hasForeignNames: names.hasForeignNames
        )
    }
}

/// The names in a type, in order.
private struct NameCollector {
    let index: TypeIndex
    var names: [NamedType] = []
    var hasForeignNames = false

    mutating func collect(_ type: ResolvedType) {
        switch type {
        case .unknown, .parameter: break
        case .declared(let declared, let arguments):
            let type = index.types[declared]
            // Generated code copies the imports of a module without sources.
            if index.libraries.isStub(type.module) {
                hasForeignNames = true
                arguments.forEach { collect($0) }
                return
            }
            names.append(
                NamedType(
                    name: type.qualifiedName,
                    module: type.module,
                    access: type.access,
                    isOfSharedFiles: index.isDeclaredBySharers(type)
                )
            )
            arguments.forEach { collect($0) }
        case .named(let name, let arguments):
            if !ResolvedType.isMark(name), !StandardLibrary.declaresType(named: name) {
                hasForeignNames = true
            }
            arguments.forEach { collect($0) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            collect(inner)
        case .tuple(let elements): elements.forEach { collect($0.type) }
        case .function(let parameters, _, let result):
            parameters.forEach { collect($0) }
            collect(result)
        case .composition(let parts): parts.forEach { collect($0) }
        }
    }
}

/// Writes a type as its source does, with normalized white space and, on request, qualified names.
private struct TypeSyntaxWriter {
    let lookup: NameLookup
    let file: Int
    let block: BlockID

    func text(_ form: TypeSyntax, qualified: Bool) -> String {
        switch form {
        case .name(let components): return name(components, qualified: qualified)
        case .optional(let inner): return operand(inner, qualified) + "?"
        case .implicitlyUnwrapped(let inner): return operand(inner, qualified) + "!"
        case .array(let element): return "[\(text(element, qualified: qualified))]"
        case .dictionary(let key, let value):
            return "[\(text(key, qualified: qualified)): \(text(value, qualified: qualified))]"
        case .tuple(let elements): return tuple(elements, qualified)
        case .function(let parameters, let effects, let result):
            let middle = effects.isEmpty ? "" : effects + " "
            return "\(tuple(parameters, qualified)) \(middle)-> \(text(result, qualified: qualified))"
        case .composition(let parts): return parts.map { text($0, qualified: qualified) }.joined(separator: " & ")
        case .prefixed("~", let inner): return "~" + text(inner, qualified: qualified)
        case .prefixed(let word, let inner): return "\(word) \(text(inner, qualified: qualified))"
        case .attributed(let attribute, let inner): return "\(attribute) \(text(inner, qualified: qualified))"
        case .metatype(let inner, let word): return "\(operand(inner, qualified)).\(word)"
        case .other(let text): return text
        }
    }

    /// The operand of `?`, `!` and `.Type`, in parentheses if needed.
    private func operand(_ form: TypeSyntax, _ qualified: Bool) -> String {
        let text = text(form, qualified: qualified)
        switch form {
        case .function, .composition, .prefixed, .attributed: return "(\(text))"
        default: return text
        }
    }

    private func tuple(_ elements: [TypeSyntax.Element], _ qualified: Bool) -> String {
        let texts = elements.map { element in
            let type = text(element.type, qualified: qualified)
            return element.label.isEmpty ? type : "\(element.label): \(type)"
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    private func name(_ components: [TypeSyntax.Component], qualified: Bool) -> String {
        var texts = components.map { component in
            let arguments = component.arguments.map { text($0, qualified: qualified) }
            return arguments.isEmpty
                ? component.spelling : component.spelling + "<" + arguments.joined(separator: ", ") + ">"
        }
        let names = components.map(\.name)
        guard qualified, let type = lookup.type(named: names, file: file, block: block), isShortened(names, type) else {
            return texts.count == 1 ? texts[0] : texts.joined(separator: ".")
        }
        let declared = lookup.index.types[type].qualifiedName.split(separator: ".").map(String.init)
        let written = declared.map { SwiftName.written($0) }
        let index = lookup.index
        if index.ambiguousNames.contains(index.types[type].qualifiedName), index.types[type].kind != .typealias {
            texts = written.dropLast(texts.count) + texts.suffix(declared.count)
            return ([index.modules[index.types[type].module].name] + texts).joined(separator: ".")
        }
        // A name relative to its enclosing types gets the omitted names in front.
        if declared.count > names.count, declared.suffix(names.count) == names[...] {
            texts.insert(contentsOf: written.dropLast(names.count), at: 0)
        }
        return texts.joined(separator: ".")
    }

    /// Whether the qualified name of a type has more parts than these: enclosing types, or its module.
    private func isShortened(_ names: [String], _ type: Int) -> Bool {
        let name = lookup.index.types[type].qualifiedName
        return lookup.index.ambiguousNames.contains(name)
            || name.utf8.reduce(1) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 } > names.count
    }
}
