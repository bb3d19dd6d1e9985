import ScopeGraph
import Semantics
import SwiftReader

/// Lines that have to be added by hand, because the code is written in a way that cannot be edited safely.
package struct Advice: Sendable, Hashable {
    /// Where they belong; without a line if the file itself is meant.
    package let location: SourceLocation
    /// Why they are not inserted, and where they belong: a sentence.
    package let reason: String
    package let lines: [String]
}

/// Edits of files, by name, and what they cannot do.
package struct ScaffoldEdits: Sendable {
    package private(set) var edits: [String: [Edit]] = [:]
    package private(set) var advice: [Advice] = []

    /// Adds edits; each is kept once.
    mutating func add(_ new: [Edit]) {
        for edit in new where !(edits[edit.location.file] ?? []).contains(edit) {
            edits[edit.location.file, default: []].append(edit)
        }
    }

    mutating func add(_ new: Advice) { advice.append(new) }

    /// Adds the edits of a component, or what to add by hand if they are not safe.
    mutating func add(_ component: ComponentEdits) {
        do throws(UnsafeEdit) { add(try component.edits()) } catch { add(error.advice) }
    }

    mutating func add(_ other: ScaffoldEdits) {
        for edits in other.edits.sorted(by: { $0.key < $1.key }).map(\.value) { add(edits) }
        advice += other.advice
    }
}

/// An edit that is not safe.
struct UnsafeEdit: Error {
    let advice: Advice

    init(_ reason: String, at location: SourceLocation, _ lines: [String]) {
        advice = Advice(location: location, reason: reason, lines: lines)
    }

    init(_ reason: String, at declaration: WrittenDeclaration, _ lines: [String]) {
        self.init(reason, at: declaration.source.location(of: declaration.declaration.name), lines)
    }
}

/// A method with which a child talks to its parent.
struct ListenerMethod: Sendable {
    let name: String
    /// `func loginDidClose()`
    let declaration: String
    /// Whether the parent detaches the child.
    let detaches: Bool
}

/// The child that a parent gets, as the parent's code refers to it.
struct ChildReference: Sendable {
    let name: RIBName
    let isViewless: Bool
    /// Whether its builder takes the parent's view controller.
    let borrowsViewController: Bool
    /// The module to import; `nil` if it is the parent's own.
    let module: String?
    /// The access of its listener protocol.
    let access: Access
    let usesShorthand: Bool
    let hasHeadings: Bool
    /// The methods of its listener: `loginDidClose()` if it is new.
    let listenerMethods: [ListenerMethod]
    /// How its builder gets its component of Needle; `nil` for one of RIBs, which the builder creates itself.
    var needle: NeedleStyle.BuilderForm?
    /// The property of the parent's component that creates its component of Needle.
    var componentProperty = ""

    /// The expression that creates its builder.
    ///
    /// - Parameter component: the variable that holds the parent's component.
    func creation(with component: String) -> String {
        switch needle {
        case nil: "\(name[.builder])(dependency: \(component))"
        case .ofComponent: "\(name[.builder])(dependency: \(component).\(componentProperty))"
        case .componentized: "\(name[.builder]) { \(component).\(componentProperty) }"
        }
    }

    /// The condition that unwraps a property for its router.
    var unwrapping: String {
        usesShorthand ? "let \(name.variable)" : "let \(name.variable) = \(name.variable)"
    }
}

/// The edits that wire a child into its parent.
struct ParentEdits {
    let scope: Scope
    let parent: RIB
    let child: ChildReference
    /// The types of the parent's module.
    let types: TypeTable

    /// Edits that depend on each other are made all or none.
    func all() -> ScaffoldEdits {
        var result = ScaffoldEdits()
        let host = host
        let routing = attempt(&result) { () throws(UnsafeEdit) in
            try builderEdits() + routerEdits(host) + routingEdits() + viewEdits(host)
        }
        _ = attempt(&result) { () throws(UnsafeEdit) in
            try interactableEdits() + interactorEdits(canRoute: routing)
        }
        result.add(doubleEdits())
        return result
    }

    /// - Returns: whether the edits are safe.
    private func attempt(_ result: inout ScaffoldEdits, _ edits: () throws(UnsafeEdit) -> [Edit]) -> Bool {
        do throws(UnsafeEdit) {
            result.add(try edits())
            return true
        } catch {
            result.add(error.advice)
            return false
        }
    }

    /// A part of the parent.
    func part(_ part: RIB.Part, _ lines: [String]) throws(UnsafeEdit) -> WrittenDeclaration {
        if let found = parent[part] { return found }
        throw UnsafeEdit(
            "'\(parent.name)' has no '\(parent.name)\(part.rawValue)' at the top level of one file.",
            at: scope.location,
            lines
        )
    }

    /// An edit that may be impossible.
    func safe<Value>(
        _ value: Value?,
        _ reason: String,
        _ declaration: WrittenDeclaration,
        _ lines: [String]
    ) throws(UnsafeEdit) -> Value {
        guard let value else { throw UnsafeEdit(reason, at: declaration, lines) }
        return value
    }

    /// The edit that makes a file import the child's module.
    func importing(in source: SourceFile) -> [Edit] { child.module.map { source.importing($0) } ?? [] }
}
