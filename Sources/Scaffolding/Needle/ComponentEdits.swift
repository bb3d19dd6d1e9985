import Providers
import ScopeGraph
import Semantics
import Modules
import SwiftReader

/// The component of a parent that uses Needle creates that of the child.
struct ComponentEdits {
    /// The parent.
    let scope: Scope
    let child: ChildReference
    /// The types of the parent's module.
    let types: TypeTable
    /// Properties of the parent, or else of other components, that create children, in source order.
    private let examples: [ChildProperty]
    private let areOwn: Bool
    /// The names of the modules of the examples' children.
    private let modulesOfExamples: Set<String>

    init(_ scope: Scope, _ child: ChildReference, in graph: ScopeGraph, _ types: TypeTable) {
        (self.scope, self.child, self.types) = (scope, child, types)
        let components = graph.scopes.filter(\.isNeedleComponent)
        let names = Set(components.map(\.name.lastName))
        let own = types.childProperties(of: scope.name, creating: names)
        areOwn = !own.isEmpty
        let others = components.lazy.filter { $0.module == scope.module }
        examples =
            own.isEmpty
            ? others.map { types.childProperties(of: $0.name, creating: names) }.first { !$0.isEmpty } ?? [] : own
        let children = Set(examples.map(\.type))
        let homes = components.filter { children.contains($0.name.lastName) && $0.module != scope.module }
        modulesOfExamples = Set(homes.map { graph.modules[$0.module].name })
    }

    private var name: RIBName { child.name }
    private var type: String { name[.component] }

    /// The name of the property: `loginComponent`, or `login` where the app's are named in that way.
    var property: String {
        let usual = "\(name.lowerCamel)\(RIB.Part.component.rawValue)"
        let isShort = examples.last.map { !$0.member.name.hasSuffix(RIB.Part.component.rawValue) } ?? false
        return isShort && !isTaken(name.variable) ? name.variable : usual
    }

    private func isTaken(_ name: String) -> Bool {
        types.all(named: scope.name).contains { $0.members.contains { $0.name == name } }
    }

    /// The lines of the property, like those beside it.
    private var lines: [String] {
        let example = examples.last?.member
        let modifier = example.map { min($0.declaration.access ?? .internal, child.access) } ?? .internal
        let word = modifier >= .public ? "public " : modifier == .package ? "package " : ""
        let head = "\(word)var \(property): \(type) {"
        let style = example?.bodyStyle ?? (isOpen: false, returns: false)
        let value = (style.returns ? "return " : "") + scope.dialect.creation(of: type)
        return style.isOpen ? [head, "    \(value)", "}"] : ["\(head) \(value) }"]
    }

    /// The extension in a file of its own that an app has for each child: the example's file.
    private var exampleOfFile: ChildProperty? {
        examples.last { example in
            let words = String(example.type.dropLast(RIB.Part.component.rawValue.count))
            return areOwn && example.container.declaration.kind == .extension && example.container.members.count == 1
                && example.container.source.path.lastComponent.contains(words)
        }
    }

    /// The file with the property, if each child has such a file.
    ///
    /// - Parameter location: the absolute path of a file, by its name.
    func file(_ rib: NewRIB, at location: (String) -> String) -> (path: String, text: String)? {
        guard let example = exampleOfFile else { return nil }
        let source = example.container.source
        let words = String(example.type.dropLast(RIB.Part.component.rawValue.count))
        let exampleName = String(source.path.lastComponent)
        let fileName = exampleName.replacing(words, with: name.name)
        guard fileName != exampleName else { return nil }
        let others = modulesOfExamples.subtracting([child.module].compactMap(\.self))
        let imports = Set(source.importedModules + [child.module].compactMap(\.self))
        let lines = ["extension \(SwiftName.written(path: scope.name)) {"] + lines.map { "    \($0)" } + ["}"]
        let path = joined(location(source.path).parentFolder, fileName)
        return (path, rib.text(of: lines, imports: imports.subtracting(others).sorted(), fileName: fileName))
    }

    /// The edits that add the property to the class, unless it gets a file of its own.
    func edits() throws(UnsafeEdit) -> [Edit] {
        guard exampleOfFile == nil else { return [] }
        guard let component = types[scope.name] else {
            let reason = "'\(scope.name)' is not a class at the top level of one file."
            throw UnsafeEdit(reason, at: scope.location, lines)
        }
        guard !isTaken(property) else {
            throw UnsafeEdit("'\(scope.name)' already has a member '\(property)'.", at: component, lines)
        }
        let last = areOwn ? examples.last { $0.container.declaration.kind == .class } ?? examples.last : nil
        let place = last?.container ?? component
        let neighbor = last?.member ?? component.members.last { $0.declaration.kind == .variable }
        let edit: Edit? =
            if let neighbor { place.inserting([""] + lines, after: neighbor) } else { place.prepending(lines: lines) }
        guard let edit else {
            throw UnsafeEdit("A property cannot be inserted into '\(scope.name)'.", at: component, lines)
        }
        return [edit] + (child.module.map { place.source.importing($0) } ?? [])
    }
}
