import SwiftReader

/// The owner of each block of a file, in one of Needle's walks over the file.
struct Regions {
    /// What a walk does at a type, protocol or extension.
    enum Step {
        /// It is an entity, which owns its contents.
        case entity
        /// Its contents belong to the enclosing entity.
        case pass
        /// Its contents are ignored.
        case skip
    }

    private static let outside: Int32 = -1
    private static let skipped: Int32 = -2

    /// In source order.
    private(set) var entities: [DeclarationID] = []
    /// For each entity, the last one nested inside it, at any depth; its own index if there is none.
    private(set) var lastInside: [Int] = []
    private var enclosing: [Int32] = []
    /// For each block, the index of its entity, or one of the constants above.
    private var owners: [Int32] = []
    private let file: SourceFile

    init(of file: SourceFile, step: (DeclarationID, Declaration) -> Step) {
        self.file = file
        owners.reserveCapacity(file.blocks.count)
        for block in file.blocks {
            let around = block.parent.map { owners[Int($0.value)] } ?? Self.outside
            guard block.kind == .members, let id = block.owner, around != Self.skipped else {
                owners.append(around)
                continue
            }
            switch step(id, file[id]) {
            case .pass: owners.append(around)
            case .skip: owners.append(Self.skipped)
            // A nested extension is invalid Swift and has no owner.
            case .entity where around >= 0 && file[id].kind == .extension: owners.append(Self.skipped)
            case .entity:
                owners.append(Int32(truncatingIfNeeded: entities.count))
                entities.append(id)
                enclosing.append(around)
            }
        }
        lastInside = Array(entities.indices)
        for entity in entities.indices.reversed() where enclosing[entity] >= 0 {
            let outer = Int(enclosing[entity])
            lastInside[outer] = max(lastInside[outer], lastInside[entity])
        }
    }

    /// Whether the walk ignores a block.
    func isSkipped(_ block: BlockID) -> Bool { owners[Int(block.value)] == Self.skipped }

    /// The entity that owns something in a block.
    ///
    /// What follows a nested entity belongs to neither: Needle assigns it to the inner one, which has been visited
    /// already.
    ///
    /// - Parameter offset: where it starts.
    func owner(of block: BlockID, at offset: UInt32) -> Int? {
        guard owners[Int(block.value)] >= 0 else { return nil }
        let owner = Int(owners[Int(block.value)])
        if lastInside[owner] > owner, offset > file[entities[owner + 1]].range.start { return nil }
        return owner
    }
}
