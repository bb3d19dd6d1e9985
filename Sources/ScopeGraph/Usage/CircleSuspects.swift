import SwiftReader

/// Finds, by names alone, which members of components may read each other in a circle, so that few have to be looked at
/// closely.
///
/// It takes every name that stands in a member for a read of whatever has that name in any component: too many are
/// suspected, and none too few, but for components made without their name (`.init(…)`).
struct CircleSuspects {
    private let codebase: Codebase
    private let classes: Set<Int>
    private let filter: NameFilter
    /// For each name, the names that stand in members of that name. A class's initialiser goes by the class's name.
    private var reads: [String: Set<String>] = [:]

    /// - Parameter classes: those of the components, with their superclasses.
    static func names(in classes: Set<Int>, of codebase: Codebase) -> Set<String> {
        var suspects = CircleSuspects(codebase: codebase, classes: classes)
        let files = Set(classes.flatMap { codebase.index.memberBlocks(of: $0).map(\.file) })
        for file in files { suspects.read(file) }
        return suspects.namesOnCircles()
    }

    private init(codebase: Codebase, classes: Set<Int>) {
        self.codebase = codebase
        self.classes = classes
        var names: Set<String> = []
        for type in classes {
            for (name, members) in codebase.members(of: type) {
                guard members.contains(where: { Self.runsCode(codebase.index.declaration($0.place)) }) else { continue }
                names.insert(name == "init" ? codebase.index.types[type].name : name)
            }
        }
        filter = NameFilter(names)
    }

    private static func runsCode(_ declaration: Declaration) -> Bool {
        declaration.body != nil || !declaration.accessors.isEmpty || declaration.modifiers.contains(.lazy)
    }

    private mutating func read(_ file: Int) {
        let source = codebase.source(file)
        let lazies = lazyValues(in: source)
        var outermost: [BlockID: BlockID] = [:]
        for expression in source.expressions where expression.kind == .identifier || expression.kind == .member {
            guard let name = filter.name(expression.name, in: source),
                let owner = owner(of: expression, in: file, lazies, &outermost),
                !handsOn(expression, name, owner, in: source)
            else { continue }
            reads[owner, default: []].insert(name)
        }
    }

    /// `dependency.x` in the property `x`: a circle of such alone makes nothing.
    private func handsOn(_ expression: Expression, _ name: String, _ owner: String, in source: SourceFile) -> Bool {
        name == owner && expression.base.map { source.isOwnDependency($0) } ?? false
    }

    /// The lazy properties of a file, in order of place.
    private func lazyValues(in source: SourceFile) -> [Declaration] {
        source.declarations.filter { declaration in
            declaration.modifiers.contains(.lazy) && declaration.initialValue != nil
                && source[declaration.block].kind == .members
        }
    }

    /// The name of the member of a component in which an expression stands.
    private func owner(
        of expression: Expression,
        in file: Int,
        _ lazies: [Declaration],
        _ outermost: inout [BlockID: BlockID]
    ) -> String? {
        let source = codebase.source(file)
        let body = outermostBody(around: expression.block, in: source, &outermost)
        let members = source[body].kind == .members ? body : source[body].parent
        guard let members, let type = codebase.index.type(around: members, in: file), classes.contains(type) else {
            return nil
        }
        guard body != members, let declaration = source[body].owner.map({ source[$0] }) else {
            return lazyName(around: expression.range.start, in: source, lazies)
        }
        switch declaration.kind {
        case .initializer: return codebase.index.types[type].name
        case .variable, .function: return source.name(declaration.name)
        default: return nil
        }
    }

    /// The block around another that stands directly among members, or those members, or the file.
    ///
    /// - Parameter known: what was found before, so that deep nesting is climbed once.
    private func outermostBody(
        around block: BlockID,
        in source: SourceFile,
        _ known: inout [BlockID: BlockID]
    ) -> BlockID {
        var trail: [BlockID] = []
        var current = block
        while known[current] == nil, source[current].kind != .members, let parent = source[current].parent,
            source[parent].kind != .members
        {
            trail.append(current)
            current = parent
        }
        let found = known[current] ?? current
        for step in trail { known[step] = found }
        return found
    }

    private func lazyName(around offset: UInt32, in source: SourceFile, _ lazies: [Declaration]) -> String? {
        var low = 0
        var high = lazies.count
        while low < high {
            let middle = (low + high) / 2
            if lazies[middle].range.start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, offset < lazies[low - 1].range.end else { return nil }
        return source.name(lazies[low - 1].name)
    }

    /// What is left when all names are gone from which, or to which, no circle leads.
    private func namesOnCircles() -> Set<String> {
        var readers: [String: Set<String>] = [:]
        for (owner, names) in reads { for name in names { readers[name, default: []].insert(owner) } }
        var left = Set(reads.keys).union(readers.keys)
        var readCount = reads.mapValues(\.count)
        var readerCount = readers.mapValues(\.count)
        var pending = left.filter { readCount[$0] == nil || readerCount[$0] == nil }
        left.subtract(pending)
        while let gone = pending.popFirst() {
            for name in reads[gone] ?? [] where left.contains(name) {
                readerCount[name, default: 0] -= 1
                if readerCount[name] == 0, left.remove(name) != nil { pending.insert(name) }
            }
            for owner in readers[gone] ?? [] where left.contains(owner) {
                readCount[owner, default: 0] -= 1
                if readCount[owner] == 0, left.remove(owner) != nil { pending.insert(owner) }
            }
        }
        return left
    }
}
