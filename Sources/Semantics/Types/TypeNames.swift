import SwiftReader

/// The names of types, as numbers, so that tables need no strings. Equal names have one number.
package struct TypeNames: Sendable {
    private var texts = TextTable()
    /// The numbers of names with non-ASCII characters, because equal names can have different bytes.
    private var others: [String: Int] = [:]
    /// By number, the types with that qualified name.
    private(set) var types: [[Int]] = []
    /// By number, whether it is a simple name that can denote a type: a type, a generic parameter, an associated type,
    /// a typealias, `Self`.
    private var isWord: [Bool] = []
    /// By number, whether it is the name of a generic parameter, an associated type or a protocol's typealias.
    private var isParameter: [Bool] = []
    /// By number, whether a nested type has the name.
    private var isNested: [Bool] = []
    /// The names that can denote a type.
    private var hashes = WordSet()

    /// The number of `Self`.
    static let ofSelf = 0

    init() { addWord("Self") }

    /// Adds the next type.
    ///
    /// - Parameters:
    ///   - type: an index into `TypeIndex.types`, greater than the previous ones.
    ///   - qualifiedName: `nil` for a local type, which is not found by qualified name.
    mutating func add(_ type: Int, named name: String, _ qualifiedName: String?) {
        let word = addWord(name)
        guard let qualifiedName else { return }
        if qualifiedName.utf8.count == name.utf8.count { return types[word].append(type) }
        isNested[word] = true
        types[number(adding: qualifiedName)].append(type)
    }

    /// Adds the name of a generic parameter or an associated type, or of a typealias that may belong to a protocol.
    mutating func addParameter(_ name: String) { isParameter[addWord(name)] = true }

    @discardableResult
    private mutating func addWord(_ name: String) -> Int {
        let number = number(adding: name)
        if !isWord[number] {
            isWord[number] = true
            hashes.insert(WordHash(name))
        }
        return number
    }

    private mutating func number(adding name: String) -> Int {
        if !name.isASCII, let known = others[name] { return known }
        let number = texts.add(name)
        guard number == types.count else { return number }
        if !name.isASCII { others[name] = number }
        types.append([])
        isWord.append(false)
        isParameter.append(false)
        isNested.append(false)
        return number
    }

    private func number(of name: String) -> Int? { name.isASCII ? texts.number(of: name) : others[name] }

    /// The number of a name that some source may declare as a type, a generic parameter or an associated type. `nil` is
    /// certain.
    func word(_ name: String) -> Int? { number(of: name).flatMap { isWord[$0] ? $0 : nil } }

    /// The same for an ASCII name.
    ///
    /// - Parameter range: inside `bytes`.
    package func word(_ range: SourceRange, in bytes: [UInt8]) -> Int? {
        texts.number(of: Int(range.start)..<Int(range.end), in: bytes).flatMap { isWord[$0] ? $0 : nil }
    }

    /// Whether a generic parameter, an associated type or a protocol's typealias may have the name with this number.
    /// `false` is certain.
    func isParameter(_ word: Int) -> Bool { isParameter[word] }

    /// The only type with a name, if it is at the top level of a file and no nested type has the name.
    func onlyType(_ word: Int) -> Int? { types[word].count == 1 && !isNested[word] ? types[word][0] : nil }

    /// Whether a nested type has the name with this number.
    func mayBeNested(_ word: Int) -> Bool { isNested[word] }

    /// All types with a qualified name, in order of module.
    package func types(named name: String) -> [Int] { number(of: name).map { types[$0] } ?? [] }

    /// Whether any word in a range of a file may denote a type that some source declares. `false` is certain.
    func mayDeclareWord(of range: SourceRange, in source: SourceFile) -> Bool {
        let bytes = source.bytes
        return source.hasWord(in: range) { word in
            let bounds = Int(word.start)..<Int(word.end)
            // Two spellings of one name can have different bytes.
            return hashes.contains(WordHash(bytes, in: bounds)) || bytes[bounds].contains { $0 >= 0x80 }
        }
    }
}
