import Semantics
import SwiftReader

/// The parent's router keeps the builder of the child, and attaches and detaches the child.
extension ParentEdits {
    func routingEdits() throws(UnsafeEdit) -> [Edit] {
        let lines = ["func \(child.name.routeMethod)()", "func \(child.name.detachMethod)()"]
        let routing = try part(.routing, lines)
        let edit = routing.appending(lines: lines)
        return [try safe(edit, "'\(routing.name)' has no braces.", routing, lines)]
    }

    func routerEdits(_ host: ViewHost?) throws(UnsafeEdit) -> [Edit] {
        let lines = propertyLines + methodLines(host, access: "")
        let router = try part(.router, lines)
        let routing = parent[.routing]?.declaration.access
        let methods = router.inserting(
            method: methodLines(host, access: router.access(implementing: routing)),
            heading: heading(in: router)
        )
        try refuseTakenNames(in: router, lines)
        let stored = router.members.filter { $0.isStored && $0.declaration.condition == nil }
        let initializers = router.members.filter { $0.declaration.kind == .initializer }
        guard router.hasOpenBody, !router.members.isEmpty else { return try emptyRouterEdits(router, host, lines) }
        var edits = try propertyEdits(router, stored, lines)
        guard initializers.count < 2, initializers.allSatisfy({ $0.declaration.condition == nil }) else {
            throw UnsafeEdit("'\(router.name)' has several initializers.", at: router, lines)
        }
        if let initializer = initializers.first {
            edits += try initEdits(initializer, of: router, lines)
        } else {
            let text = try newInit(router, lines)
            edits.append(
                try safe(
                    stored.last.map { router.inserting([""] + text, after: $0) } ?? router.prepending(lines: text),
                    "An initializer cannot be inserted into '\(router.name)'.",
                    router,
                    lines
                )
            )
        }
        edits.append(try safe(methods, "Methods cannot be inserted into '\(router.name)'.", router, lines))
        return edits + importing(in: router.source) + cleanupEdits(router, host)
    }

    /// Refuses a router that already has a member with the name of a new one.
    private func refuseTakenNames(in router: WrittenDeclaration, _ lines: [String]) throws(UnsafeEdit) {
        let name = child.name
        let taken = [name.builderVariable, name.variable, name.routeMethod, name.detachMethod]
        let member = types.allMembers(of: router.name).first { member in
            taken.contains(member.name) && member.labels.isEmpty
                && [.variable, .function].contains(member.declaration.kind)
        }
        guard let member else { return }
        throw UnsafeEdit("'\(router.name)' already has a member '\(member.name)'.", at: member, lines)
    }

    private func heading(in router: WrittenDeclaration) -> String? {
        let hasMethods = router.members.contains { $0.declaration.kind == .function }
        return child.hasHeadings && !hasMethods ? "\(parent.name)Routing" : nil
    }

    // MARK: - Properties

    private var builderProperty: String { "private let \(child.name.builderVariable): \(child.name[.buildable])" }
    private var routerProperty: String { "private var \(child.name.variable): \(child.name[.routing])?" }
    private var propertyLines: [String] { [builderProperty, routerProperty] }

    private func propertyEdits(
        _ router: WrittenDeclaration,
        _ stored: [WrittenDeclaration],
        _ lines: [String]
    ) throws(UnsafeEdit) -> [Edit] {
        let reason = "Properties cannot be inserted into '\(router.name)'."
        guard let last = stored.last else {
            return [try safe(router.prepending(lines: propertyLines), reason, router, lines)]
        }
        let builder = stored.last { $0.type.hasSuffix("Buildable") } ?? last
        return [
            try safe(router.inserting([builderProperty], after: builder), reason, router, lines),
            try safe(router.inserting([routerProperty], after: last), reason, router, lines),
        ]
    }

    // MARK: - The initializer

    private var parameter: String { "\(child.name.builderVariable): \(child.name[.buildable])" }
    private var assignment: String { "self.\(child.name.builderVariable) = \(child.name.builderVariable)" }

    private func initEdits(
        _ initializer: WrittenDeclaration,
        of router: WrittenDeclaration,
        _ lines: [String]
    ) throws(UnsafeEdit) -> [Edit] {
        let source = initializer.source
        let reason = "The initializer of '\(router.name)' does not call 'super.init' on a line of its own."
        let calls = source.expressions.filter { expression in
            guard initializer.declaration.range.contains(expression.range), expression.kind == .call,
                let base = expression.base, source[base].kind == .member
            else { return false }
            return source.joined(source[base].range) == "super.init"
        }
        // Several calls may be in branches of `#if` or of a statement.
        let superInit = try safe(calls.count == 1 ? calls.first : nil, reason, router, lines)
        let statement = source.inserting(statement: assignment, before: Int(superInit.range.start))
        let appended = source.appending(parameter: parameter, to: initializer.declaration)
        return [try safe(statement, reason, router, lines)]
            + (try safe(appended, "The parameters of '\(router.name)' cannot be extended.", router, lines))
            + overrideRemoval(initializer)
    }

