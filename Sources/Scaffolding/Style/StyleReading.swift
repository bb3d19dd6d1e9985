import ScopeGraph
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
    ///   - declared: the types of all modules with sources, by the name of the module.
    ///   - types: the types of the RIBs' module.
    ///   - added: the modules that the module of the new RIB will depend on besides.
    init(
        of ribs: [RIB],
        for module: Module,
        from home: Module,
        declared: [(module: String, types: TypeTable)],
        types: TypeTable,
        adding added: Set<String> = []
    ) {
        let sources = ribs.compactMap { $0.main?.source }
        indentation = sources.lazy.map(\.indentationUnit).first ?? "    "
        lineEnding = sources.first?.lineEnding ?? "\n"
        header = Self.header(of: ribs, in: home)
        let known = Set(declared.map(\.module))
        let reachable = module.dependencies.map { added.union($0) }
        let (view, example) = Self.view(of: ribs, types)
        self.view = view
        let ofSuperclass = Self.imports(forSuperclassOf: view, example, declared, types)
        imports = Self.imports(of: ribs, known, ofSuperclass: ofSuperclass).mapValues { imports in
            imports.filter { name in
                name != module.name && (!known.contains(name) || reachable?.contains(name) ?? true)
            }
        }
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

    /// The imports of each file of a RIB.
    private static func imports(
        of ribs: [RIB],
        _ known: Set<String>,
        ofSuperclass: [String]
    ) -> [File: [String]] {
        let written = ribs.flatMap { rib in RIB.Part.allCases.compactMap { rib[$0]?.source } }
        let library = written.lazy.compactMap { $0.importedModules.first(where: Dialect.isLibraryOfRIBs) }.first
        let all = File.allCases.map { file -> (File, [String]) in
            let examples = ribs.compactMap { $0[file.part]?.source }
            // A module of the app may pass the library on.
            let passesOn = file == .component || library == nil
            let needed =
                switch file {
                case .component: [String]()
                case .builder, .interactor, .router: library.map { [$0] } ?? []
                case .viewController: ofSuperclass
                }
            let models = examples.isEmpty && library == nil && file != .component ? written : examples
            return (file, imports(of: models, known, needed, passesOn: passesOn))
        }
        return Dictionary(uniqueKeysWithValues: all)
    }

    /// The imports of more than half of the files, and those that are needed. Modules of the app count only if all files
    /// import them, and several do: a single file imports what its own RIB uses.
    ///
    /// - Parameter passesOn: whether the files may need a module of the app for what it passes on, even if only one
    ///   imports it.
    private static func imports(
        of sources: [SourceFile],
        _ known: Set<String>,
        _ needed: [String],
        passesOn: Bool
    ) -> [String] {
        guard let first = sources.first else { return needed }
        let areSeveral = passesOn || Set(sources.map(\.path)).count > 1
        let imported = sources.map { Set($0.imports.filter { $0.symbol == nil }.map(\.module)) }
        let candidates = Set(imported.joined()).filter { name in
            let count = imported.count { $0.contains(name) }
            return known.contains(name) ? areSeveral && count == sources.count : 2 * count > sources.count
        }
        .union(needed)
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

    /// What most view controllers are whose objects need no arguments of their superclass, and the file of the nearest.
    private static func view(of ribs: [RIB], _ types: TypeTable) -> (view: View, example: SourceFile?) {
        let views = ribs.compactMap { rib -> (view: View, example: SourceFile?)? in
            guard let controller = rib[.viewController] else { return nil }
            guard let superclass = controller.inheritedTypes.first, !isProtocol(superclass, types) else { return nil }
            if superclass.hasPrefix("UIHostingController<") { return (.hosting, controller.source) }
            let isPlain = types[superclass].map { needsNoArguments($0, types) } ?? true
            return isPlain ? (.subclass(of: superclass), controller.source) : nil
        }
        let counts = Dictionary(views.map { ($0.view, 1) }, uniquingKeysWith: +)
        let most = counts.values.max() ?? 0
        if let first = views.first(where: { counts[$0.view] == most }) { return first }
        let importsUIKit = types.all.contains { $0.source.importedModules.contains("UIKit") }
        return (importsUIKit ? .subclass(of: "UIViewController") : .unknown, nil)
    }

    /// The imports without which a view controller cannot name its superclass.
    ///
    /// - Parameter example: the file from which it is learnt; `nil` if there is none.
    private static func imports(
        forSuperclassOf view: View,
        _ example: SourceFile?,
        _ declared: [(module: String, types: TypeTable)],
        _ types: TypeTable
    ) -> [String] {
        guard case .subclass(let superclass) = view else { return view == .hosting ? ["SwiftUI"] : [] }
        let name = String(superclass.prefix { $0 != "." && $0 != "<" })
        if types.declares(name) { return [] }
        guard let example else { return ["UIKit"] }
        let imported = example.importedModules
        if imported.contains(name) { return [name] }
        let declaring = imported.filter { module in
            declared.contains { $0.module == module && $0.types.declares(name) }
        }
        if !declaring.isEmpty { return declaring }
        if controllersOfUIKit.contains(name), imported.contains("UIKit") { return ["UIKit"] }
        // Any module without sources may declare it.
        return imported.filter { module in !declared.contains { $0.module == module } }
    }

    /// The view controllers of UIKit that apps inherit.
    private static let controllersOfUIKit: Set<String> = [
        "UIActivityViewController", "UIAlertController", "UICollectionViewController", "UIInputViewController",
        "UINavigationController", "UIPageViewController", "UISearchController", "UISplitViewController",
        "UITabBarController", "UITableViewController", "UIViewController",
    ]

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
