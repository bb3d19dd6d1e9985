import Cores
import ScopeGraph
import Semantics
import SwiftReader

/// Finds, by name alone, the members of components that may read each other in a cycle. Only these are analyzed
/// further.
///
/// Every name in a member counts as a read of all members with that name in any component. The result includes false
/// candidates, but omits none, except for components created without their name (`.init(…)`).
struct CycleCandidates: Sendable {
    private let index: TypeIndex
    private let classes: Set<Int>
    /// The names of all members that run code. Initializers are listed under the name of their class.
    private let names: MemberNames

    /// The name of a member, and a name that its code contains, as numbers.
    private struct Read: Sendable {
        let owner: Int32
        let name: Int32
    }

    /// - Parameter classes: the classes of the components, with their superclasses.
    static func names(in classes: Set<Int>, of model: SemanticModel) -> Set<String> {
        let candidates = CycleCandidates(model: model, classes: classes)
        let files = model.index.files(of: Array(classes))
        let reads = mapOnAllCores(portions(of: files.count, size: 256)) { portion in
            files[portion].flatMap(candidates.reads(in:))
        }
        return candidates.namesOnCircles(of: Array(joining: reads))
    }

    private init(model: SemanticModel, classes: Set<Int>) {
        index = model.index
        self.classes = classes
        names = MemberNames(of: classes, in: model, where: Self.runsCode)
    }

    private static func runsCode(_ declaration: Declaration) -> Bool {
        declaration.body != nil || !declaration.accessors.isEmpty || declaration.modifiers.contains(.lazy)
    }

    private func reads(in file: Int) -> [Read] {
        let source = index.files[file].source
        var reads: [Read] = []
        let lazies = lazyValues(in: source)
        var outermost = [BlockID?](repeating: nil, count: source.blocks.count)
        // Looked up once for each body, because a body contains many names.
        var last: (body: BlockID, owner: BodyOwner)?
        for expression in source.expressions where expression.kind == .identifier || expression.kind == .member {
            guard let name = names.number(expression.name, in: source),
                let owner = owner(of: expression, in: file, lazies, &outermost, &last),
                !forwards(expression, name, owner, in: source)
            else { continue }
            reads.append(Read(owner: Int32(truncatingIfNeeded: owner), name: Int32(truncatingIfNeeded: name)))
        }
        return reads
    }

    /// `dependency.x` in the property `x`. A cycle of such pass-throughs initializes nothing.
    private func forwards(_ expression: Expression, _ name: Int, _ owner: Int, in source: SourceFile) -> Bool {
        name == owner
            && expression.base.map { source.isOwnDependency($0, among: index.knownLibraries.argumentProperties) }
                ?? false
    }

    /// The lazy properties of a file, in source order.
    private func lazyValues(in source: SourceFile) -> [Declaration] {
        let declarations = source.declarations
        return declarations.indices.filter { number in
            declarations[number].modifiers.contains(.lazy) && declarations[number].initialValue != nil
                && source[declarations[number].block].kind == .members
        }
        .map { declarations[$0] }
    }

    /// The number of the name of the component member that contains an expression.
    private func owner(
        of expression: Expression,
        in file: Int,
        _ lazies: [Declaration],
        _ outermost: inout [BlockID?],
        _ last: inout (body: BlockID, owner: BodyOwner)?
    ) -> Int? {
        let source = index.files[file].source
        let body = outermostBody(around: expression.block, in: source, &outermost)
        if last?.body != body { last = (body, owner(of: body, in: file)) }
        switch last?.owner {
        case .member(let name)?: return name
        case .lazies?: return lazyName(around: expression.range.start, in: source, lazies)
        case .unknown?, nil: return nil
        }
    }

    /// The declaration to which an outermost body belongs.
    private enum BodyOwner {
        /// A member, by the number of its name.
        case member(Int)
        /// One of the lazy properties of a component; their position decides which.
        case lazies
        case unknown
    }

    private func owner(of body: BlockID, in file: Int) -> BodyOwner {
        let source = index.files[file].source
        let members = source[body].kind == .members ? body : source[body].parent
        guard let members, let type = index.type(around: members, in: file), classes.contains(type) else {
            return .unknown
        }
        guard body != members, let declaration = source[body].owner.map({ source[$0] }) else { return .lazies }
        let number: Int? =
            switch declaration.kind {
            case .initializer: names.number(of: index.types[type].name)
            case .variable, .function: names.number(declaration.name, in: source)
            default: nil
            }
        return number.map { .member($0) } ?? .unknown
    }

    /// The outermost block around another one that is a direct child of a member block, or that member block, or the
    /// file.
    ///
    /// - Parameter known: earlier results by block number, so that deep nesting is traversed once.
    private func outermostBody(
        around block: BlockID,
        in source: SourceFile,
        _ known: inout [BlockID?]
    ) -> BlockID {
        var current = block
        while known[Int(current.value)] == nil, let parent = inside(current, in: source) { current = parent }
        let found = known[Int(current.value)] ?? current
        current = block
        while known[Int(current.value)] == nil {
            known[Int(current.value)] = found
            current = inside(current, in: source) ?? current
        }
        return found
    }

    /// The block around another one, unless it is a member block.
    private func inside(_ block: BlockID, in source: SourceFile) -> BlockID? {
        guard source[block].kind != .members, let parent = source[block].parent, source[parent].kind != .members else {
            return nil
        }
        return parent
    }

    private func lazyName(around offset: UInt32, in source: SourceFile, _ lazies: [Declaration]) -> Int? {
        let behind = lazies.indices.partitioningIndex(where: { lazies[$0].range.start > offset })
        guard behind > 0, offset < lazies[behind - 1].range.end else { return nil }
        return names.number(lazies[behind - 1].name, in: source)
    }

    /// The names that are left after removing those that no cycle leads to or from.
    private func namesOnCircles(of reads: [Read]) -> Set<String> {
        let count = names.count
        let namesOfOwner = JaggedArray(count: count, pairs: reads.map { ($0.owner, $0.name) })
        let ownersOfName = JaggedArray(count: count, pairs: reads.map { ($0.name, $0.owner) })
        var readCount = (0..<count).map { namesOfOwner[$0].count }
        var readerCount = (0..<count).map { ownersOfName[$0].count }
        var isLeft = (0..<count).map { readCount[$0] > 0 && readerCount[$0] > 0 }
        var pending = isLeft.indices.filter { !isLeft[$0] }
        while let gone = pending.popLast() {
            for name in namesOfOwner[gone].lazy.map(Int.init) where isLeft[name] {
                readerCount[name] -= 1
                if readerCount[name] == 0 {
                    isLeft[name] = false
                    pending.append(name)
                }
            }
            for owner in ownersOfName[gone].lazy.map(Int.init) where isLeft[owner] {
                readCount[owner] -= 1
                if readCount[owner] == 0 {
                    isLeft[owner] = false
                    pending.append(owner)
                }
            }
        }
        return Set(isLeft.indices.filter { isLeft[$0] }.map { names.name(of: $0) })
    }
}
