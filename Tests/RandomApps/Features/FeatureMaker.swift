import TestSupport

extension FeaturePlan {
    init(dialect: FeatureDialect, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed ^ (dialect == .ribs ? 0x51B5 : 0x4EED))
        let world = FeatureWorld(dialect: dialect, seed: seed)
        let prefix = "A\(seed)"
        self.init(
            seed: seed,
            world: world,
            prefix: prefix,
            actor: world.isIsolatedByDefault
                ? "" : numbers.pick(["", "", "@MainActor", "@\(prefix)Actor"], or: ""),
            isHandWired: numbers.happens(40)
        )
        makeScopes(&numbers)
        for number in 0..<Int.random(in: 2...7, using: &numbers) { makeValue(number, &numbers) }
        values = values.enumerated().map { $1.numbered($0) }
    }

    private static let words = [
        "Root", "Harbour", "Menu", "Ticket", "Lamp", "Garden", "Oven",
    ]

    private mutating func makeScopes(_ numbers: inout SeededNumbers) {
        let count = Int.random(in: 3...6, using: &numbers)
        let isTwofold = numbers.happens(40)
        var parents: [[Int]] = [[]]
        var modules = ["AppOne"]
        for number in 1..<count {
            let parent = numbers.happens(50) ? number - 1 : Int.random(in: 0..<number, using: &numbers)
            parents.append([parent])
            modules.append(modules[parent] == "Features" || numbers.happens(60) ? "Features" : "AppOne")
        }
        if isTwofold {
            for number in 1..<count where parents[number] == [0] && modules[number] == "Features" {
                parents[number].append(count)
            }
            if parents.contains(where: { $0.contains(count) }) {
                parents.append([])
                modules.append("AppTwo")
            }
        }
        let leaves = parents.indices.filter { number in !parents.contains { $0.contains(number) } }
        for (number, above) in parents.enumerated() {
            let isRoot = above.isEmpty
            let isLeaf = leaves.contains(number)
            let components: [FeatureComponentForm] = isRoot ? [.direct, .qualified] : FeatureComponentForm.allCases
            let dependencyProtocols = FeatureContractForm.allCases.filter { form in
                (form != .available || isLeaf) && (form != .isolated || !isPlain)
                    && (form != .sendable || !world.isIsolatedByDefault)
                    && (form != .sendable || numbers.happens(40))
            }
            let isIsolated = !isPlain && numbers.happens(30)
            scopes.append(
                FeatureScope(
                    number: number,
                    word: number == count ? "Second" : Self.words[number],
                    module: modules[number],
                    parents: above,
                    dependencyProtocol: numbers.pick(dependencyProtocols, or: .plain),
                    component: numbers.pick(components, or: .direct),
                    isConditional: isLeaf && !isRoot && numbers.happens(15),
                    isIsolated: isIsolated,
                    hasBuilder: world.dialect == .ribs && numbers.happens(50),
                    hasHeir: world.dialect == .ribs && !isRoot && !isLeaf && !isIsolated && numbers.happens(20),
                    edge: numbers.pick(FeatureEdgeForm.allCases, or: .function)
                )
            )
        }
    }

    private mutating func makeValue(_ number: Int, _ numbers: inout SeededNumbers) {
        let maker = numbers.happens(50) ? 0 : Int.random(in: 0..<scopes.count, using: &numbers)
        let below = scopes.indices.filter { $0 != maker && isBelow($0, maker) }
        guard !isSecondRoot(maker), !below.isEmpty else { return }
        let readers = Array(below.shuffled(using: &numbers).prefix(Int.random(in: 1...3, using: &numbers)))
        let word = world.has("ExistentialAny") || numbers.happens(50) ? "any " : ""
        let type = numbers.pick(FeatureType.all(prefix: prefix, any: word), or: FeatureType("Int") { "\($0)" })
        let isIsolated = !isPlain && numbers.happens(60)
        let canWait = world.languageMode == 5 || isPlain || isIsolated
        let all = FeatureEffects.allCases.filter { canWait || $0 != .asynchronous && $0 != .both }
        let effects = numbers.happens(30) ? numbers.pick(all, or: .none) : .none
        let isMethod = numbers.happens(12)
        let isSettable = world.dialect == .ribs && !isMethod && effects == .none && numbers.happens(8)
        let forms = FeatureForm.allCases.filter {
            isSettable ? $0 == .observed || $0 == .wrapped : effects == .none && !isMethod || $0.isComputed
        }
        .filter { world.hasMacros && !isMethod || !$0.isMacro }
        var value = FeatureValue(
            name: Self.names[number],
            number: number,
            maker: maker,
            type: type,
            effects: effects,
            madeEffects: numbers.pick(effects.served, or: .none),
            isIsolated: isIsolated,
            isConditional: numbers.happens(12),
            isMethod: isMethod,
            isSettable: isSettable,
            availability: numbers.happens(8) ? "@available(macOS 14, iOS 17, *)\n" : "",
            form: numbers.pick(forms, or: .computed)
        )
        value.readers = readers.sorted()
        if numbers.happens(12) {
            let between = below.filter { scope in
                !readers.contains(scope) && readers.contains { isBelow($0, scope) }
                    && !scopes[scope].parents.contains(0)
            }
            value.remakers = Array(between.prefix(1))
        }
        values.append(value)
    }

    private static let names = ["theme", "clock", "default", "ledger", "tide", "recipes", "speaker"]
}

extension FeatureValue {
    /// The same with another number.
    fileprivate func numbered(_ number: Int) -> FeatureValue {
        var value = FeatureValue(
            name: name,
            number: number,
            maker: maker,
            type: type,
            effects: effects,
            madeEffects: madeEffects,
            isIsolated: isIsolated,
            isConditional: isConditional,
            isMethod: isMethod,
            isSettable: isSettable,
            availability: availability,
            form: form
        )
        value.readers = readers
        value.remakers = remakers
        return value
    }
}
