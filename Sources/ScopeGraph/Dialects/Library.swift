import SwiftReader

/// The library classes that form scopes, by their names in `reference`: RIBs and NeedleFoundation.
package enum LibraryClass: String, CaseIterable, Sendable {
    case component = "Component"
    case emptyComponent = "EmptyComponent"
    case bootstrapComponent = "BootstrapComponent"
    case pluginizedComponent = "PluginizedComponent"
    case nonCoreComponent = "NonCoreComponent"
    case builder = "Builder"
    case componentizedBuilder = "ComponentizedBuilder"
    case simpleComponentizedBuilder = "SimpleComponentizedBuilder"
    case multiStageComponentizedBuilder = "MultiStageComponentizedBuilder"
    case simpleMultiStageComponentizedBuilder = "SimpleMultiStageComponentizedBuilder"
    case router = "Router"
    case viewableRouter = "ViewableRouter"
    case launchRouter = "LaunchRouter"
    case interactor = "Interactor"
    case presentableInteractor = "PresentableInteractor"

    private static let names = NameFilter(allCases.lazy.map(\.rawValue))

    /// - Parameter name: looked up in a hash table, because most names are those of other types.
    init?(named name: String) {
        guard let number = Self.names.number(of: name) else { return nil }
        self = Self.allCases[number]
    }

    /// Whether a subclass is a scope.
    var isComponent: Bool {
        switch self {
        case .component, .bootstrapComponent, .pluginizedComponent, .nonCoreComponent: true
        default: false
        }
    }

    /// The class and the other library classes that it inherits and an app may extend, nearest first.
    var withSuperclasses: [LibraryClass] {
        switch self {
        case .bootstrapComponent, .pluginizedComponent, .nonCoreComponent: [self, .component]
        case .viewableRouter: [self, .router]
        case .launchRouter: [self, .viewableRouter, .router]
        case .presentableInteractor: [self, .interactor]
        default: [self]
        }
    }

    /// Whether a subclass creates scopes from a dependency.
    var isBuilder: Bool { self == .builder }

    /// Whether a subclass builds RIBs.
    package var makesRIBs: Bool {
        switch self {
        case .builder, .componentizedBuilder, .simpleComponentizedBuilder, .multiStageComponentizedBuilder,
            .simpleMultiStageComponentizedBuilder:
            true
        default: false
        }
    }

    /// The names of the properties whose types are its generic parameters, in the order of the parameters.
    var propertiesOfParameters: [String] {
        switch self {
        case .component, .bootstrapComponent, .pluginizedComponent, .nonCoreComponent, .builder: ["dependency"]
        case .router: ["interactor"]
        case .viewableRouter, .launchRouter: ["interactor", "viewController"]
        case .presentableInteractor: ["presenter"]
        default: []
        }
    }
}

/// Distinguishes library types from the app's, with or without the library's own sources.
package struct Library: Sendable {
    /// The dialect of each module with a library's sources, from the argument label of its `Component` initializer.
    package let modules: [Int: Dialect]

    /// A module is a library if it declares a generic class `Component` at its top level that is initialized with
    /// `dependency:` or `parent:`.
    init(of index: TypeIndex) {
        var modules: [Int: Dialect] = [:]
        for type in index.types(named: "Component") {
            guard let dialect = Self.dialect(ofLibraryComponent: type, in: index) else { continue }
            modules[index.types[type].module] = dialect
        }
        self.modules = modules
    }

    private static func dialect(ofLibraryComponent type: Int, in index: TypeIndex) -> Dialect? {
        let declaration = index.declaration(of: type)
        guard declaration.kind == .class, declaration.genericParameters.count == 1 else { return nil }
        for members in index.memberBlocks(of: type) {
            let source = index.files[members.file].source
            for item in source[members.block].items.indices {
                guard case .declaration(let id) = source.items[item], source[id].kind == .initializer else { continue }
                guard let first = source[id].parameters.indices.first else { continue }
                switch source.name(source.parameters[first].label) {
                case "dependency": return .ribs
                case "parent": return .needle
                default: continue
                }
            }
        }
        return nil
    }

    /// The library class that a type is; `nil` for other types.
    func base(_ type: ResolvedType, in index: TypeIndex) -> LibraryBase? {
        switch type {
        case .named(let name, let arguments):
            return LibraryClass(named: name).map { LibraryBase(name: $0, arguments: arguments, declaredType: nil) }
        case .declared(let declared, let arguments):
            let type = index.types[declared]
            guard modules[type.module] != nil, let name = LibraryClass(named: type.qualifiedName) else { return nil }
            return LibraryBase(name: name, arguments: arguments, declaredType: declared)
        default: return nil
        }
    }

    private static let emptyDependencies: Set<String> = ["EmptyDependency", "Dependency", "AnyObject", "Any"]

    /// Whether an undeclared name is that of a library type, which requires no property.
    package func knows(_ name: String) -> Bool { Self.declaresType(named: name) }

    /// Whether a name is that of a class or protocol of a library.
    static func declaresType(named name: String) -> Bool {
        LibraryClass(named: name) != nil || emptyDependencies.contains(name)
    }

    /// Whether a protocol is one of the library's own, which requires nothing.
    func isEmptyDependency(_ type: ResolvedType, in index: TypeIndex) -> Bool {
        switch type {
        case .named(let name, _): return Self.emptyDependencies.contains(name)
        case .declared(let declared, _):
            let type = index.types[declared]
            return modules[type.module] != nil && Self.emptyDependencies.contains(type.qualifiedName)
        case .tuple(let elements): return elements.isEmpty
        default: return false
        }
    }

    /// Whether the library's own sources declare a type.
    package func declares(_ type: Int, in index: TypeIndex) -> Bool {
        let declared = index.types[type]
        guard modules[declared.module] != nil else { return false }
        return LibraryClass(named: declared.qualifiedName) != nil
    }
}

extension ScopeGraph {
    /// Whether a module is one of the libraries that define scopes.
    package static func isLibrary(_ module: String) -> Bool {
        module == "NeedleFoundation" || KnownModules.isRIBs(module)
    }

    /// Whether a module without sources certainly does not belong to the app.
    package static func isKnown(module: String) -> Bool { KnownModules.declareNoDependencies(module) }
}

extension SemanticModel {
    /// Whether a file is part of a library's own sources and declares one of its classes.
    func isOfLibrary(_ file: Int) -> Bool {
        guard library.modules[index.files[file].module] != nil else { return false }
        return index.files[file].types.contains { library.declares($0, in: index) }
    }
}
