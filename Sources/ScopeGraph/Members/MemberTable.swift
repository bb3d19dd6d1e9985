import Cores
import SwiftReader

/// A member of a type: a variable, function, initialiser or case in its body or in an extension.
struct Member: Sendable {
    /// The type that has it: an index into `TypeIndex.types`; `nil` where no source declares the type.
    var type: Int? { typeNumber < 0 ? nil : Int(typeNumber) }
    var location: DeclarationLocation { DeclarationLocation(file: Int(file), declaration: declaration) }
    /// The type or extension in whose braces it stands.
    let owner: Owner
    // Small numbers: there are very many members.
    private let file: Int32
    private let declaration: DeclarationID
    private let typeNumber: Int32

    struct Owner: Sendable {
        let kind: Declaration.Kind
        let access: Access?
    }

    init(location: DeclarationLocation, owner: Owner, type: Int?) {
        file = Int32(truncatingIfNeeded: location.file)
        declaration = location.declaration
        self.owner = owner
        typeNumber = Int32(truncatingIfNeeded: type ?? -1)
    }
}

/// The members that all types and their extensions declare, by name; initialisers under `init`, subscripts under
/// `subscript`.
///
/// A class, because it never changes; all threads share it.
final class MemberTable: Sendable {
    fileprivate let names: TextTable
    /// Those of one type stand together, sorted by the number of their names.
    fileprivate let members: [Member]
    /// By place in `members`.
    fileprivate let numbers: [Int32]
    /// The number of `init`.
    fileprivate let numberOfInitializers: Int?
    /// By type, where its members begin; behind all types, those of `foreignRows`.
    private let starts: [Int32]
    /// The extended types that no source declares, as places in `starts`.
    private let foreignRows: [String: Int]

    /// For questions that members have no part in.
    init(withoutMembersOf index: TypeIndex) {
        names = TextTable()
        starts = [Int32](repeating: 0, count: index.types.count + 1)
        (members, numbers, foreignRows, numberOfInitializers) = ([], [], [:], nil)
    }

    init(of index: TypeIndex) {
        var reader = MemberReader(index: index)
        for type in index.types.indices { reader.read(index.memberBlocks(of: type), of: type) }
        var rows: [String: Int] = [:]
        for (name, locations) in index.foreignExtensions {
            rows[name] = reader.starts.count - 1
            reader.read(locations.compactMap { MemberBlock($0, in: index) }, of: nil)
        }
        foreignRows = rows
        names = reader.names
        numberOfInitializers = reader.names.number(of: "init")
        members = reader.members
        numbers = reader.numbers
        starts = reader.starts
    }

    /// The number of a name; `nil` where no member has it.
    func number(of name: String) -> Int? { names.number(of: name) }

    /// The number of the name in a run of bytes; `nil` where no member has it.
    func number(of word: Range<Int>, in bytes: [UInt8]) -> Int? { names.number(of: word, in: bytes) }

    /// The name of a number.
    func name(of number: Int) -> String { names.text(of: number) }

    /// How many names there are.
    var nameCount: Int { names.count }

    /// Those that a type and its extensions declare. Inherited ones are not among them.
    func members(of type: Int) -> Members { row(type) }

    /// Those that extensions give to a type that no source declares, such as `EmptyComponent`.
    func members(ofForeign name: String) -> Members {
        foreignRows[name].map(row) ?? Members(table: self, range: 0..<0)
    }

    private func row(_ number: Int) -> Members {
        Members(table: self, range: Int(starts[number])..<Int(starts[number + 1]))
    }
}

/// The members of one type, by name.
struct Members: Sequence, Sendable {
    fileprivate let table: MemberTable
    fileprivate let range: Range<Int>

    var isEmpty: Bool { range.isEmpty }

    var count: Int { range.count }

    /// Those of a name, in order of file and place; `nil` where there is none.
    subscript(name: String) -> ArraySlice<Member>? {
        range.isEmpty ? nil : table.number(of: name).flatMap { self[number: $0] }
    }

    /// The initialisers; `nil` where there is none.
    var initializers: ArraySlice<Member>? {
        range.isEmpty ? nil : table.numberOfInitializers.flatMap { self[number: $0] }
    }

    /// Those of a name, by its number in the table.
    subscript(number wanted: Int) -> ArraySlice<Member>? {
        let first = range.partitioningIndex(pastAll: { table.numbers[$0] < wanted })
        let found = run(from: first)
        return found.isEmpty || table.numbers[first] != wanted ? nil : table.members[found]
    }

    /// The members from a place on that have one name.
    fileprivate func run(from start: Int) -> Range<Int> {
        var end = start
        while end < range.upperBound, table.numbers[end] == table.numbers[start] { end += 1 }
        return start..<end
    }

    func makeIterator() -> Iterator { Iterator(members: self) }

    /// The members with the numbers of their names.
    var numbered: some Sequence<(number: Int, members: ArraySlice<Member>)> {
        sequence(state: makeIterator()) { $0.nextNumbered() }
    }

    /// Goes through the names.
    struct Iterator: IteratorProtocol {
        private let members: Members
        private var location: Int

        fileprivate init(members: Members) {
            self.members = members
            location = members.range.lowerBound
        }

        mutating func next() -> (name: String, members: ArraySlice<Member>)? {
            nextNumbered().map { (members.table.name(of: $0.number), $0.members) }
        }

        fileprivate mutating func nextNumbered() -> (number: Int, members: ArraySlice<Member>)? {
            let run = members.run(from: location)
            guard let first = run.first else { return nil }
            location = run.upperBound
            return (Int(members.table.numbers[first]), members.table.members[run])
        }
    }
}

/// Fills the table.
private struct MemberReader {
    let index: TypeIndex
    var names = TextTable()
    var members: [Member] = []
    var numbers: [Int32] = []
    var starts: [Int32] = [0]

    /// The members of one type, with the numbers of their names above their own.
    private var row: [(order: UInt64, member: Member)] = []

    init(index: TypeIndex) { self.index = index }

    mutating func read(_ blocks: [MemberBlock], of type: Int?) {
        row.removeAll(keepingCapacity: true)
        for block in blocks { read(block, of: type) }
        row.sort { $0.order < $1.order }
        for entry in row {
            members.append(entry.member)
            numbers.append(Int32(truncatingIfNeeded: entry.order >> 32))
        }
        starts.append(Int32(truncatingIfNeeded: members.count))
    }

    private mutating func read(_ block: MemberBlock, of type: Int?) {
        let source = index.files[block.file].source
        let (items, declarations, bytes) = (source.items, source.declarations, source.bytes)
        let owner = Member.Owner(kind: block.owner.kind, access: block.owner.access)
        for item in source[block.block].items.indices {
            guard case .declaration(let id) = items[item] else { continue }
            let declaration = declarations[Int(id.value)]
            let number: Int
            switch declaration.kind {
            case .variable, .function, .enumCase: number = names.add(source.nameBounds(declaration.name), in: bytes)
            case .initializer: number = names.add("init")
            case .subscript: number = names.add("subscript")
            default: continue
            }
            let location = DeclarationLocation(file: block.file, declaration: id)
            let order = UInt64(number) << 32 | UInt64(row.count)
            row.append((order, Member(location: location, owner: owner, type: type)))
        }
    }
}
