import ScopeGraph
import Semantics
import SwiftReader

/// The names of members of some classes, as numbers, so that tables of them need no strings.
///
/// The numbers are those of the member table. The names of classes that no member has follow.
struct MemberNames: Sendable {
    private let table: MemberTable
    /// By number in the table, whether the name is included.
    private var isSelected: [Bool]
    private var lengths = WordLengths()
    private var classNames = NameFilter(names: [])

    /// The upper bound of the numbers.
    var count: Int { isSelected.count + classNames.names.count }

    /// - Parameters:
    ///   - classes: indices into `TypeIndex.types`.
    ///   - isSelected: whether a member counts. Initializers are listed under the name of their class.
    init(of classes: Set<Int>, in model: SemanticModel, where isSelected: (Declaration) -> Bool) {
        table = model.memberTable
        self.isSelected = [Bool](repeating: false, count: table.nameCount)
        let initializer = table.numberOfInitializers
        var others: [String] = []
        // In the order of the files, which the caches like.
        for type in classes.sorted() {
            for (number, members) in model.members(of: type).numbered {
                if number != initializer, self.isSelected[number] { continue }
                guard let member = members.first(where: { isSelected(model.index.declaration($0.location)) }) else {
                    continue
                }
                let source = model.source(member.location.file)
                let declaration = source[member.location.declaration]
                if number == initializer {
                    let name = model.index.types[type].name
                    if let known = table.number(of: name) { ask(known, name) } else { others.append(name) }
                } else if declaration.name.isEmpty {
                    ask(number, table.name(of: number))
                } else {
                    self.isSelected[number] = true
                    lengths.insert(source.nameBounds(declaration.name), of: source.bytes)
                }
            }
        }
        classNames = NameFilter(names: others)
    }

    private mutating func ask(_ number: Int, _ name: String) {
        isSelected[number] = true
        lengths.insert(name)
    }

    /// The number of the name in a range, without backticks; `nil` if it is not included.
    func number(_ range: SourceRange, in source: SourceFile) -> Int? {
        let word = source.nameBounds(range)
        let bytes = source.bytes
        if lengths.mayHold(word, of: bytes), let number = table.number(of: word, in: bytes), isSelected[number] {
            return number
        }
        return classNames.number(range, in: source).map { isSelected.count + $0 }
    }

    /// The number of a name; `nil` if it is not included.
    func number(of name: String) -> Int? {
        if let number = table.number(of: name), isSelected[number] { return number }
        return classNames.number(of: name).map { isSelected.count + $0 }
    }

    func name(of number: Int) -> String {
        number < isSelected.count ? table.name(of: number) : classNames.names[number - isSelected.count]
    }
}
