import Graphs
import Semantics
import SwiftReader

/// The view controller in which the parent's router presents the views of children.
struct ViewHost {
    /// The name of the router's property.
    let property: String
    /// The name of the property's protocol.
    let protocolName: String
    /// How it presents; `nil` if that is not known.
    let presentation: Presentation?

    /// The methods that present and dismiss a view controller.
    struct Presentation {
        let property: String
        /// The name and label of the method that presents; the label is empty if there is none.
        let present: (name: String, label: String)
        /// The same of the method that dismisses. Without a label, it takes no argument.
        let dismiss: (name: String, label: String?)
        /// What the method that dismisses gets: `nil` for one that replaces.
        var dismissesWithNil = false

        func presenting(_ view: String) -> String { call(present.name, present.label, view) }

        func dismissing(_ view: String) -> String {
            guard let label = dismiss.label else { return "\(property).\(dismiss.name)()" }
            return call(dismiss.name, label, dismissesWithNil ? "nil" : view)
        }

        private func call(_ method: String, _ label: String, _ value: String) -> String {
            "\(property).\(method)(\(label.isEmpty || label == "_" ? "" : "\(label): ")\(value))"
        }

        static func usual(of property: String) -> Presentation {
            Presentation(
                property: property,
                present: ("present", "viewController"),
                dismiss: ("dismiss", "viewController")
            )
        }
    }
}

extension ViewHost.Presentation {
    private static let presenting = ["present", "push", "show", "embed", "add", "attach", "set", "display"]
    private static let dismissing = ["dismiss", "pop", "hide", "unembed", "remove", "detach", "clear", "close"]

    /// The methods of a protocol that present and dismiss a view controller; `nil` if it has no such pair.
    init?(of property: String, in methods: [WrittenDeclaration]) {
        func method(_ words: [String], _ count: Int, _ type: String) -> WrittenDeclaration? {
            words.lazy.compactMap { word in
                methods.first { method in
                    method.declaration.kind == .function && method.name.hasPrefix(word)
                        && method.parameterTypes == [String](repeating: type, count: count)
                }
            }.first
        }
        let view = "ViewControllable"
        self.property = property
        if let replace = method(["replace", "set", "show"], 1, "\(view)?"), let label = replace.labels.first {
            present = (replace.name, label)
            dismiss = (replace.name, label)
            dismissesWithNil = true
            return
        }
        guard let shown = method(Self.presenting, 1, view), let label = shown.labels.first else { return nil }
        present = (shown.name, label)
        if let hidden = method(Self.dismissing, 1, view) {
            dismiss = (hidden.name, hidden.labels.first)
        } else if let hidden = method(Self.dismissing, 0, view) {
            dismiss = (hidden.name, nil)
        } else {
            return nil
        }
    }
}

extension ParentEdits {
    /// `nil` if the parent's router knows no view controller.
    var host: ViewHost? {
        parent[.router]?.viewHost.map { host($0.property, $0.protocolName) }
    }

    private func host(_ property: String, _ name: String) -> ViewHost {
        let methods = types.allMembers(of: name)
        let known = ViewHost.Presentation(of: property, in: methods)
        let canGrow = types[name] != nil && implementations(of: name) != nil
        return ViewHost(
            property: property,
            protocolName: name,
            presentation: known ?? (canGrow ? .usual(of: property) : nil)
        )
    }

    /// The edits that make the view controller of the parent present children, and lend it to the child.
    func viewEdits(_ host: ViewHost?) throws(UnsafeEdit) -> [Edit] {
        guard let host, let written = types[host.protocolName] else { return [] }
        if child.isViewless {
            guard child.borrowsViewController else { return [] }
            let lines = ["protocol \(written.name): ViewControllable, \(child.name[.viewControllable])"]
            return try safe(
                written.inheriting(child.name[.viewControllable]),
                "'\(written.name)' is not a protocol with a body.",
                written,
                lines
            ) + importing(in: written.source)
        }
        guard growsViewControllable, let implementations = implementations(of: host.protocolName) else { return [] }
        guard written.declaration.kind == .protocol else { return implementations }
        let lines = Self.usualMethods.map { "func \($0)(viewController: ViewControllable)" }
        let requirement = try safe(written.appending(lines: lines), "'\(written.name)' has no braces.", written, lines)
        return [requirement] + implementations
    }

    /// Whether the parent's view controllable gets the methods that present and dismiss.
    var growsViewControllable: Bool {
        guard !child.isViewless, let host, host.presentation != nil, types[host.protocolName] != nil else {
            return false
        }
        return ViewHost.Presentation(of: host.property, in: types.allMembers(of: host.protocolName)) == nil
    }

