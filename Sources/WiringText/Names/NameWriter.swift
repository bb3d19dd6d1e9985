import ScopeGraph
import Semantics
import Modules
import SwiftReader

/// The names that have another meaning at a place than in the rest of its file.
package struct HiddenNames {
    private let names: Set<String>

    package init(_ names: some Sequence<String>) { self.names = Set(names) }

    package static let none = HiddenNames([])

    func contains(_ name: String) -> Bool { names.contains(name) }

    func union(_ other: some Sequence<String>) -> HiddenNames { HiddenNames(names.union(other)) }
}

/// Decides how one file writes the names of types: the module comes first where the short name means something else, or
/// may mean two things.
package struct NameWriter {
    private let declared: DeclaredTypeNames
    private let imports: ImportTable
    private let modules: [Module]
    /// The module of the file.
    private let module: Int
    /// `nil` for a generated file, which declares no type that others cannot see.
    private let file: String?

    package init(_ imports: ImportTable, modules: [Module], module: Int, file: String? = nil) {
        declared = imports.declaredTypes.value
        self.imports = imports
        self.modules = modules
        self.module = module
        self.file = file
    }

    /// Where a name is declared.
    private enum Home {
        case module(Int)
        /// Not in the sources.
        case library(String)
    }

    /// A text with the types of another file, as this file writes it.
    ///
    /// - Parameters:
    ///   - names: the declared types that it names.
    ///   - origin: the file whose imports determine the meaning of other names.
    ///   - parameters: the generic parameters that it names.
    package func text(
        _ text: String,
        naming names: [NamedType],
        from origin: String,
        where hidden: HiddenNames = .none,
        besides parameters: Set<String> = []
    ) -> String {
        // The usual case: a single name.
        if names.count == 1, names[0].name == text, parameters.isEmpty, !text.utf8.contains(UInt8(ascii: ".")) {
            return written([text[...]], names, origin, hidden)
        }
        var result = ""
        for part in TypePath.parts(of: text) {
            switch part {
            case .text(let text): result += text
            case .name(let path) where parameters.contains(String(path[0])): result += path.joined(separator: ".")
            case .name(let path): result += written(path, names, origin, hidden)
            }
        }
        return result
    }

    /// The modules of the names in a text that are not declared types: typealiases, and the types of constraints.
    package func modules(
        of text: String,
        besides names: [NamedType],
        from origin: String,
        parameters: Set<String> = []
    ) -> Set<Int> {
        // The usual case: a single type.
        if names.count == 1, names[0].name == text, declaresHead(of: names[0]) { return [] }
        var homes: Set<Int> = []
        for case .name(let path) in TypePath.parts(of: text) where !parameters.contains(String(path[0])) {
            let head = path[0].withoutBackticks
            guard !names.contains(where: { $0.head == head && declaresHead(of: $0) }) else { continue }
            if case .module(let home)? = home(of: head, names, origin, .none) {
                homes.insert(home)
            } else if path.count == 1 || dependsOnBuild(path[1].withoutBackticks, names, origin),
                reexports(module: head, any: names),
                let home = modules.firstIndex(where: { $0.name == head })
            {
                homes.insert(home)
            }
        }
        return homes
    }

    /// Whether a module reexports the home of a type: that of `User` in `Facade::User`.
    private func reexports(module name: String, any names: [NamedType]) -> Bool {
        let provided = imports.modules(importedWith: name)
        return provided.count > 1 && names.contains { provided.contains(modules[$0.module].name) }
    }

    /// The effects of a member of another file: `async throws(Core.Fault)`.
    package func text(
        _ effects: Effects,
        from origin: String,
        where hidden: HiddenNames = .none,
        besides parameters: Set<String> = []
    ) -> String {
        guard case .type(let thrown, _)? = effects.thrown else { return effects.spelling }
        return text(effects.spelling, naming: thrown.names, from: origin, where: hidden, besides: parameters)
    }

    private func written(_ path: [Substring], _ names: [NamedType], _ origin: String, _ hidden: HiddenNames) -> String {
        let text = path.joined(separator: ".")
        if path.count > 1, let home = module(named: path[0], declaring: path[1], names) {
            let name = modules[home].name
            if path[0] != name, dependsOnBuild(path[1].withoutBackticks, names, origin) { return text }
            // This file may not import a module that only reexports the type.
            if path[0] == name, !isHidden(module: name, hidden) { return text }
            return self.path(path.dropFirst().joined(separator: "."), of: home, where: hidden)
        }
        let head = path[0].withoutBackticks
        if dependsOnBuild(head, names, origin) { return text }
        switch home(of: head, names, origin, hidden) {
        case .module(let home): return self.path(text, of: home, where: hidden)
        case .library(let name): return self.path(text, ofLibrary: name, where: hidden)
        case nil: return text
        }
    }

    /// Whether a name means the types of different modules in different builds, so that no module can precede it.
    private func dependsOnBuild(_ head: String, _ names: [NamedType], _ origin: String) -> Bool {
        names.contains { $0.head == head && !imports.alternatives(to: $0, importedBy: origin).isEmpty }
    }

    /// The home of a type behind the name of a module that declares or reexports it, as in `Core.User`.
    private func module(named name: Substring, declaring type: Substring, _ names: [NamedType]) -> Int? {
        let head = type.withoutBackticks
        let candidates = names.filter { $0.head == head }
        if candidates.isEmpty { return nil }
        let provided = imports.modules(importedWith: String(name))
        return candidates.first { provided.contains(modules[$0.module].name) }?.module
    }

    private func home(of head: String, _ names: [NamedType], _ origin: String, _ hidden: HiddenNames) -> Home? {
        if let named = names.first(where: { $0.head == head && declaresHead(of: $0) }) {
            // A file that two targets compile declares a type of each.
            let isOwn = named.isOfSharedFiles && declared.declares(head, in: module, seenFrom: file)
            return .module(isOwn ? module : named.module)
        }
        if let home = imports.module(ofFile: origin), declared.declares(head, in: home, seenFrom: origin) {
            return .module(home)
        }
        if let home = offeringModule(of: head, importedBy: origin) { return .module(home) }
        if StandardLibrary.declaresType(named: head) { return .library("Swift") }
        // A name of a library without sources; which one is clear only if the file imports a single one.
        guard clarity(head, of: nil, named: nil, hidden) == .hidden else { return nil }
        let foreign = imports.foreign(in: origin, for: .internal).filter { !imports.isLibraryOfDialect($0) }
        return foreign.count == 1 ? .library(foreign[0]) : nil
    }

    /// Whether the module of a type also declares the outermost of its enclosing types, or that type is unknown. An
    /// extension in another module can declare nested types.
    private func declaresHead(of named: NamedType) -> Bool {
        let head = named.head
        if head.utf8.count == named.name.utf8.count { return true }
        let all = declared[String(head)]
        return all.isEmpty || all.contains { $0.module == named.module }
    }

    /// The first module that a file imports and that declares a type for others.
    private func offeringModule(of head: String, importedBy origin: String) -> Int? {
        let offering = declared.libraries(offering: declared[head])
        if offering.isEmpty { return nil }
        let imported = imports.modules(importedBy: origin)
        return offering.first { imported.contains(modules[$0].name) }
    }

    /// The name of a declared type.
    ///
    /// - Parameters:
    ///   - path: with its enclosing types, as source code has to write them.
    ///   - home: the module that declares it.
    package func path(_ path: String, of home: Int, where hidden: HiddenNames = .none) -> String {
        let name = modules[home].name
        switch clarity(path.head, of: home, named: name, hidden) {
        case .clear: return path
        case .uncertain: return isHidden(module: name, hidden) ? path : qualified(path, by: name, hidden)
        case .hidden: return qualified(path, by: name, hidden)
        }
    }

    /// The name of a type of a library without sources.
    package func path(_ path: String, ofLibrary name: String, where hidden: HiddenNames = .none) -> String {
        clarity(path.head, of: nil, named: name, hidden) == .hidden ? qualified(path, by: name, hidden) : path
    }

    /// The name of a declared type, with its module.
    func qualified(_ path: String, of home: Int) -> String { qualified(path, by: modules[home].name, .none) }

    /// A module in front of the name of a type: `Core.`, or `Core::` if the name of the module means a type.
    package func prefix(ofModule name: String) -> String { name + (isHidden(module: name, .none) ? "::" : ".") }

    private enum Clarity {
        case clear
        /// Another module offers a type of the name, which the file need not import.
        case uncertain
        /// It has another meaning, or several.
        case hidden
    }

    /// Whether a name means the type of a module.
    ///
    /// - Parameters:
    ///   - home: the module; `nil` for a library without sources.
    ///   - name: the name of the module; `nil` if it is unknown.
    private func clarity(_ head: String, of home: Int?, named name: String?, _ hidden: HiddenNames) -> Clarity {
        if hidden.contains(head) { return .hidden }
        if home == module { return .clear }
        if home != nil, imports.importsLibrary(declaring: head, besides: name, in: module) { return .hidden }
        let all = declared[head]
        if all.isEmpty || all.count == 1 && all[0].module == home { return .clear }
        if declared.declares(all, in: module, seenFrom: file) { return .hidden }
        // Of several modules with one name, the file imports one.
        let others = declared.libraries(offering: all).filter { $0 != module && modules[$0].name != name }
        if others.contains(where: { imports.imports(modules[$0].name, in: module) }) { return .hidden }
        return others.isEmpty || home == nil ? .clear : .uncertain
    }

    private func qualified(_ path: String, by module: String, _ hidden: HiddenNames) -> String {
        let name = modules[self.module].importedName(of: module)
        guard SwiftName.written(name) == name else { return path }
        // A module whose name means something else needs the selector of Swift 6.3.
        return name + (isHidden(module: name, hidden) ? "::" : ".") + path
    }

    /// Whether the name of a module means a type, which may be its own.
    private func isHidden(module name: String, _ hidden: HiddenNames) -> Bool {
        hidden.contains(name) || declared.declares(name, in: module, seenFrom: file)
            || declared.libraries(offering: declared[name]).contains {
                $0 != module && (modules[$0].name == name || imports.imports(modules[$0].name, in: module))
            }
    }
}

extension NamedType {
    /// The outermost of its enclosing types, or its own name.
    fileprivate var head: Substring { name[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)] }
}

extension StringProtocol {
    /// The first name of a path.
    fileprivate var head: String {
        let end = utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") }
        return self[..<(end ?? endIndex)].withoutBackticks
    }

    fileprivate var withoutBackticks: String {
        utf8.contains(UInt8(ascii: "`")) ? String(filter { $0 != "`" }) : String(self)
    }
}
