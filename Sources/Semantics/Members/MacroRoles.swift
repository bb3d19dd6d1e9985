import SwiftReader

/// What a macro can add, according to its `@attached` and `@freestanding` attributes. The sources declare the macro.
struct MacroRoles {
    /// The names of the members that it adds to a type, or declares where it is used; `nil` if any.
    private(set) var members: Set<String>? = []
    /// The protocols to which it makes a type conform.
    private(set) var conformances: [SourceRange] = []
    /// Whether it has a role that adds conformances.
    private(set) var addsConformances = false
    /// The names of the peers that it adds to a declaration, with `*` for the declaration's name; `nil` if any.
    private(set) var peers: Set<String>? = []

    init(of declaration: Declaration, in source: SourceFile) {
        for number in declaration.attributes.indices {
            let attribute = source.attributes[number]
            guard ["attached", "freestanding"].contains(source.text(attribute.name)) else { continue }
            let tokens = source.tokens(in: attribute.range)
            guard let role = tokens.firstIndex(where: { source.text($0.range) == "(" }).map({ $0 + 1 }),
                role < tokens.count
            else { continue }
            let parts = Self.arguments(of: tokens[role...], in: source)
            switch source.text(tokens[role].range) {
            case "member", "declaration": members = Self.joined(members, Self.names(parts["names"] ?? [], in: source))
            case "extension":
                addsConformances = true
                members = Self.joined(members, Self.names(parts["names"] ?? [], in: source))
                conformances += (parts["conformances"] ?? []).map(\.range).filter { source.text($0) != "," }
            case "peer": peers = Self.joined(peers, Self.names(parts["names"] ?? [], in: source))
            case "conformance": addsConformances = true
            default: continue
            }
        }
    }

    /// The tokens after each label.
    private static func arguments(of tokens: ArraySlice<Token>, in source: SourceFile) -> [String: [Token]] {
        var arguments: [String: [Token]] = [:]
        var label = ""
        for (position, token) in zip(tokens.indices, tokens) {
            let next = position + 1 < tokens.endIndex ? source.text(tokens[position + 1].range) : ""
            let text = source.text(token.range)
            if next == ":", text == "names" || text == "conformances" {
                label = text
            } else if text != ":" {
                arguments[label, default: []].append(token)
            }
        }
        return arguments
    }

    /// `named(x)` yields `x`, `suffixed(Copy)` yields `*Copy`; `nil` for `arbitrary`.
    private static func names(_ tokens: [Token], in source: SourceFile) -> Set<String>? {
        var names: Set<String> = []
        let words = tokens.map { source.name($0.range) }
        for (position, word) in words.enumerated() where position + 2 < words.count || word == "arbitrary" {
            switch word {
            case "arbitrary": return nil
            case "named": names.insert(words[position + 2])
            case "prefixed": names.insert(words[position + 2] + "*")
            case "suffixed": names.insert("*" + words[position + 2])
            default: continue
            }
        }
        return names
    }

    private static func joined(_ one: Set<String>?, _ other: Set<String>?) -> Set<String>? {
        guard let one, let other else { return nil }
        return one.union(other)
    }

    /// The names of the peers that it adds to a declaration with this name; `nil` if any.
    func peers(of name: String) -> Set<String>? {
        peers.map { Set($0.map { $0.split(separator: "*", omittingEmptySubsequences: false).joined(separator: name) }) }
    }
}

extension SemanticModel {
    /// The macro that an attribute names; `nil` if no source declares it.
    package func macro(named attribute: Attribute, in file: Int) -> DeclarationLocation? {
        index.macros.isEmpty ? nil : macro(named: source(file).joined(attribute.name), in: file)
    }

    func macro(named name: String, in file: Int) -> DeclarationLocation? {
        let locations = index.macros[name.lastName] ?? []
        let own = index.files[file].module
        return locations.first { index.files[$0.file].module == own } ?? locations.first
    }

    /// Whether several macros have the name of one.
    func isOverloaded(_ macro: DeclarationLocation) -> Bool {
        let name = source(macro.file).name(index.declaration(macro).name)
        return (index.macros[name] ?? []).count > 1
    }

    func roles(of macro: DeclarationLocation) -> MacroRoles {
        MacroRoles(of: index.declaration(macro), in: source(macro.file))
    }

    /// The conformances that attached macros may add to a declaration. Extensions of a protocol cannot have any.
    func macroClauses(of location: DeclarationLocation) -> [Clause] {
        guard !index.macros.isEmpty, index.declaration(location).kind != .protocol else { return [] }
        let source = source(location.file)
        let module = index.files[location.file].module
        return source[location.declaration].attributes.indices.flatMap { number -> [Clause] in
            let attribute = source.attributes[number]
            guard let macro = macro(named: attribute, in: location.file) else { return [] }
            return roles(of: macro).conformances.map {
                let type = resolution.type(of: $0, in: macro.file, block: .file)
                let location = source.location(of: attribute.name)
                return Clause(type: type, location: location, module: module, isOfMacro: true)
            }
        }
    }
}

extension SourceFile {
    /// The identifiers among the arguments of an attribute, in string literals too: `api` in `@Forward("api")`.
    func namesSpelled(byArgumentsOf attribute: Attribute) -> Set<String> {
        let words = tokens(in: attribute.range).drop { text($0.range) != "(" }.map { text($0.range) }
        return Set(words.map { $0.hasPrefix("\"") ? String($0.dropFirst().dropLast()) : $0 })
    }
}
