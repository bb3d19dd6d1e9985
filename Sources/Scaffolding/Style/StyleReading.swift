import Semantics
import Modules
import SwiftReader

extension RIBStyle {
    /// Learns the style from RIBs of an app.
    ///
    /// - Parameters:
    ///   - ribs: the nearest to the new RIB first; not empty.
    ///   - module: the module of the new RIB.
    ///   - home: the module of the RIBs.
    ///   - known: the names of all modules with sources.
    ///   - types: the types of the RIBs' module.
    ///   - added: the modules that the module of the new RIB will depend on besides.
    init(
        of ribs: [RIB],
        for module: Module,
        from home: Module,
        known: Set<String>,
        types: TypeTable,
        adding added: Set<String> = []
    ) {
        let sources = ribs.compactMap { $0.main?.source }
        indentation = sources.lazy.map(\.indentationUnit).first ?? "    "
        lineEnding = sources.first?.lineEnding ?? "\n"
        header = Self.header(of: ribs, in: home)
        let reachable = module.dependencies.map { added.union($0) }
        imports = Dictionary(
            uniqueKeysWithValues: File.allCases.map { file in
                let imports = Self.imports(of: ribs.compactMap { $0[file.part]?.source }, known, file)
                return (
                    file,
                    imports.filter { name in
                        name != module.name && (!known.contains(name) || reachable?.contains(name) ?? true)
                    }
                )
            }
        )
        view = Self.view(of: ribs, types)
        isPublic = Self.holds(ribs.compactMap { $0[.buildable] ?? $0.main }) { part in
            (part.declaration.access ?? .internal) >= .public
        }
        isFinal = Self.holds(ribs.compactMap(\.main), or: true) { $0.declaration.modifiers.contains(.final) }
        declaresBuilderInit = Self.holds(ribs.compactMap { $0[.builder] }, or: true) { builder in
            builder.members.contains { $0.declaration.kind == .initializer }
        }
        let all = RIB.Part.allCases.flatMap { part in ribs.compactMap { $0[part]?.source } }
        hasHeadings = all.contains { source in
            source.text(SourceRange(start: 0, end: UInt32(source.bytes.count))).contains("// MARK:")
        }
        usesShorthand = all.contains { source in
            source.declarations.contains { $0.kind == .variable && $0.binding == .optional && $0.initialValue == nil }
        }
        lines = Dictionary(
            uniqueKeysWithValues: RIB.Part.allCases.map { part in
                (part, Self.lines(above: ribs.compactMap { rib in rib[part].map { (rib.name, $0) } }))
            }
        )
    }

    /// Whether most elements satisfy a predicate.
    private static func holds<Element>(
        _ elements: [Element],
        or other: Bool = false,
        _ isTrue: (Element) -> Bool
    ) -> Bool {
        elements.isEmpty ? other : 2 * elements.count(where: isTrue) > elements.count
    }

    // MARK: - The top of a file

    /// The comment at the top of the nearest file that has one. The line with the author and the date is left out.
    private static func header(of ribs: [RIB], in module: Module) -> [String] {
        for rib in ribs {
            guard let source = rib.main?.source else { continue }
            let lines = String(decoding: source.bytes, as: UTF8.self).split(
                omittingEmptySubsequences: false,
                whereSeparator: \.isNewline
            )
            let comment = lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
            // A comment without an empty line after it belongs to a declaration.
            guard !comment.isEmpty,
                lines.dropFirst(comment.count).first?.allSatisfy(\.isWhitespace) ?? false
                    || lines.dropFirst(comment.count).first?.hasPrefix("import ") ?? false
            else { continue }
            let fileName = String(source.path.lastComponent)
            return comment.filter { !$0.dropFirst(2).drop { $0 == " " }.hasPrefix("Created by ") }.map { line in
                let words = line.drop { $0 == "/" || $0 == " " }
                if words == fileName { return line.dropLast(words.count) + filePlaceholder }
                if words == module.name { return line.dropLast(words.count) + modulePlaceholder }
                return String(line)
            }
        }
        return []
    }

    /// The imports of more than half of the files. Modules of the app count only if all files import them.
    private static func imports(of sources: [SourceFile], _ known: Set<String>, _ file: File) -> [String] {
        guard let first = sources.first else { return [] }
        let imported = sources.map { Set($0.imports.filter { $0.symbol == nil }.map(\.module)) }
        let candidates = Set(imported.joined()).filter { name in
            let count = imported.count { $0.contains(name) }
            return known.contains(name) ? count == sources.count : 2 * count > sources.count
        }
        // In the order of the nearest file; what that does not import comes last.
        let order = first.importedModules.filter(candidates.contains)
        return order.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + candidates.subtracting(order).sorted()
    }

    // MARK: - Declarations

    /// The lines with attributes and marks that most RIBs have above a part.
    private static func lines(above parts: [(rib: String, part: WrittenDeclaration)]) -> [String] {
        let all = parts.map { rib, part in
            (attributes(of: part) + marks(above: part)).map { $0.replacing(rib, with: namePlaceholder) }
        }
        let candidates = all.first ?? []
        return candidates.filter { line in 2 * all.count { $0.contains(line) } > all.count }
    }

    private static func attributes(of part: WrittenDeclaration) -> [String] {
        part.declaration.attributes.indices.map { part.source.attributes[$0] }
            .filter { part.source.text($0.name) == "MainActor" }.map { part.source.text($0.range) }
    }

    private static func marks(above part: WrittenDeclaration) -> [String] {
        let lines = SourceLines(of: part.source)
        let line = part.source.position(of: part.declaration.range.start).line - 1
        return lines.commentLines(above: line).map { String(decoding: lines.bytes(of: $0), as: UTF8.self) }
            .map { String($0.drop(while: \.isWhitespace).prefix { !$0.isNewline }) }
            .filter { $0.hasPrefix("/// @mockable") }
    }

    /// What most view controllers are whose objects need no arguments of their superclass.
    private static func view(of ribs: [RIB], _ types: TypeTable) -> View {
        let views = ribs.compactMap { rib -> View? in
            guard let controller = rib[.viewController] else { return nil }
            guard let superclass = controller.inheritedTypes.first, !isProtocol(superclass, types) else { return nil }
            if superclass.hasPrefix("UIHostingController<") { return .hosting }
            return types[superclass].map { needsNoArguments($0, types) } ?? true ? .subclass(of: superclass) : nil
        }
        let counts = Dictionary(views.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max() ?? 0
        if let view = views.first(where: { counts[$0] == most }) { return view }
        let importsUIKit = types.all.contains { $0.source.importedModules.contains("UIKit") }
        return importsUIKit ? .subclass(of: "UIViewController") : .unknown
    }

    private static func isProtocol(_ name: String, _ types: TypeTable) -> Bool {
        types[name].map { $0.declaration.kind == .protocol }
            ?? ["Presentable", "ViewControllable", "Controllable"].contains { name.hasSuffix($0) }
    }

    private static func needsNoArguments(_ type: WrittenDeclaration, _ types: TypeTable) -> Bool {
        let initializers = type.members.filter { $0.declaration.kind == .initializer }
        return initializers.isEmpty
            || initializers.contains { initializer in
                initializer.source.parameters[initializer.declaration.parameters.indices]
                    .allSatisfy { $0.defaultValue != nil }
            }
    }
}
