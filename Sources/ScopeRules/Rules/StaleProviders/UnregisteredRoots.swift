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
            let search = RegistrationSearch(for: roots.map(\.function), in: model)
            return roots.compactMap { root in
                guard let file = search.files[root.location.file],
                    search.lacksCall(at: file, besides: root.scope.module, in: subject)
                else { return nil }
                return finding(on: root.scope, creating: root.location, root.function)
            }
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

    private struct Creation {
        let scope: Scope
        let location: SourceLocation
        let function: String
    }

    private func finding(on scope: Scope, creating location: SourceLocation, _ function: String) -> Finding {
        Finding(
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

/// Where sources name functions that register providers, and where programs begin.
private struct RegistrationSearch {
    /// The numbers of all files, by path.
    let files: [String: Int]
    private let index: TypeIndex
    /// The modules that name one of the functions, or the library's registry itself.
    private let naming: Set<Int>
    private let programs: [Int]

    /// The library's class that takes the providers.
    private static let registry = "__DependencyProviderRegistry"

    init(for functions: [String], in model: SemanticModel) {
        let names = NameFilter(names: Set(functions).sorted() + [Self.registry])
        let found = model.onAllCores(model.filePortions) { model, files in
            files.filter { model.source($0).names(oneOf: names) }
        }
        let index = model.index
        self.index = index
        files = Dictionary(index.files.indices.map { (index.files[$0].source.path, $0) }) { first, _ in first }
        naming = Set(found.joined().map { index.files[$0].module })
        let starting = Set(index.files.lazy.filter(\.source.isEntryPoint).map(\.module))
        programs = starting.filter { !index.modules[$0].kind.standsAlone }.sorted()
    }

    /// Whether the program that runs some code certainly calls none of the functions.
    ///
    /// - Parameters:
    ///   - file: the file with the code.
    ///   - home: the module for which the function is generated.
    func lacksCall(at file: Int, besides home: Int, in subject: RuleSubject) -> Bool {
        let module = index.files[file].module
        if index.modules[module].kind.standsAlone { return false }
        let sight = ModuleVisibility(of: index)
        let seeing = Set(sight.modules(seeing: [module]))
        let running = programs.contains(module) ? [module] : programs.filter(seeing.contains)
        return !running.isEmpty
            && running.allSatisfy { program in
                subject.isLinted(module: program) && !mayGenerateCall(program)
                    && !naming.contains { mayRun($0, program) }
                    && (program == home || !areUnreadModulesAbove(home, program, sight, in: subject))
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
        _ sight: ModuleVisibility,
        in subject: RuleSubject
    ) -> Bool {
        !subject.graph.modulesWithForeignImports.isDisjoint(with: sight.modules(seeing: [home]) + [program])
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
