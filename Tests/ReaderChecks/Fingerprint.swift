import SwiftReader

/// A number for what stands in a table, so that two readings can be compared quickly: FNV-1a over its fields.
struct Fingerprint: Hashable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    /// Subtracted from all offsets: where in the bytes the compared file starts.
    private let base: UInt32

    init(base: UInt32) { self.base = base }

    /// The base is no part of what is compared.
    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x0000_0100_0000_01B3 }

    /// Where nothing is written, the place says nothing.
    mutating func add(_ range: SourceRange) {
        if range.isEmpty { return add(0) }
        add(UInt64(range.start &- base))
        add(UInt64(range.end &- base))
    }
}

/// Fingerprints of the declarations of one file.
struct DeclarationFingerprints {
    private let file: SourceFile
    private let base: UInt32
    private var blocks: [Fingerprint] = []
    private var conditions: [Fingerprint] = []

    init(of file: SourceFile, base: UInt32 = 0) {
        self.file = file
        self.base = base
        for condition in file.conditions {
            var print = Fingerprint(base: base)
            print.add(condition.test)
            print.add(UInt64(condition.branch))
            if let parent = condition.parent { print.add(conditions[Int(parent)].value) }
            conditions.append(print)
        }
        // A parent stands before its children.
        for block in file.blocks {
            var print = Fingerprint(base: base)
            if let parent = block.parent {
                print.add(blocks[Int(parent.value)].value)
                print.add(UInt64(block.range.start &- base))
            }
            print.add(UInt64(block.kind.rawValue))
            if let owner = block.owner { print.add(file[owner].name) }
            blocks.append(print)
        }
    }

    /// Of everything that is said of a declaration, except its number and what stands in its body. The blocks around it
    /// count with their start, because their end may be damaged.
    func fingerprint(of declaration: Declaration) -> Fingerprint {
        var print = Fingerprint(base: base)
        print.add(UInt64(declaration.kind.rawValue))
        print.add(declaration.keyword)
        print.add(declaration.name)
        print.add(declaration.range)
        print.add(blocks[Int(declaration.block.value)].value)
        if let condition = declaration.condition { print.add(conditions[Int(condition)].value) }
        print.add(UInt64(declaration.modifiers.rawValue))
        print.add(declaration.access.map { UInt64($0.rawValue) } ?? 99)
        print.add(declaration.setterAccess.map { UInt64($0.rawValue) } ?? 99)
        print.add(declaration.whereClause)
        print.add(declaration.type)
        print.add(UInt64(declaration.binding.rawValue))
        print.add(declaration.tupleElement.map { UInt64($0) } ?? 999)
        if let value = declaration.initialValue { print.add(file[value].range) }
        if let body = declaration.body { print.add(file[body].range) }
        addParts(of: declaration, to: &print)
        return print
    }

    private func addParts(of declaration: Declaration, to print: inout Fingerprint) {
        for type in file.types[declaration.inherited.indices] { print.add(type) }
        for attribute in file.attributes[declaration.attributes.indices] { print.add(attribute.range) }
        for parameter in file.genericParameters[declaration.genericParameters.indices] {
            print.add(parameter.name)
            print.add(parameter.constraint)
        }
        for parameter in file.parameters[declaration.parameters.indices] {
            print.add(parameter.label)
            print.add(parameter.name)
            print.add(parameter.type)
        }
        for accessor in file.accessors[declaration.accessors.indices] {
            print.add(accessor.keyword)
            if let body = accessor.body { print.add(file[body].range) }
        }
    }
}
