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
                guard members.contains(where: { isSelected(model.index.declaration($0.location)) }) else { continue }
                if number != initializer {
                    self.isSelected[number] = true
                } else if let known = table.number(of: model.index.types[type].name) {
                    self.isSelected[known] = true
                } else {
                    others.append(model.index.types[type].name)
                }
            }
        }
        classNames = NameFilter(names: others)
    }

    /// The number of the name in a range, without backticks; `nil` if it is not included.
    func number(_ range: SourceRange, in source: SourceFile) -> Int? {
        let word = source.nameBounds(range)
        if let number = table.number(of: word, in: source.bytes) { return isSelected[number] ? number : nil }
        return classNames.number(range, in: source).map { isSelected.count + $0 }
    }

    /// The number of a name; `nil` if it is not included.
    func number(of name: String) -> Int? {
        if let number = table.number(of: name) { return isSelected[number] ? number : nil }
        return classNames.number(of: name).map { isSelected.count + $0 }
    }

    func name(of number: Int) -> String {
        number < isSelected.count ? table.name(of: number) : classNames.names[number - isSelected.count]
    }
}
