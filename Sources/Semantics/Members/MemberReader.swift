import SwiftReader

/// Builds the table.
struct MemberReader {
    let index: TypeIndex
    var names = TextTable()
    var members: [Member] = []
    var numbers: [Int32] = []
    var starts: [Int32] = [0]

    /// The members of one type. `order` holds the number of the name in the upper half and that of the member in the
    /// lower.
    private var row: [(order: UInt64, member: Member)] = []
    /// The number of the name of initializers, if there are any yet.
    private(set) var initializers: Int?

    init(index: TypeIndex) { self.index = index }

    /// Adds the members that a type or extension declares in its braces.
    mutating func read(_ location: DeclarationLocation, of type: Int?) {
        let source = index.files[location.file].source
        let declarations = source.declarations
        guard let body = declarations[Int(location.declaration.value)].body else { return }
        let (items, bytes) = (source.items, source.bytes)
        let kind = declarations[Int(location.declaration.value)].kind
        let owner = Member.Owner(kind: kind, access: declarations[Int(location.declaration.value)].access)
        for item in source.blocks[Int(body.value)].items.indices {
            guard case .declaration(let id) = items[item] else { continue }
            let number: Int
            switch declarations[Int(id.value)].kind {
            case .variable, .function, .enumCase:
                number = names.add(source.nameBounds(declarations[Int(id.value)].name), in: bytes)
            case .initializer: number = initializers ?? addInitializers()
            case .subscript: number = names.add(MemberTable.subscripts)
            default: continue
            }
            let found = DeclarationLocation(file: location.file, declaration: id)
            let order = UInt64(number) << 32 | UInt64(row.count)
            row.append((order, Member(location: found, owner: owner, type: type)))
        }
    }

    /// Ends the members of one type.
    mutating func endRow() {
        row.sort { $0.order < $1.order }
        for entry in row {
            members.append(entry.member)
            numbers.append(Int32(truncatingIfNeeded: entry.order >> 32))
        }
        row.removeAll(keepingCapacity: true)
        starts.append(Int32(truncatingIfNeeded: members.count))
    }

    private mutating func addInitializers() -> Int {
        let number = names.add(MemberTable.initializers)
        initializers = number
        return number
    }
}
