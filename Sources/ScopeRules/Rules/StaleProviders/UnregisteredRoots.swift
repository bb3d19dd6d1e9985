import Modules
import ScopeGraph
import Semantics
import SwiftReader

/// Roots that a program creates although nothing in it calls the generated function that registers providers.
struct UnregisteredRoots {
    let subject: RuleSubject

    init(in subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        // A build sees only a part of the sources.
        guard subject.moduleOfBuild == nil else { return [] }
        return subject.answers { model, declarations in
            let roots = creations(in: declarations)
            guard !roots.isEmpty else { return [] }
            let search = RegistrationSearch(for: Set(roots.map(\.function)), in: model)
            // Most programs call the function where they create the root.
            let near = search.uncalled(roots, search.naming(in: Array(search.files(of: roots).values)), in: subject)
            guard !near.isEmpty else { return [] }
            return search.uncalled(near, search.naming(), in: subject).map(finding)
        }
    }

    /// Where each root is created first.
    private func creations(in declarations: ScopeDeclarations) -> [Creation] {
        var known: Set<Int> = []
        let sorted = declarations.unlinkedConstructions.sorted { $0.location < $1.location }
        return sorted.compactMap { scope, location in
            guard declarations.table.partialScopes[scope].root == .bootstrap, let number = declarations.scope(scope),
                let function = subject.graph.scopes[number].dialect.registration, known.insert(number).inserted
            else { return nil }
            return Creation(scope: subject.graph.scopes[number], location: location, function: function)
        }
    }

    private func finding(on root: Creation) -> Finding {
        let (scope, location, function) = (root.scope, root.location, root.function)
        return Finding(
            rule: StaleProviders.id,
            title: StaleProviders.title,
            severity: .warning,
            location: location,
            scope: scope.id,
            headline: """
                \(code: scope.name) is created, but nothing calls \(code: "\(function)()"), without which no provider is \
                registered and the app traps here
                """,
            repairs: [
                Repair(
                    title: "Call \(code: "\(function)()") before \(code: scope.name) is created",
                    location: location
                )
            ],
            identity: [scope.id, function]
        )
    }
}

/// A place that creates a root whose providers a function registers.
private struct Creation {
    let scope: Scope
    let location: SourceLocation
    let function: String
}

/// Where sources name functions that register providers, and where programs begin.
private struct RegistrationSearch {
    private let model: SemanticModel
    private let index: TypeIndex
    /// One of the functions, or the library's registry itself.
    private let names: NameFilter
    private let programs: [Int]

    /// The library's class that takes the providers.
    private static let registry = "__DependencyProviderRegistry"

    init(for functions: Set<String>, in model: SemanticModel) {
        let index = model.index
        self.model = model
        self.index = index
        names = NameFilter(names: functions.sorted() + [Self.registry])
        let starting = Set(index.files.lazy.filter(\.source.isEntryPoint).map(\.module))
        programs = starting.filter { !index.modules[$0].kind.standsAlone }.sorted()
    }

    /// The numbers of the files with some roots, by path.
    func files(of roots: [Creation]) -> [String: Int] {
        let paths = Set(roots.map(\.location.file))
        let found = index.files.indices.filter { paths.contains(index.files[$0].source.path) }
        return Dictionary(found.map { (index.files[$0].source.path, $0) }) { first, _ in first }
    }

    /// The modules that name one of the functions in some files.
    func naming(in files: [Int]) -> Set<Int> {
        Set(files.filter { model.source($0).names(oneOf: names) }.map { index.files[$0].module })
    }

    /// The modules that name one of the functions.
    func naming() -> Set<Int> {
        let found = model.onAllCores(model.filePortions) { [names] model, files in
            files.filter { model.source($0).names(oneOf: names) }
        }
        return Set(found.joined().map { index.files[$0].module })
    }

    /// The roots for which the program certainly calls none of the functions.
    ///
    /// - Parameter naming: the modules that name a function.
    func uncalled(_ roots: [Creation], _ naming: Set<Int>, in subject: RuleSubject) -> [Creation] {
        let files = files(of: roots)
        return roots.filter { root in
            files[root.location.file].map { lacksCall(at: $0, besides: root.scope.module, naming, in: subject) }
                ?? false
        }
    }

    /// Whether the program that runs some code certainly calls none of the functions.
    ///
    /// - Parameters:
    ///   - file: the file with the code.
    ///   - home: the module for which the function is generated.
    ///   - naming: the modules that name a function.
    private func lacksCall(at file: Int, besides home: Int, _ naming: Set<Int>, in subject: RuleSubject) -> Bool {
        let module = index.files[file].module
        if index.modules[module].kind.standsAlone { return false }
        let visibility = ModuleVisibility(of: index)
        let seeing = Set(visibility.modules(seeing: [module]))
        let running = programs.contains(module) ? [module] : programs.filter(seeing.contains)
        return !running.isEmpty
            && running.allSatisfy { program in
                subject.isLinted(module: program) && !mayGenerateCall(program)
                    && !naming.contains { mayRun($0, program) }
                    && (program == home || !areUnreadModulesAbove(home, program, visibility, in: subject))
            }
    }

    /// Whether a program may run the code of a module.
    private func mayRun(_ module: Int, _ program: Int) -> Bool {
        let (code, caller) = (index.modules[module], index.modules[program])
        if module == program || caller.companions.contains(code.name) || code.companions.contains(caller.name) {
            return true
        }
        return code.kind == .library || code.kind == .demo
    }

    /// Whether modules without sources may import the module of a root, and call what is generated for it.
    private func areUnreadModulesAbove(
        _ home: Int,
        _ program: Int,
        _ visibility: ModuleVisibility,
        in subject: RuleSubject
    ) -> Bool {
        !subject.graph.modulesWithForeignImports.isDisjoint(with: visibility.modules(seeing: [home]) + [program])
    }

    /// Whether a plugin of a build may write code that is not in the sources.
    private func mayGenerateCall(_ program: Int) -> Bool {
        let known = [Module.generatingPlugin, Module.checkingPlugin]
        return !(index.modules[program].plugins ?? []).allSatisfy(known.contains)
    }
}

extension SourceFile {
    /// Whether code has one of some names; comments do not count.
    fileprivate func names(oneOf names: NameFilter) -> Bool {
        let whole = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: bytes.count))
        return names.isAnyWord(of: whole, in: self)
            && tokens(in: whole).contains { $0.kind == .identifier && names.contains($0.range, in: self) }
    }

    /// Whether a program begins in this file.
    fileprivate var isEntryPoint: Bool {
        path == "main.swift" || path.hasSuffix("/main.swift")
            || attributes.contains { attribute in
                spells("main", in: attribute.name) || spells("UIApplicationMain", in: attribute.name)
                    || spells("NSApplicationMain", in: attribute.name)
            }
    }
}