    /// An initializer with one more parameter overrides nothing.
    private func overrideRemoval(_ initializer: WrittenDeclaration) -> [Edit] {
        let source = initializer.source
        let declaration = initializer.declaration
        let head = SourceRange(start: declaration.range.start, end: declaration.keyword.end)
        let word = source.tokens(in: head).first { source.text($0.range) == "override" }
        guard let word else { return [] }
        var end = Int(word.range.end)
        while end < source.bytes.count, source.bytes[end] == 32 { end += 1 }
        return [source.replacement(of: Int(word.range.start)..<end, with: "")]
    }

    /// An initializer for a router that inherits that of its superclass.
    private func newInit(_ router: WrittenDeclaration, _ lines: [String]) throws(UnsafeEdit) -> [String] {
        let reason = "'\(router.name)' has no initializer, and no superclass of RIBs whose arguments are written."
        let names = router.superclassParts
        let labels = names.first.map { ["interactor", "viewController"].prefix($0 == "Router" ? 1 : 2) } ?? []
        guard ["Router", "ViewableRouter", "LaunchRouter"].contains(names.first ?? ""), names.count == labels.count + 1
        else { throw UnsafeEdit(reason, at: router, lines) }
        let parameters = zip(labels, names.dropFirst()).map { "\($0): \($1)" } + [parameter]
        let access = (router.declaration.access ?? .internal) >= .public ? "public " : ""
        let line = "\(access)init(\(parameters.joined(separator: ", "))) {"
        let head =
            line.utf8.count + 4 <= lineWidth
            ? [line] : ["\(access)init("] + [parameters.map { "    \($0)" }.joined(separator: ",\n")] + [") {"]
        let arguments = labels.map { "\($0): \($0)" }.joined(separator: ", ")
        return head.flatMap { $0.split(separator: "\n").map(String.init) }
            + ["    \(assignment)", "    super.init(\(arguments))", "}", ""]
    }

    private func emptyRouterEdits(
        _ router: WrittenDeclaration,
        _ host: ViewHost?,
        _ lines: [String]
    ) throws(UnsafeEdit) -> [Edit] {
        let access = router.access(implementing: parent[.routing]?.declaration.access)
        let heading = heading(in: router).map { ["// MARK: - \($0)", ""] } ?? []
        let body = propertyLines + [""] + (try newInit(router, lines)) + heading + methodLines(host, access: access)
        let edit = router.appending(lines: body)
        return [try safe(edit, "Members cannot be inserted into '\(router.name)'.", router, lines)]
            + importing(in: router.source)
    }

    // MARK: - Methods

    private func methodLines(_ host: ViewHost?, access: String) -> [String] {
        let name = child.name
        let shown = child.isViewless ? nil : host?.presentation
        let view = child.borrowsViewController ? host.map { ", viewController: \($0.property)" } ?? "" : ""
        var route = [
            "\(access)func \(name.routeMethod)() {",
            "    guard \(name.variable) == nil else { return }",
            "    let \(name.variable) = \(name.builderVariable).build(withListener: interactor\(view))",
            "    self.\(name.variable) = \(name.variable)",
            "    attachChild(\(name.variable))",
        ]
        if let shown { route.append("    \(shown.presenting("\(name.variable).viewControllable"))") }
        var detach = [
            "\(access)func \(name.detachMethod)() {",
            "    guard \(child.unwrapping) else { return }",
            "    detachChild(\(name.variable))",
        ]
        if let shown { detach.append("    \(shown.dismissing("\(name.variable).viewControllable"))") }
        detach.append("    self.\(name.variable) = nil")
        return route + ["}", ""] + detach + ["}"]
    }

    /// A router without a view of its own removes what it presented when it is detached.
    private func cleanupEdits(_ router: WrittenDeclaration, _ host: ViewHost?) -> [Edit] {
        let cleanup = router.members.first { member in
            member.declaration.kind == .function && member.name == "cleanupViews" && member.labels.isEmpty
        }
        guard let cleanup, let presentation = host?.presentation, !child.isViewless else { return [] }
        let lines = [
            "if \(child.unwrapping) {",
            "    \(presentation.dismissing("\(child.name.variable).viewControllable"))",
            "}",
        ]
        // Statements that leave the method early would skip them.
        guard let body = cleanup.declaration.body else { return [] }
        let source = cleanup.source
        let first = source[body].items.indices.first.map { source.range(of: source.items[$0]) }
        guard let first, cleanup.hasOpenBody else { return cleanup.appending(lines: lines).map { [$0] } ?? [] }
        return lines.compactMap { line in
            source.inserting(
                statement: line.indented(by: source.indentationUnit),
                before: Int(first.start),
                after: Self.conditionWords
            )
        }
    }

    /// What may precede the first condition of a statement.
    private static let conditionWords = ["guard", "guard let", "guard var", "if", "if let", "if var"]
}
