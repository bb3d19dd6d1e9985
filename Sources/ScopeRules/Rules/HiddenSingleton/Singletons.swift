import ScopeGraph
import Semantics
import SwiftReader

/// A shared instance: a stored static property that holds a service.
struct Singleton: Sendable {
    /// The qualified name of the type that has it.
    let owner: String
    let name: String
    /// The name of a property for it.
    let property: String
    let type: CanonicalType
    let needsProvider: Bool
    /// The type that has it; `nil` if no source declares it.
    let declaringType: Int?
}

/// The shared instances of an app.
struct Singletons: Sendable {
    private let byType: [Int: [String: Singleton]]
    /// The types of provisions that no source declares.
    private let foreignTypes: Set<String>
    private let allowed: Set<String>
    /// The names of all of them.
    let names: NameFilter

    init(in model: SemanticModel, foreignTypes: Set<String>, allowed: Set<String>) {
        self.foreignTypes = foreignTypes.subtracting(SharedInstances.usual.platformTypes)
        self.allowed = allowed
        var found: [Int: [String: Singleton]] = [:]
        for type in model.index.types.indices {
            let own = Self.singletons(of: type, in: model).filter { singleton in
                !allowed.contains(singleton.owner) && !allowed.contains("\(singleton.owner).\(singleton.name)")
            }
            if !own.isEmpty { found[type] = Dictionary(own.map { ($0.name, $0) }) { first, _ in first } }
        }
        byType = found
        let foreign = self.foreignTypes.isEmpty ? [] : SharedInstances.usual.names
        names = NameFilter(names: found.values.flatMap(\.keys).sorted() + foreign.sorted())
    }

    var isEmpty: Bool { names.isEmpty }

    func find(_ name: String, of type: Int) -> Singleton? { byType[type]?[name] }

    /// The shared instance of a type that no source declares, if a scope provides a value of that type.
    func find(_ name: String, ofForeign type: String, in model: SemanticModel) -> Singleton? {
        guard SharedInstances.usual.names.contains(name), foreignTypes.contains(type), !allowed.contains(type),
            !allowed.contains("\(type).\(name)"),
            let meaning = model.canonicalType(.named(type, arguments: []))
        else { return nil }
        let property = Self.propertyName(of: type)
        return Singleton(
            owner: type,
            name: name,
            property: property,
            type: meaning,
            needsProvider: true,
            declaringType: nil
        )
    }

    private static func singletons(of type: Int, in model: SemanticModel) -> [Singleton] {
        let declared = model.index.types[type]
        guard declared.kind != .protocol, declared.kind != .typealias, !model.index.libraries.declares(type),
            model.index.modules[declared.module].kind != .test
        else { return [] }
        let statics = model.members(of: type).compactMap { name, members -> (String, ResolvedType)? in
            guard !SharedInstances.usual.requiredNames.contains(name), members.count == 1, let member = members.first,
                isShared(member, in: model)
            else { return nil }
            return (name, model.type(of: .declarations([member.location], parameters: [:]), depth: 0).unwrapped)
        }
        // Several values of the type itself are alternatives, like the cases of an enumeration.
        let ownCount = statics.count { $0.1.declaredType == type }
        let counts = statics.reduce(into: [Int: Int]()) { counts, value in
            if let service = value.1.declaredType { counts[service, default: 0] += 1 }
        }
        return statics.compactMap { name, value -> Singleton? in
            guard case .declared(let service, _) = value, let meaning = model.canonicalType(value) else { return nil }
            let isProtocol = model.index.types[service].kind == .protocol && !model.index.libraries.declares(service)
            guard isProtocol || OwnServices(model: model).isService(service), service != type || ownCount == 1
            else { return nil }
            return Singleton(
                owner: declared.qualifiedName,
                name: name,
                property: service == type
                    ? propertyName(of: model.index.types[service].name)
                    : propertyName(for: name, of: model.index.types[service].name, isOnly: counts[service] == 1),
                type: meaning,
                needsProvider: isProtocol,
                declaringType: type
            )
        }
        .sorted { $0.name < $1.name }
    }

    /// Whether a member is a stored static property that other files can read.
    private static func isShared(_ member: Member, in model: SemanticModel) -> Bool {
        let source = model.source(member.location.file)
        let declaration = source[member.location.declaration]
        return source.isStored(declaration) && declaration.modifiers.contains(.static)
            && declaration.initialValue != nil && (declaration.access ?? .internal) > .fileprivate
    }

    /// The name itself if it describes the type, as `tracker` does `Tracking`; else that of the type, because `Log.out`
    /// says little without `Log`. Of several instances of one type, the name is a part: `mainQueue`.
    private static func propertyName(for name: String, of type: String, isOnly: Bool) -> String {
        let isDescriptive =
            name.count >= shortestStem && type.lowercased().contains(name.lowercased().prefix(shortestStem))
        if isDescriptive { return name }
        return isOnly ? propertyName(of: type) : name + type
    }

    /// The number of letters that words of one family share.
    private static let shortestStem = 4

    /// `webService` for `WebService`, `urlCache` for `URLCache`.
    private static func propertyName(of type: String) -> String {
        let capitals = type.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < type.count ? capitals.count - 1 : capitals.count
        return type.prefix(count).lowercased() + type.dropFirst(count)
    }
}
