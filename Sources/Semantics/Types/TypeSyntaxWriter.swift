import SwiftReader

/// Writes a type as its source does, with normalized white space and, on request, qualified names.
struct TypeSyntaxWriter {
    let lookup: NameLookup
    private(set) var file: Int
    private(set) var block: BlockID
    /// What replaces generic parameters and associated types, by name.
    var arguments: [String: String] = [:]
    /// The typealiases already expanded, to stop at a cycle.
    var aliases: [Int] = []

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
            let middle = effects.isEmpty ? "" : self.effects(effects, qualified) + " "
            return "\(tuple(parameters, qualified)) \(middle)-> \(text(result, qualified: qualified))"
        case .composition(let parts): return parts.map { text($0, qualified: qualified) }.joined(separator: " & ")
        case .prefixed("~", let inner): return "~" + text(inner, qualified: qualified)
        case .prefixed(let word, let inner): return "\(word) \(text(inner, qualified: qualified))"
        case .attributed(let attribute, let inner):
            return "\(self.attribute(attribute, qualified)) \(text(inner, qualified: qualified))"
        case .metatype(let inner, let word): return "\(operand(inner, qualified)).\(word)"
        case .other(let text): return text
        }
    }

    /// The effects of a function type, with the error type as it has to be written.
    private func effects(_ written: String, _ qualified: Bool) -> String {
        guard let words = TypeSyntax.wordsOfErrorType(in: written), let form = TypeSyntaxReader.form(of: words) else {
            return written
        }
        let front = written[..<(written.firstIndex(of: "(") ?? written.endIndex)]
        return "\(front)(\(text(form, qualified: qualified)))"
    }

    /// A global actor, as the attribute of a function type.
    private func attribute(_ written: String, _ qualified: Bool) -> String {
        let path = written.dropFirst()
        guard qualified, path.first?.isUppercase ?? false, !written.containsBytes("("), path != "Sendable" else {
            return written
        }
        let components = path.split(separator: ".").map { name in
            TypeSyntax.Component(name: String(name), spelling: String(name), arguments: [])
        }
        return "@" + name(components, qualified: true)
    }

    /// The operand of `?`, `!` and `.Type`, in parentheses if needed.
    private func operand(_ form: TypeSyntax, _ qualified: Bool) -> String {
        let text = text(form, qualified: qualified)
        switch form {
        case .function, .composition, .prefixed, .attributed: return "(\(text))"
        // A typealias may be written out.
        case .name: return Self.hasSeveralWords(text) ? "(\(text))" : text
        default: return text
        }
    }

    /// Whether a type has white space outside of its brackets: `(Int) -> Int`, `any P`.
    private static func hasSeveralWords(_ text: String) -> Bool {
        var depth = 0
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where last == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: " ") where depth == 0: return true
            default: break
            }
            last = byte
        }
        return false
    }

    private func tuple(_ elements: [TypeSyntax.Element], _ qualified: Bool) -> String {
        let texts = elements.map { element in
            let type = text(element.type, qualified: qualified) + (element.isVariadic ? "..." : "")
            return element.label.isEmpty ? type : "\(element.label): \(type)"
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    private func name(_ written: [TypeSyntax.Component], qualified: Bool) -> String {
        let components = qualified ? withoutSelf(written) : written
        var texts = components.map { component in
            let arguments = component.arguments.map { text($0, qualified: qualified) }
            return arguments.isEmpty
                ? component.spelling : component.spelling + "<" + arguments.joined(separator: ", ") + ">"
        }
        let names = components.map(\.name)
        if components[0].module == nil, let replaced = replaced(names, texts) { return replaced }
        // A module selector already says which type is meant.
        guard qualified, components.first?.module == nil,
            let type = lookup.type(named: names, file: file, block: block), isShortened(names, type)
        else {
            return texts.count == 1 ? texts[0] : texts.joined(separator: ".")
        }
        if let aliased = aliased(by: type, components.last?.arguments ?? []) { return aliased }
        let declared = lookup.index.types[type].qualifiedName.split(separator: ".").map(String.init)
        let written = declared.map { SwiftName.written($0) }
        let index = lookup.index
        // Its module depends on the build.
        if lookup.dependsOnImports(type, file: file), names[0] != index.modules[index.types[type].module].name {
            return texts.joined(separator: ".")
        }
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

    /// `ShopDependency.Kind` for `Self.Kind`, if the protocol declares a typealias of the name; with the name of the
    /// other protocol if the protocol inherits the typealias.
    private func withoutSelf(_ components: [TypeSyntax.Component]) -> [TypeSyntax.Component] {
        guard components.count > 1, components[0].name == "Self",
            let alias = lookup.aliasOfProtocol(named: components[1].name, around: block, in: file)
        else { return components }
        let names = lookup.index.types[alias].qualifiedName.split(separator: ".").map(String.init)
        return names.map { TypeSyntax.Component(name: $0, spelling: SwiftName.written($0), arguments: []) }
            + components.dropFirst(2)
    }

    /// A name that is or begins with something that `arguments` replaces: `Item`, `Self.Item`, `Item.ID`.
    private func replaced(_ names: [String], _ texts: [String]) -> String? {
        if arguments.isEmpty { return nil }
        let isOfSelf = names.count > 1 && names[0] == "Self"
        guard let text = arguments[names[isOfSelf ? 1 : 0]] else { return nil }
        let rest = texts.dropFirst(isOfSelf ? 2 : 1)
        let owner = !rest.isEmpty && Self.hasSeveralWords(text) ? "(\(text))" : text
        return ([owner] + rest).joined(separator: ".")
    }

    /// The underlying type of a protocol's typealias, if Swift cannot name it outside of the protocol: because it is
    /// generic, or may depend on associated types.
    private func aliased(by type: Int, _ given: [TypeSyntax]) -> String? {
        let index = lookup.index
        let alias = index.types[type]
        let declaration = index.declaration(of: type)
        let source = index.files[alias.file].source
        let parameters = source.genericParameters[declaration.genericParameters.indices]
        guard !aliases.contains(type), alias.kind == .typealias, parameters.count == given.count,
            !parameters.isEmpty || !arguments.isEmpty,
            let owner = index.type(around: declaration.block, in: alias.file), index.types[owner].kind == .protocol,
            let aliased = source.types(declaration.inherited).first,
            let form = TypeSyntaxReader.form(of: aliased, in: source)
        else { return nil }
        let block = declaration.block
        var writer = self
        (writer.aliases, writer.file, writer.block) = (aliases + [type], alias.file, block)
        for (parameter, argument) in zip(parameters, given) {
            writer.arguments[source.name(parameter.name)] = text(argument, qualified: true)
        }
        return writer.text(form, qualified: true)
    }

    /// Whether the qualified name of a type has more parts than these: enclosing types, or its module.
    private func isShortened(_ names: [String], _ type: Int) -> Bool {
        let name = lookup.index.types[type].qualifiedName
        return lookup.index.ambiguousNames.contains(name)
            || name.utf8.reduce(1) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 } > names.count
    }
}
