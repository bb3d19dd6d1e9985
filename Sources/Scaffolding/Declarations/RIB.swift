import ScopeGraph
import Semantics
import SwiftReader

/// The declarations of one RIB, found by their names.
struct RIB: Sendable {
    /// What a RIB consists of; the value is the end of the name of the type.
    enum Part: String, CaseIterable, Sendable {
        case dependency = "Dependency"
        case component = "Component"
        case buildable = "Buildable"
        case builder = "Builder"
        case routing = "Routing"
        case presentable = "Presentable"
        case listener = "Listener"
        case interactor = "Interactor"
        case presenter = "Presenter"
        case presentableListener = "PresentableListener"
        case interactable = "Interactable"
        case viewControllable = "ViewControllable"
        case router = "Router"
        case viewController = "ViewController"
        case view = "View"
    }

    /// The name without the suffix of a part: `Login`.
    let name: String
    private let parts: [Part: WrittenDeclaration]

    init(named name: String, in types: TypeTable) {
        self.name = name
        let found = Part.allCases.compactMap { part in types[name + part.rawValue].map { (part, $0) } }
        parts = Dictionary(uniqueKeysWithValues: found)
    }

    subscript(part: Part) -> WrittenDeclaration? { parts[part] }

    /// The names of the files that declare its parts.
    var files: Set<String> { Set(parts.values.map(\.source.path)) }

    /// The builder, or the component if no class is the builder.
    var main: WrittenDeclaration? {
        self[.builder].flatMap { $0.declaration.kind == .class ? $0 : nil } ?? self[.component]
    }

    /// Whether there is a class that builds it, and a router or an interactor.
    var isComplete: Bool {
        self[.builder]?.declaration.kind == .class && (self[.router] != nil || self[.interactor] != nil)
    }

    /// The RIBs of a module: a builder with a router or an interactor.
    static func all(in types: TypeTable) -> [RIB] {
        types.all.compactMap { type in
            guard type.declaration.kind == .class, type.name.hasSuffix(Part.builder.rawValue) else { return nil }
            let rib = RIB(named: String(type.name.dropLast(Part.builder.rawValue.count)), in: types)
            return rib.isComplete ? rib : nil
        }
    }
}

/// The names of a new RIB and of what its parent declares for it.
package struct RIBName: Sendable {
    /// `Login`
    package let name: String
    /// The name of the property for its router: `login`.
    package let variable: String

    /// - Returns: `nil` unless the name is an identifier that begins with a capital letter.
    package init?(_ name: String) {
        guard let first = name.first, first.isUppercase, name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
        else { return nil }
        self.name = name
        let plain = Self.lowerCamel(name)
        variable = SwiftName.reserved.contains(plain) || Self.membersOfRouters.contains(plain) ? "\(plain)Child" : plain
    }

    /// The properties of RIBs' routers, beside which no other of the same name can be declared.
    private static let membersOfRouters: Set<String> = [
        "children", "interactable", "interactor", "lifecycle", "viewControllable", "viewController",
    ]

    subscript(part: RIB.Part) -> String { name + part.rawValue }
    /// `login`, which may be a reserved word.
    var lowerCamel: String { Self.lowerCamel(name) }
    /// `loginBuilder`
    var builderVariable: String { "\(lowerCamel)Builder" }
    /// `loginDidClose`
    var closeMethod: String { "\(lowerCamel)DidClose" }
    var routeMethod: String { "routeTo\(name)" }
    var detachMethod: String { "detach\(name)" }

    /// `Login` gives `login`, `URLList` gives `urlList`.
    private static func lowerCamel(_ name: String) -> String {
        let letters = Array(name)
        let capitals = letters.prefix { $0.isUppercase }.count
        let count = capitals == letters.count || capitals == 1 ? capitals : capitals - 1
        return letters.prefix(count).map { $0.lowercased() }.joined() + String(letters.dropFirst(count))
    }
}

extension Scope {
    /// The name of the RIB to which a component or a builder belongs.
    var nameOfRIB: String {
        let suffix = RIB.Part.builder.rawValue
        return kind == .builder && baseName.hasSuffix(suffix) ? String(baseName.dropLast(suffix.count)) : baseName
    }
}
