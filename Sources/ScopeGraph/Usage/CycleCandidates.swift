import Cores
import SwiftReader

/// Finds, by names alone, which members of components may read each other in a circle, so that few have to be looked at
/// closely.
///
/// It takes every name that stands in a member for a read of whatever has that name in any component: too many are
/// suspected, and none too few, but for components made without their name (`.init(…)`).
struct CycleCandidates {
    private let model: SemanticModel
    private let classes: Set<Int>
    /// The names of all members that run code. A class's initialiser goes by the class's name.
    private let names: MemberNames
    /// The number of a name, and that of a name that stands in members of the first.
    private var reads: [Read] = []

    private struct Read {
        let owner: Int32
        let name: Int32
    }

    /// - Parameter classes: those of the components, with their superclasses.
    static func names(in classes: Set<Int>, of model: SemanticModel) -> Set<String> {
        var suspects = CycleCandidates(model: model, classes: classes)
        for file in model.index.files(of: classes) { suspects.read(file) }
        return suspects.namesOnCircles()
    }

    private init(model: SemanticModel, classes: Set<Int>) {
        self.model = model
        self.classes = classes
        names = MemberNames(of: classes, in: model, where: Self.runsCode)
    }

    private static func runsCode(_ declaration: Declaration) -> Bool {
        declaration.body != nil || !declaration.accessors.isEmpty || declaration.modifiers.contains(.lazy)
    }

    private mutating func read(_ file: Int) {
        let source = model.source(file)
        let lazies = lazyValues(in: source)
        var outermost = [BlockID?](repeating: nil, count: source.blocks.count)
        // Found once for each body: many names stand in one.
        var last: (body: BlockID, owner: BodyOwner)?
        for expression in source.expressions where expression.kind == .identifier || expression.kind == .member {
            guard let name = names.number(expression.name, in: source),
                let owner = owner(of: expression, in: file, lazies, &outermost, &last),
                !handsOn(expression, name, owner, in: source)
            else { continue }
            reads.append(Read(owner: Int32(truncatingIfNeeded: owner), name: Int32(truncatingIfNeeded: name)))
        }
    }

    /// `dependency.x` in the property `x`: a circle of such alone makes nothing.
    private func handsOn(_ expression: Expression, _ name: Int, _ owner: Int, in source: SourceFile) -> Bool {
        name == owner && expression.base.map { source.isOwnDependency($0) } ?? false
    }

    /// The lazy properties of a file, in order of place.
    private func lazyValues(in source: SourceFile) -> [Declaration] {
        source.declarations.filter { declaration in
            declaration.modifiers.contains(.lazy) && declaration.initialValue != nil
                && source[declaration.block].kind == .members
        }
    }

    /// The number of the name of the member of a component in which an expression stands.
    private func owner(
        of expression: Expression,
        in file: Int,
        _ lazies: [Declaration],
        _ outermost: inout [BlockID?],
        _ last: inout (body: BlockID, owner: BodyOwner)?
    ) -> Int? {
        let source = model.source(file)
        let body = outermostBody(around: expression.block, in: source, &outermost)
        if last?.body != body { last = (body, owner(of: body, in: file)) }
        switch last?.owner {
        case .member(let name)?: return name
        case .lazies?: return lazyName(around: expression.range.start, in: source, lazies)
        case .nobody?, nil: return nil
        }
    }

    /// Whose an outermost body is.
    private enum BodyOwner {
        /// By the number of its name.
        case member(Int)
        /// Of the lazy properties among the members of a component, by place.
        case lazies
        case nobody
    }

    private func owner(of body: BlockID, in file: Int) -> BodyOwner {
        let source = model.source(file)
        let members = source[body].kind == .members ? body : source[body].parent
        guard let members, let type = model.index.type(around: members, in: file), classes.contains(type) else {
            return .nobody
        }
        guard body != members, let declaration = source[body].owner.map({ source[$0] }) else { return .lazies }
        let number: Int? =
            switch declaration.kind {
            case .initializer: names.number(of: model.index.types[type].name)
            case .variable, .function: names.number(declaration.name, in: source)
            default: nil
            }
        return number.map { .member($0) } ?? .nobody
    }

    /// The block around another that stands directly among members, or those members, or the file.
    ///
    /// - Parameter known: by number of the block, what was found before, so that deep nesting is climbed once.
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

    /// The block around another, unless one of them holds members.
    private func inside(_ block: BlockID, in source: SourceFile) -> BlockID? {
        guard source[block].kind != .members, let parent = source[block].parent, source[parent].kind != .members else {
            return nil
        }
        return parent
    }

    private func lazyName(around offset: UInt32, in source: SourceFile, _ lazies: [Declaration]) -> Int? {
        let behind = lazies.indices.partitioningIndex(pastAll: { lazies[$0].range.start <= offset })
        guard behind > 0, offset < lazies[behind - 1].range.end else { return nil }
        return names.number(lazies[behind - 1].name, in: source)
    }

    /// What is left when all names are gone from which, or to which, no circle leads.
    private func namesOnCircles() -> Set<String> {
        let count = names.count
        let namesOfOwner = JaggedArray(count: count, reads.lazy.map { ($0.owner, $0.name) })
        let ownersOfName = JaggedArray(count: count, reads.lazy.map { ($0.name, $0.owner) })
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
