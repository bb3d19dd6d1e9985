import Semantics
import ScopeGraph
import SwiftReader

/// How an app that uses Needle writes its components.
struct NeedleStyle: Sendable {
    /// How the builder of a RIB gets its component.
    enum BuilderForm: Hashable, Sendable {
        /// `LoginBuilder { component.loginComponent }`, a subclass of `ComponentizedBuilder`.
        case componentized
        /// `LoginBuilder(dependency: component.loginComponent)`, a subclass of `Builder<LoginComponent>`.
        case ofComponent
    }

    /// The protocol with which a component gives its view controller to others:
    /// `protocol LoginBuilder { var loginViewController: UIViewController { get } }`.
    struct ViewFactory: Sendable {
        /// What follows the name in that of the protocol: `Builder`.
        let suffix: String
        /// The type of the property.
        let type: String
        /// Whether its body is on several lines, and whether it begins with `return`.
        let body: (isOpen: Bool, returns: Bool)
    }

    /// `nil` for components that belong to no RIB.
    let builder: BuilderForm?
    /// What precedes the names of the library: nothing, or `NeedleFoundation.`.
    let qualifier: String
    /// Whether a component has another file than its builder.
    let hasOwnFile: Bool
    /// `nil` if components do not create views, or each does it in another way.
    let factory: ViewFactory?
}

extension NeedleStyle.BuilderForm {
    /// - Returns: `nil` if it is written in another way.
    init?(of builder: WrittenDeclaration, _ component: String) {
        guard builder.declaration.kind == .class, let superclass = builder.inheritedTypes.first else { return nil }
        let name = superclass.prefix { $0 != "<" }.split(separator: ".").last ?? ""
        let arguments = superclass.dropFirst(superclass.prefix { $0 != "<" }.count + 1)
        if name.hasSuffix("ComponentizedBuilder"), arguments.hasPrefix("\(component),") {
            self = .componentized
        } else if name == "Builder", arguments == "\(component)>" {
            self = .ofComponent
        } else {
            return nil
        }
    }
}

extension NeedleStyle {
    /// The module of the library.
    static let module = Dialect.needle.module

    /// Learns the style.
    ///
    /// - Parameters:
    ///   - ribs: those with components of Needle, the nearest first; not empty.
    ///   - areRIBs: whether the new component belongs to a RIB.
    ///   - isViewless: whether it creates no view.
    /// - Throws: that the builders are written in no form that is known.
    init(of ribs: [RIB], areRIBs: Bool, isViewless: Bool, _ types: TypeTable) throws(ScaffoldRefusal) {
        let components = ribs.compactMap { $0[.component] }
        let written = (components + ribs.compactMap { $0[.dependency] }).flatMap(\.inheritedTypes)
        let module = Self.module
        let isQualified = written.contains { $0.hasPrefix("\(module).") }
        let importsBoth = components.contains { component in
            let imports = component.source.importedModules
            return imports.contains(module) && imports.contains(where: Dialect.isLibraryOfRIBs)
        }
        qualifier = isQualified || importsBoth ? "\(module)." : ""
        let both = ribs.filter { $0[.builder]?.declaration.kind == .class && $0[.component] != nil }
        let apart = both.count { $0[.builder]?.source.path != $0[.component]?.source.path }
        hasOwnFile = 2 * apart > both.count
        builder = areRIBs ? try Self.form(both) : nil
        factory = areRIBs || isViewless ? nil : ribs.lazy.compactMap { ViewFactory(of: $0, types) }.first
    }

    /// The form of the nearest builder; that of RIBs' own documentation if there is none.
    private static func form(_ ribs: [RIB]) throws(ScaffoldRefusal) -> BuilderForm {
        let forms = ribs.compactMap { rib in rib[.builder].flatMap { BuilderForm(of: $0, rib.name + "Component") } }
        if let form = forms.first { return form }
        guard let other = ribs.first?[.builder] else { return .componentized }
        throw ScaffoldRefusal(
            "'\(other.name)' is neither a 'ComponentizedBuilder' nor a 'Builder' of its component, so there is no form to "
                + "learn from. Write the first such builder by hand."
        )
    }
}

extension NeedleStyle.ViewFactory {
    /// - Returns: `nil` unless the component conforms to a protocol with one property, for which it creates its view
    ///   controller.
    fileprivate init?(of rib: RIB, _ types: TypeTable) {
        guard let component = rib[.component] else { return nil }
        let protocols = component.inheritedTypes.compactMap { types[$0] }
        let own = protocols.first { $0.declaration.kind == .protocol && $0.name.hasPrefix(rib.name) }
        guard let own, own.members.count == 1, let requirement = own.members.first,
            requirement.declaration.kind == .variable,
            let property = component.members.first(where: { $0.name == requirement.name }),
            requirement.name.hasSuffix(RIB.Part.viewController.rawValue), property.type == requirement.type,
            !property.source.creations(of: rib.name + RIB.Part.viewController.rawValue, in: property.declaration.range)
                .isEmpty
        else { return nil }
        suffix = String(own.name.dropFirst(rib.name.count))
        type = requirement.type
        body = property.bodyStyle
    }
}
