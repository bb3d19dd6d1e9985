import SwiftReader

/// The names of members of some classes, as numbers: tables of them need no text.
///
/// They are numbers of the member table, which has the names of a large app already; behind them stand the names of those
/// classes that no member has.
struct MemberNames {
    private let table: MemberTable
    /// By number in the table.
    private var isAsked: [Bool]
    private var lengths = WordLengths()
    private var classNames = NameFilter([])

    /// How many numbers there are.
    var count: Int { isAsked.count + classNames.names.count }

    /// - Parameters:
    ///   - classes: indices into `TypeIndex.types`.
    ///   - isAsked: whether a member counts. A class's initialiser goes by the class's name.
    init(of classes: Set<Int>, in model: SemanticModel, where isAsked: (Declaration) -> Bool) {
        table = model.memberTable
        self.isAsked = [Bool](repeating: false, count: table.nameCount)
        let initializer = table.number(of: "init")
        var others: [String] = []
        for type in classes {
            for (number, members) in model.members(of: type).numbered {
                guard let member = members.first(where: { isAsked(model.index.declaration($0.location)) }) else {
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
                    self.isAsked[number] = true
                    lengths.insert(source.nameBounds(declaration.name), of: source.bytes)
                }
            }
        }
        classNames = NameFilter(others)
    }

    private mutating func ask(_ number: Int, _ name: String) {
        isAsked[number] = true
        lengths.insert(name)
    }

    /// The number of the name in a range, without backticks; `nil` where it is none of them.
    func number(_ range: SourceRange, in source: SourceFile) -> Int? {
        let word = source.nameBounds(range)
        let bytes = source.bytes
        if lengths.mayHold(word, of: bytes), let number = table.number(of: word, in: bytes), isAsked[number] {
            return number
        }
        return classNames.number(range, in: source).map { isAsked.count + $0 }
    }

    /// The number of a name; `nil` where it is none of them.
    func number(of name: String) -> Int? {
        if let number = table.number(of: name), isAsked[number] { return number }
        return classNames.number(of: name).map { isAsked.count + $0 }
    }

    func name(of number: Int) -> String {
        number < isAsked.count ? table.name(of: number) : classNames.names[number - isAsked.count]
    }
}
