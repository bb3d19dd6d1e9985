import Modules
import ScopeGraph
import Semantics
import SwiftReader

/// A place that creates a root whose providers a function registers.
struct RootCreation {
    let scope: Scope
    let location: SourceLocation
    let function: String
}

/// Where sources name functions that register providers, and where programs begin.
struct RegistrationSearch {
    private let model: SemanticModel
    private let index: TypeIndex
    /// One of the functions, or the library's registry itself.
    private let names: NameFilter
    private let programs: [Int]
    /// The files with roots, by path.
    private let files: [String: Int]

    /// The library's class that takes the providers.
    private static let registry = "__DependencyProviderRegistry"

    init(for roots: [RootCreation], in model: SemanticModel) {
        let index = model.index
        let paths = Set(roots.map(\.location.file))
        let found = index.files.indices.filter { paths.contains(index.files[$0].source.path) }
        files = Dictionary(found.map { (index.files[$0].source.path, $0) }) { first, _ in first }
        self.model = model
        self.index = index
        names = NameFilter(names: Set(roots.map(\.function)).sorted() + [Self.registry])
        let starting = Set(index.files.lazy.filter(\.source.isEntryPoint).map(\.module))
        programs = starting.filter { !index.modules[$0].kind.standsAlone }.sorted()
    }

    /// The files with roots that name one of the functions.
    func namingNearby() -> [Int] { naming(in: files.values.sorted()) }

    func modules(of files: [Int]) -> Set<Int> { Set(files.map { index.files[$0].module }) }

    /// Those of some files that name one of the functions.
    private func naming(in files: [Int]) -> [Int] {
        files.filter { !model.source($0).tokens(naming: names).isEmpty }
    }

    /// The files that name one of the functions.
    func naming() -> [Int] {
        let found = model.onAllCores(model.filePortions) { [names] model, files in
            files.filter { !model.source($0).tokens(naming: names).isEmpty }
        }
        return Array(found.joined())
    }

    /// The roots for which the program certainly calls none of the functions.
    ///
    /// - Parameter naming: the modules that name a function.
    func uncalled(_ roots: [RootCreation], _ naming: Set<Int>, in subject: RuleSubject) -> [RootCreation] {
        roots.filter { root in
            files[root.location.file].map { lacksCall(at: $0, besides: root.scope.module, naming, in: subject) }
                ?? false
        }
    }

    /// The first root of each program that its top-level code creates before it names any of the functions.
    ///
    /// - Parameter roots: sorted by location.
    func createdFirst(among roots: [RootCreation]) -> [RootCreation] {
        var known: Set<String> = []
        return roots.filter { known.insert($0.location.file).inserted && createsFirst($0) }
    }

    private func createsFirst(_ root: RootCreation) -> Bool {
        guard let file = files[root.location.file], index.files[file].source.isMain else { return false }
        let source = model.source(file)
        guard let offset = source.offset(of: root.location) else { return false }
        let mentions = source.tokens(naming: names)
        let blocks = source.blocks.filter { $0.kind != .file }
        func isInside(_ block: Block, _ offset: UInt32) -> Bool {
            block.range.start <= offset && offset < block.range.end
        }
        return !mentions.isEmpty && !blocks.contains { isInside($0, offset) } && !source.isInParentheses(offset)
            && mentions.allSatisfy { mention in
                mention.start > offset && !blocks.contains { $0.kind != .statement && isInside($0, mention.start) }
            }
    }

    /// Whether a root's file alone names the functions, so that its program certainly calls none before.
    func isOnlyNamed(besides root: RootCreation, in naming: [Int], _ subject: RuleSubject) -> Bool {
        naming == [files[root.location.file]] && !uncalled([root], [], in: subject).isEmpty
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
                subject.isLinted(module: program) && !index.modules[program].mayBeGeneratedByOthers
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
}

extension SourceFile {
    /// The code that has one of some names; comments do not count.
    fileprivate func tokens(naming names: NameFilter) -> [SourceRange] {
        let whole = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: bytes.count))
        guard names.isAnyWord(of: whole, in: self) else { return [] }
        return tokens(in: whole).filter { $0.kind == .identifier && names.contains($0.range, in: self) }.map(\.range)
    }

    /// Whether an offset lies in arguments or parameters, which may be evaluated later.
    fileprivate func isInParentheses(_ offset: UInt32) -> Bool {
        var depth = 0
        for token in tokens(in: SourceRange(start: 0, end: offset)) {
            switch text(token.range) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            default: continue
            }
        }
        return depth != 0
    }

    /// Whether its top-level code is that of a program.
    fileprivate var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

    /// Whether a program begins in this file.
    fileprivate var isEntryPoint: Bool {
        isMain
            || attributes.contains { attribute in
                spells("main", in: attribute.name) || spells("UIApplicationMain", in: attribute.name)
                    || spells("NSApplicationMain", in: attribute.name)
            }
    }
}
