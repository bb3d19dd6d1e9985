import SwiftReader

extension Codebase {
    /// All classes whose superclass chain reaches the library's `Component`, whatever they are called.
    func components() -> ScopeTable {
        let labels = ConstructorLabels(of: index)
        var table = ScopeTable()
        for (type, declared) in index.types.enumerated() where declared.kind == .class {
            guard !library.declares(type, in: index), let base = ancestry(of: type).libraryBase, base.name.isComponent
            else { continue }
            if let twin = otherBranch(of: type), let scope = table.scopeOfType[twin] {
                table.merge(type, into: scope)
            } else {
                addComponent(type, base, labels, to: &table)
            }
        }
        return table
    }

    /// The first type of the same name in another branch of the same `#if`: both are one thing.
    private func otherBranch(of type: Int) -> Int? {
        let declared = index.types[type]
        let source = source(declared.file)
        guard let condition = source[declared.declaration].condition else { return nil }
        let directive = source.conditions[Int(condition)].directive
        return index.types(named: declared.qualifiedName, in: declared.module).first { other in
            guard other < type, index.types[other].file == declared.file,
                let branch = source[index.types[other].declaration].condition
            else { return false }
            return branch != condition && source.conditions[Int(branch)].directive == directive
        }
    }

    private func addComponent(
        _ type: Int,
        _ base: LibraryBase,
        _ labels: ConstructorLabels,
        to table: inout ScopeTable
    ) {
        let declared = index.types[type]
        let written = base.arguments.first ?? .named("EmptyDependency", arguments: [])
        // A generic base takes its dependency from its subclasses and is no scope itself.
        if case .parameter = written { return }
        let contract = library.isEmptyDependency(written, in: index) ? nil : contract(written, of: type)
        let scope = table.add(
            ScopeDraft(
                type: type,
                name: declared.qualifiedName,
                module: declared.module,
                kind: .component,
                dialect: dialect(of: type, base, labels),
                place: index.place(of: type),
                access: declared.access,
                contractType: contract == nil ? nil : written,
                contract: contract,
                root: Self.rightfulRoot(base.name)
            )
        )
        if let contract, contract.place == nil, isCertainlyMissing(written, file: declared.file) {
            let kind = GraphFault.Kind.unknownDependency(scope: scope, spelling: contract.spelling)
            table.add(GraphFault(kind: kind, place: contract.use))
        }
        if let contract {
            let twins = rivals(of: contract, in: declared.file)
            if twins.count > 1 {
                let kind = GraphFault.Kind.ambiguousDependency(scope: scope, spelling: contract.spelling, places: twins)
                table.add(GraphFault(kind: kind, place: contract.use))
            }
        }
    }

    /// The declarations that a dependency's name means equally well: in several of the modules that the file imports.
    private func rivals(of contract: DependencyContract, in file: Int) -> [Place] {
        let own = index.files[file].module
        guard contract.module != own, !contract.spelling.contains(".") else { return [] }
        let imported = Set(resolution.lookup.importedModules(of: file))
        return imported.sorted().compactMap { module in
            let types = index.types(named: contract.name, in: module)
            return types.first { index.types[$0].access >= .package }.map { index.place(of: $0) }
        }
    }

    /// What stands at the top without anybody making it: a non-core component is made by its core's plugin point.
    private static func rightfulRoot(_ base: LibraryClass) -> Scope.Root? {
        switch base {
        case .bootstrapComponent: .bootstrap
        case .nonCoreComponent: .open
        default: nil
        }
    }

    /// Whether a name that no source declares cannot come from somewhere else: a file that imports modules which are
    /// not among the sources may have it from there.
    private func isCertainlyMissing(_ type: StaticType, file: Int) -> Bool {
        guard case .named = type else { return false }
        return !hasForeignImports(file)
    }

    /// Whether a file imports a module whose sources are not at hand and that may declare an app's protocols.
    func hasForeignImports(_ file: Int) -> Bool { hasForeign(index.files[file].imports) }

    /// The modules of which some file has such imports.
    var modulesWithForeignImports: Set<Int> {
        let files = index.files.indices.filter(hasForeignImports).map { index.files[$0].module }
        return Set(files + index.modules.indices.filter { hasForeign(index.otherImports[$0]) })
    }

    private func hasForeign(_ imports: [String]) -> Bool {
        imports.contains {
            index.modulesByName[$0] == nil && !KnownModules.declareNoDependencies($0)
        }
    }

    /// By what the file that names the library's class imports; where that does not tell, by the label with which the
    /// component is made.
    private func dialect(of type: Int, _ base: LibraryBase, _ labels: ConstructorLabels) -> Scope.Dialect {
        if base.name != .component { return .needle }
        if let declared = base.declaredType, let dialect = library.modules[index.types[declared].module] {
            return dialect
        }
        let file = ancestry(of: type).libraryUse?.file ?? index.types[type].file
        let imports = index.files[file].imports
        let ribs = imports.contains(where: KnownModules.isRIBs)
        let needle = imports.contains("NeedleFoundation")
        if ribs != needle { return ribs ? .ribs : .needle }
        let made = labels.labels(for: index.types[type].name)
        return made.contains("parent") && !made.contains("dependency") ? .needle : .ribs
    }
}

/// What is known of modules whose sources are not at hand.
enum KnownModules {
    /// Whether a module is RIBs under one of the names under which apps carry it.
    static func isRIBs(_ module: String) -> Bool { module.hasSuffix("RIBs") || module == "RIB" }

    private static let platform: Set<String> = [
        "AVFoundation", "AppKit", "AuthenticationServices", "Combine", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreText", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials",
        "Glibc", "LocalAuthentication", "MapKit", "MetricKit", "MobileCoreServices", "Network", "Observation", "PDFKit",
        "Photos", "QuartzCore", "SafariServices", "Security", "StoreKit", "Swift", "SwiftUI", "Synchronization",
        "SystemConfiguration", "UIKit", "UserNotifications", "WebKit", "os", "NeedleFoundation", "RxCocoa", "RxRelay",
        "RxSwift", "SnapKit",
    ]

    /// Whether a module is known to declare no dependency protocol of an app.
    static func declareNoDependencies(_ module: String) -> Bool { platform.contains(module) || isRIBs(module) }
}

/// The first labels with which types are made, by the simple name of the type.
struct ConstructorLabels {
    private var table: [String: Set<String>] = [:]

    init(of index: TypeIndex) {
        for file in index.files {
            let source = file.source
            for expression in source.expressions where expression.kind == .call {
                guard let base = expression.base else { continue }
                for argument in expression.arguments.indices {
                    let label = source.arguments[argument].label
                    guard source.spells("parent", in: label) || source.spells("dependency", in: label) else { continue }
                    table[source.name(source[base].name), default: []].insert(source.text(label))
                }
            }
        }
    }

    func labels(for name: String) -> Set<String> { table[name] ?? [] }
}