    static let usualMethods = ["present", "dismiss"]

    /// The edits with which the classes that conform to a protocol present and dismiss view controllers; `nil` if the
    /// app does not show how.
    private func implementations(of name: String) -> [Edit]? {
        var edits: [Edit] = []
        let host = types[name].flatMap { $0.declaration.kind == .class ? $0 : nil }
        for type in host.map({ [$0] }) ?? types.classes(conformingTo: name) {
            let known = Set(types.allMembers(of: type.name).filter(\.isUsualPresentation).map(\.name))
            guard known.count < Self.usualMethods.count else { continue }
            guard let methods = implementation(for: type) else { return nil }
            let lacking = zip(Self.usualMethods, methods).filter { !known.contains($0.0) }.map(\.1)
            let lines = Array(lacking.joined(separator: [""]))
            let access = type.access(implementing: types[name]?.declaration.access)
            let heading = child.hasHeadings ? name : nil
            guard
                let edit = type.inserting(
                    method: lines.map { $0.hasPrefix("func ") ? access + $0 : $0 },
                    heading: heading
                )
            else { return nil }
            edits.append(edit)
        }
        return edits
    }

    /// How a class presents and dismisses: as another class with the same superclass does, or as UIKit does it. One
    /// without a superclass is a test double.
    private func implementation(for type: WrittenDeclaration) -> [[String]]? {
        let superclass = type.inheritedTypes.first
        let others = types.all.filter { $0.declaration.kind == .class && $0.inheritedTypes.first == superclass }
        for other in others {
            let methods = Self.usualMethods.compactMap { name in
                other.members.first { member in
                    member.name == name && member.labels == ["viewController"]
                        && member.parameterTypes == ["ViewControllable"] && member.declaration.body != nil
                }
            }
            if methods.count == 2 { return methods.map(\.unindentedLines) }
        }
        if types.all(named: superclass ?? "").contains(where: { $0.declaration.kind == .protocol }) {
            return Self.usualMethods.map { ["func \($0)(viewController: ViewControllable) {}"] }
        }
        let imports = type.source.importedModules
        guard imports.contains("UIKit") || imports.contains("SwiftUI") else { return nil }
        return Self.ofUIKit.split(separator: "").map(Array.init)
    }

    static let ofUIKit = [
        "func present(viewController: ViewControllable) {",
        "    present(viewController.uiviewController, animated: true, completion: nil)",
        "}",
        "",
        "func dismiss(viewController: ViewControllable) {",
        "    guard presentedViewController === viewController.uiviewController else { return }",
        "    dismiss(animated: true, completion: nil)",
        "}",
    ]
}

extension TypeTable {
    /// The classes that conform to a protocol, directly or through a protocol that inherits it.
    func classes(conformingTo name: String) -> [WrittenDeclaration] {
        let protocols = all.filter { $0.declaration.kind == .protocol }
        let names = Set(
            reachable(from: [name]) { name in protocols.filter { $0.inheritedTypes.contains(name) }.map(\.name) }
        )
        let extensions = Dictionary(grouping: extensions, by: \.name)
        return all.filter { type in
            type.declaration.kind == .class
                && ([type] + (extensions[type.name] ?? [])).contains { !names.isDisjoint(with: $0.inheritedTypes) }
        }
    }
}

extension WrittenDeclaration {
    /// The property of a router for the view controller in which it presents, and its protocol.
    var viewHost: (property: String, protocolName: String)? {
        let names = superclassParts
        if names.count == 3, names[0].hasSuffix("Router") {
            return ("viewController", names[2].hasPrefix("any ") ? String(names[2].dropFirst(4)) : names[2])
        }
        return members.first { $0.isStored && $0.type.hasSuffix("ViewControllable") }.map { ($0.name, $0.type) }
    }

    /// The lines of a method without indentation and access.
    var unindentedLines: [String] {
        let indent = source.indentation(at: Int(declaration.range.start))
        let text = source.text(SourceRange(start: declaration.keyword.start, end: declaration.range.end))
        let unit = source.indentationUnit
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
            number,
            line in
            var rest = number > 0 && line.hasPrefix(indent) ? line.dropFirst(indent.count) : line
            var depth = 0
            while !unit.isEmpty, rest.hasPrefix(unit) { (rest, depth) = (rest.dropFirst(unit.count), depth + 1) }
            return String(repeating: "    ", count: depth) + rest
        }
    }
}
