import SwiftReader

extension NeedleWiring {
    /// Reads the wiring of a file in the form of any version of Needle.
    init(reading bytes: [UInt8]) {
        let source = SourceFile(path: "", reading: bytes)
        let classes = ProviderClasses(of: source)
        for declaration in source.declarations where declaration.kind == .function {
            guard let body = declaration.body, source.name(declaration.name).hasPrefix("register") else { continue }
            let tokens = source.tokens(in: source[body].range)
            for (number, token) in tokens.enumerated() where token.kind == .literal {
                let key = source.text(token.range).filter { $0 != "\"" }
                let made = source.firstName(of: classes.names, in: tokens[number...].dropFirst().prefix(8))
                let provider = made.map { classes.provider(named: $0) } ?? Provider()
                if key.hasPrefix("^->") {
                    providers[key] = provider
                } else if source.registersPlugin(tokens[..<number]) {
                    plugins[key] = provider
                }
            }
        }
        readDynamicProperties(of: source)
    }

    private mutating func readDynamicProperties(of source: SourceFile) {
        for declaration in source.declarations where declaration.kind == .function {
            guard let body = declaration.body, source.name(declaration.name) == "registerItems",
                let owner = source[declaration.block].owner
            else { continue }
            let component = source.joined(source[owner].name).lastName
            let tokens = source.tokens(in: source[body].range)
            // `keyPathToName[\KidDependency.foo]`
            let names = tokens.indices.filter { source.text(tokens[$0].range) == "keyPathToName" }.compactMap { start in
                tokens[start...].dropFirst().prefix { source.text($0.range) != "]" }.last.map { source.name($0.range) }
            }
            dynamicProperties = dynamicProperties ?? [:]
            dynamicProperties?[component, default: []].formUnion(names)
        }
    }
}

/// The provider classes of a generated file.
private struct ProviderClasses {
    private struct Class {
        let base: String?
        var constants: [String: String] = [:]
        var getters: [(name: String, expression: [String])] = []
    }

    private var classes: [String: Class] = [:]
    /// The classes that factory functions create, by the name of the function.
    private var made: [String: String] = [:]
    /// The names of the classes and of their factory functions.
    let names: Set<String>

    init(of source: SourceFile) {
        var owners: [BlockID: String] = [:]
        for declaration in source.declarations {
            let name = source.name(declaration.name)
            if declaration.kind == .class {
                let base = source.types[declaration.inherited.indices].first.map { source.joined($0) }
                classes[name] = Class(base: base)
                if let body = declaration.body { owners[body] = name }
            } else if declaration.kind == .function, name.hasPrefix("factory"), let body = declaration.body {
                made[name] = source.returned(in: source[body].range).first
            } else if declaration.kind == .variable, let owner = owners[declaration.block] {
                let returned = source.read(by: declaration)
                if returned.isEmpty {
                    classes[owner]?.constants[name] = source.joined(declaration.type).lastName
                } else {
                    classes[owner]?.getters.append((name, returned))
                }
            }
        }
        names = Set(classes.keys).union(made.keys)
    }

    /// - Parameter name: the name of a class or of its factory function.
    func provider(named name: String) -> NeedleWiring.Provider {
        var provider = NeedleWiring.Provider()
        var current = made[name] ?? name
        // In files of older versions of Needle, a class inherits its getters from one that several paths share.
        for _ in 0..<2 {
            guard let found = classes[current] else { break }
            for (name, expression) in found.getters {
                let constant = expression.firstIndex { found.constants[$0] != nil }
                let component = constant.flatMap { found.constants[expression[$0]] }
                let isPlugin = expression.contains("pluginExtension") || expression.contains("nonCoreComponent")
                let rest = expression.suffix(from: constant.map { $0 + 1 } ?? 0)
                let supplier = NeedleWiring.Supplier(
                    component: component ?? "",
                    member: (isPlugin ? rest.suffix(1) : rest).joined(separator: "."),
                    isPlugin: isPlugin
                )
                provider.suppliers[name] = supplier
            }
            guard let base = found.base else { break }
            current = base
        }
        return provider
    }
}

extension SourceFile {
    /// The names in the expression that a property returns, in order; empty for a stored property. A formatter may have
    /// removed the word `return`.
    fileprivate func read(by variable: Declaration) -> [String] {
        let returned = returned(in: variable.range)
        guard returned.isEmpty, let body = variable.body else { return returned }
        return names(in: tokens(in: self[body].range))
    }

    /// The names in the first expression that is returned, in order.
    fileprivate func returned(in range: SourceRange) -> [String] {
        let tokens = tokens(in: range).drop { text($0.range) != "return" }.dropFirst()
        return names(in: tokens.prefix { text($0.range) != "}" })
    }

    private func names(in tokens: some Sequence<Token>) -> [String] {
        tokens.filter { $0.kind == .identifier }.map { name($0.range) }
            .filter { !["get", "try", "await", "async", "throws"].contains($0) }
    }

    fileprivate func firstName(of names: Set<String>, in tokens: some Sequence<Token>) -> String? {
        tokens.lazy.map { name($0.range) }.first { names.contains($0) }
    }

    /// Whether the tokens before a key form `registerPluginExtensionProviderFactory(for:`.
    fileprivate func registersPlugin(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.suffix(4).contains { text($0.range) == "registerPluginExtensionProviderFactory" }
    }
}
