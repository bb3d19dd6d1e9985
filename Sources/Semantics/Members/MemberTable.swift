import Cores
import SwiftReader

/// The members of all types and their extensions, by name.
///
/// Immutable, and a class because all threads share it.
package final class MemberTable: Sendable {
    /// The name under which initializers are listed. Other names have no backticks here, so that a property that is
    /// called `init` has another one.
    package static let initializers = "`init`"
    /// The name under which subscripts are listed.
    package static let subscripts = "`subscript`"

    fileprivate let names: TextTable
    /// The members of a type are contiguous and sorted by the number of their names.
    fileprivate let members: [Member]
    /// The numbers of the names, in the order of `members`.
    fileprivate let numbers: [Int32]
    package let numberOfInitializers: Int?
    /// By type, the position of its first member. The rows of `foreignRows` follow.
    private let starts: [Int32]
    /// The extended types that no source declares, as positions in `starts`.
    private let foreignRows: [String: Int]

    /// Creates an empty table, for queries that do not involve members.
    init(withoutMembersOf index: TypeIndex) {
        names = TextTable()
        starts = [Int32](repeating: 0, count: index.types.count + 1)
        (members, numbers, foreignRows, numberOfInitializers) = ([], [], [:], nil)
    }

    init(of index: TypeIndex) {
        var reader = MemberReader(index: index)
        for type in index.types.indices {
            reader.read(index.declarationLocation(of: type), of: type)
            for location in index.extensions[type] { reader.read(location, of: type) }
            reader.endRow()
        }
        var rows: [String: Int] = [:]
        for (name, locations) in index.foreignExtensions {
            rows[name] = reader.starts.count - 1
            for location in locations { reader.read(location, of: nil) }
            reader.endRow()
        }
        foreignRows = rows
        names = reader.names
        numberOfInitializers = reader.initializers
        members = reader.members
        numbers = reader.numbers
        starts = reader.starts
    }

    /// The number of a name; `nil` if no member has it.
    package func number(of name: String) -> Int? { names.number(of: name) }

    /// The number of the name in a range of bytes; `nil` if no member has it.
    package func number(of word: Range<Int>, in bytes: [UInt8]) -> Int? { names.number(of: word, in: bytes) }

    package func name(of number: Int) -> String { names.text(of: number) }

    package var nameCount: Int { names.count }

    /// The members that a type and its extensions declare, without inherited ones.
    package func members(of type: Int) -> Members { row(type) }

    /// The members of extensions of a type that no source declares, such as `EmptyComponent`.
    func members(ofForeign name: String) -> Members {
        foreignRows[name].map(row) ?? Members(table: self, range: 0..<0)
    }

    private func row(_ number: Int) -> Members {
        Members(table: self, range: Int(starts[number])..<Int(starts[number + 1]))
    }
}

/// The members of one type, by name.
package struct Members: Sequence, Sendable {
    fileprivate let table: MemberTable
    fileprivate let range: Range<Int>

    package var isEmpty: Bool { range.isEmpty }

    package var count: Int { range.count }

    /// The members with a name, in order of file and position; `nil` if there are none.
    package subscript(name: String) -> ArraySlice<Member>? {
        range.isEmpty ? nil : table.number(of: name).flatMap { self[number: $0] }
    }

    /// The initializers; `nil` if there are none.
    package var initializers: ArraySlice<Member>? {
        range.isEmpty ? nil : table.numberOfInitializers.flatMap { self[number: $0] }
    }

    /// The members with a name, by the name's number in the table.
    package subscript(number name: Int) -> ArraySlice<Member>? {
        let first = range.partitioningIndex(where: { table.numbers[$0] >= name })
        let found = run(from: first)
        return found.isEmpty || table.numbers[first] != name ? nil : table.members[found]
    }

    /// The range of members, starting at a position, that share a name.
    fileprivate func run(from start: Int) -> Range<Int> {
        var end = start
        while end < range.upperBound, table.numbers[end] == table.numbers[start] { end += 1 }
        return start..<end
    }

    package func makeIterator() -> Iterator { Iterator(members: self) }

    /// The members, grouped by name, with the numbers of their names.
    package var numbered: some Sequence<(number: Int, members: ArraySlice<Member>)> {
        sequence(state: makeIterator()) { $0.nextNumbered() }
    }

    package struct Iterator: IteratorProtocol {
        private let members: Members
        private var location: Int

        fileprivate init(members: Members) {
            self.members = members
            location = members.range.lowerBound
        }

        package mutating func next() -> (name: String, members: ArraySlice<Member>)? {
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

extension SourceFile {
    /// The name under which a member table lists a declaration.
    package func memberName(of declaration: Declaration) -> String {
        switch declaration.kind {
        case .initializer: MemberTable.initializers
        case .subscript: MemberTable.subscripts
        default: name(declaration.name)
        }
    }
}
