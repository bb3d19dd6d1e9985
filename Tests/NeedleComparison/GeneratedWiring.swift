import SwiftReader

/// What a file that Needle or Thimble generated wires, whatever version wrote it: for each registered path who serves
/// which property.
struct GeneratedWiring {
    /// `path`, `path needs property: type from Supplier`; sorted.
    let facts: [String]

    private struct Provider {
        /// By the name of the stored property, its type.
        var sources: [String: String] = [:]
        /// In source order.
        var getters: [(name: String, type: String, value: String)] = []
        var base: String?
    }

    init(reading bytes: [UInt8], named name: String) {
        let file = SourceFile(path: name, reading: bytes)
        let providers = Self.providers(in: file)
        let factories = Self.factories(in: file)
        var facts: [String] = []
        for expression in file.expressions where expression.kind == .call {
            guard let (kind, path, factory) = Self.registration(expression, in: file) else { continue }
            facts.append("\(kind)\(path)")
            facts += Self.facts(of: factories[factory] ?? factory, providers).map { "\(kind)\(path) needs \($0)" }
        }
        self.facts = facts.sorted()
    }

    private static func facts(of name: String, _ providers: [String: Provider]) -> [String] {
        guard let provider = providers[name] else { return [] }
        // Old versions keep the getters in a base class.
        if provider.getters.isEmpty, let base = provider.base {
            return facts(of: base, providers.filter { $0.key != name })
        }
        return provider.getters.map { getter in
            let value = getter.value.hasPrefix("(") ? String(getter.value.dropFirst()) : getter.value
            let source = String(value.prefix { $0 != "." })
            let route = value.dropFirst(source.count).dropLast(getter.name.count + 1)
            return "\(getter.name): \(getter.type) from \(provider.sources[source] ?? source)\(route)"
        }
    }

    private static func providers(in file: SourceFile) -> [String: Provider] {
        var providers: [String: Provider] = [:]
        for declaration in file.declarations where declaration.kind == .class {
            guard let body = declaration.body else { continue }
            var provider = Provider()
            provider.base = declaration.inherited.indices.first.map { file.text(file.types[$0]) }
            for case .declaration(let id) in file.items[file[body].items.indices] where file[id].kind == .variable {
                let member = file[id]
                if let value = member.body.flatMap({ file.firstValue(in: $0) }) {
                    provider.getters.append((file.text(member.name), file.joined(member.type), file.joined(value)))
                } else {
                    provider.sources[file.text(member.name)] = file.joined(member.type)
                }
            }
            providers[file.text(declaration.name)] = provider
        }
        return providers
    }

    /// The class that each factory makes.
    private static func factories(in file: SourceFile) -> [String: String] {
        var factories: [String: String] = [:]
        for declaration in file.declarations where declaration.kind == .function {
            guard let value = declaration.body.flatMap({ file.firstValue(in: $0) }) else { continue }
            factories[file.text(declaration.name)] = String(file.joined(value).prefix { $0 != "(" })
        }
        return factories
    }

    private static func registration(
        _ call: Expression,
        in file: SourceFile
    ) -> (kind: String, path: String, factory: String)? {
        guard let base = call.base, call.arguments.count == 2 else { return nil }
        let kinds = [
            "registerProviderFactory": "", "registerDependencyProviderFactory": "",
            "registerPluginExtensionProviderFactory": "plugin extension of ",
        ]
        let arguments = call.arguments.indices.map { file[file.arguments[$0].value] }
        guard let kind = kinds[file.text(file[base].name)], arguments[0].kind == .string else { return nil }
        let path = file.text(arguments[0].range).filter { $0 != "\"" }
        guard arguments[1].kind == .closure else { return (kind, path, file.text(arguments[1].range)) }
        guard let value = arguments[1].body.flatMap({ file.firstValue(in: $0) }) else { return nil }
        return (kind, path, String(file.joined(value).prefix { $0 != "(" }))
    }
}

extension SourceFile {
    /// The first value that a body returns.
    fileprivate func firstValue(in block: BlockID) -> SourceRange? {
        for item in items[self[block].items.indices] {
            switch item {
            case .returned(let value?), .expression(let value): return self[value].range
            default: break
            }
        }
        return nil
    }
}
