import Modules

/// The facts about a module in a summary.
extension ByteWriter {
    mutating func write(_ module: Module) {
        write(module.name)
        write(module.folder)
        write(module.kind.code)
        write(module.origin.code)
        write(module.package)
        write(optional: module.dependencies)
        write(module.reachedPackages)
        write(optional: module.plugins)
        let aliases = module.moduleAliases.sorted { $0.key.precedesByBytes($1.key) }
        write(aliases.flatMap { [$0.key, $0.value] })
        write(module.companions)
        write(module.language.mode.map { $0 + 1 } ?? 0)
        write(module.language.infersIsolation)
        write(module.language.isolatesByDefault)
        write(module.language.hidesImports)
        write(module.language.runsOnCallersActor)
        write(module.language.checksMemberImports)
        write(module.sharers)
        write(module.isNameGuessed)
        write(optional: module.target)
    }
}

extension ByteReader {
    mutating func module() throws(SummaryFault) -> Module {
        Module(
            name: try text(),
            folder: try text(),
            kind: try value(among: Module.Kind.allCases) { $0.code },
            origin: try value(among: Module.Origin.allCases) { $0.code },
            package: try text(),
            dependencies: try optionalTexts(),
            reachedPackages: try texts(),
            plugins: try optionalTexts(),
            moduleAliases: try aliases(),
            companions: try texts(),
            language: try language(),
            sharers: try texts(),
            isNameGuessed: try flag(),
            target: try optionalText()
        )
    }

    private mutating func aliases() throws(SummaryFault) -> [String: String] {
        let names = try texts()
        guard names.count.isMultiple(of: 2) else { throw .damaged }
        let pairs = stride(from: 1, to: names.count, by: 2).map { (names[$0 - 1], names[$0]) }
        return Dictionary(pairs) { first, _ in first }
    }

    private mutating func language() throws(SummaryFault) -> LanguageSettings {
        let mode = try number()
        return LanguageSettings(
            mode: mode == 0 ? nil : mode - 1,
            infersIsolation: try flag(),
            isolatesByDefault: try flag(),
            hidesImports: try flag(),
            runsOnCallersActor: try flag(),
            checksMemberImports: try flag()
        )
    }

    private mutating func value<Value>(
        among values: [Value],
        _ code: (Value) -> Int
    ) throws(SummaryFault) -> Value {
        let number = try number()
        guard let value = values.first(where: { code($0) == number }) else { throw .damaged }
        return value
    }
}

extension Module.Kind {
    /// Part of the format: no number may change its meaning.
    fileprivate var code: Int {
        switch self {
        case .library: 0
        case .application: 1
        case .test: 2
        case .demo: 3
        }
    }
}

extension Module.Origin {
    /// Part of the format: no number may change its meaning.
    fileprivate var code: Int {
        switch self {
        case .package: 0
        case .xcodeTarget: 1
        case .synchronizedFolder: 2
        case .xcodeProject: 3
        case .tuistTarget: 4
        case .tuistFolder: 5
        case .pod: 6
        case .buildFolder: 7
        case .podfile: 8
        case .folder: 9
        case .option: 10
        case .stub: 11
        case .packageFolder: 12
        }
    }
}
