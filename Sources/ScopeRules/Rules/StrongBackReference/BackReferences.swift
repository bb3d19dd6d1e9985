import ScopeGraph
import Semantics
import SwiftReader

/// A strong reference to an owner of the object: `router` or `listener` of an interactor, `listener` of a presenter.
struct BackReference {
    enum Owner {
        case interactor, presenter
    }

    let owner: Owner
    /// The class, an index into `TypeIndex.types`.
    let classType: Int
    /// The qualified name of the class.
    let className: String
    /// `router` or `listener`.
    let property: String
    let valueType: ResolvedType
    /// In `file`, an index into `TypeIndex.files`.
    let initialValue: ExpressionID?
    let file: Int
    /// The type of the property, as written.
    let type: String
    /// Whether the type is optional, as `weak` requires.
    let isOptional: Bool
    /// An index into `ScopeGraph.modules`.
    let module: Int
    /// The location of the name.
    let location: SourceLocation
    /// The location of `var`.
    let keyword: SourceLocation
}

/// Finds stored variables that strongly reference an owner of the object: `router` and `listener` of interactors,
/// `listener` of presenters.
struct BackReferences {
    let model: SemanticModel
    private var index: TypeIndex { model.index }

    func all() -> [BackReference] {
        var found: [BackReference] = []
        for type in index.classes {
            let members = model.members(of: type)
            guard members["listener"] != nil || members["router"] != nil, let owner = owner(type),
                !isTestDouble(index.types[type].name)
            else { continue }
            for name in owner == .interactor ? ["listener", "router"] : ["listener"] {
                for member in members[name] ?? [] {
                    if let reference = reference(member, name, owner, type) { found.append(reference) }
                }
            }
        }
        let retaining = OwnedValues(model: model).retaining(found)
        return found.filter { !retaining.contains($0.location) }.sorted { $0.location < $1.location }
    }

    /// Whether the name of a class marks it as a test double. A test double may retain anything.
    private func isTestDouble(_ name: String) -> Bool {
        let bytes = name.utf8
        return bytes.indices.contains { start in
            // Names have few capital letters.
            bytes[start] < UInt8(ascii: "a") && Self.testDoubles.contains { bytes[start...].starts(with: $0.utf8) }
        }
    }

    private static let testDoubles = ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview"]

    private func owner(_ type: Int) -> BackReference.Owner? {
        if index.libraries.declares(type) { return nil }
        guard let base = model.ancestry(of: type).libraryBase else { return isPresenter(type) ? .presenter : nil }
        return base.first.library.roles.contains(.interactor) ? .interactor : nil
    }

    /// Whether an interactor uses the class as its presenter: it conforms to a protocol that inherits the library's
    /// `Presentable`.
    private func isPresenter(_ type: Int) -> Bool {
        model.inheritedProtocols(ofType: type).ofLibraries.contains { index.libraries.isOf(.presentable, $0) }
    }

    private func reference(
        _ member: Member,
        _ name: String,
        _ owner: BackReference.Owner,
        _ classType: Int
    ) -> BackReference? {
        let source = model.source(member.location.file)
        let declaration = source[member.location.declaration]
        guard declaration.kind == .variable, !declaration.modifiers.contains(.constant),
            Self.isStoredStrongly(declaration, in: source), !declaration.type.isEmpty
        else { return nil }
        let type = model.resolution.type(of: declaration.type, in: member.location.file, block: declaration.block)
        guard isClassBound(type.unwrapped) else { return nil }
        let declared = index.types[classType]
        return BackReference(
            owner: owner,
            classType: classType,
            className: declared.qualifiedName,
            property: name,
            valueType: type.bare,
            initialValue: declaration.initialValue,
            file: member.location.file,
            type: source.joined(declaration.type),
            isOptional: type != type.unwrapped,
            module: declared.module,
            location: source.location(of: declaration.name),
            keyword: source.location(of: declaration.keyword)
        )
    }

    /// Whether a variable is stored and keeps its value alive.
    static func isStoredStrongly(_ declaration: Declaration, in source: SourceFile) -> Bool {
        let excluded: Modifiers = [.weak, .unowned, .lazy, .static, .override]
        guard declaration.modifiers.isDisjoint(with: excluded), declaration.body == nil else { return false }
        let isComputed = declaration.accessors.indices.contains {
            let kind = source.accessors[$0].kind
            return kind == .get || kind == .set || kind == .other
        }
        // A property wrapper may hold its value weakly.
        let harmless: Set<String> = ["objc", "IBOutlet", "MainActor", "Published", "nonobjc"]
        let isWrapped = declaration.attributes.indices.contains {
            !harmless.contains(source.text(source.attributes[$0].name))
        }
        return !isComputed && !isWrapped
    }

    /// Whether values of a type are certain to be objects.
    func isClassBound(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, _):
            switch index.types[declared].kind {
            case .class, .actor: return true
            case .protocol:
                let inherited = model.inheritedProtocols(of: [declared])
                return inherited.undeclared.contains { Self.objects.contains($0.name) }
            default: return false
            }
        case .named(let name, _): return Self.objects.contains(name)
        case .composition(let parts): return parts.contains { isClassBound($0) }
        case .opaque(let inner): return isClassBound(inner)
        default: return false
        }
    }

    /// `AnyObject` in its spellings.
    private static let objects: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
}
