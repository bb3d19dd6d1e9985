import Graphs
import SwiftReader

/// The names that decide whether a deferred file is relevant.
package struct KnownNames: Sendable {
    /// The names whose extensions and subclasses are relevant: components, custom base classes, dependencies with
    /// requirements other than variables, and the classes that inherit from one of them, also through typealiases.
    private var names: Set<String> = []
    /// The same names, and all dependencies.
    private var words = WordSet()
    /// Whether all of them are in ASCII and without backticks.
    private var areWords = true

    package init() {}

    /// Adds the names in files that were read.
    ///
    /// - Returns: whether there are new ones.
    package mutating func take(from files: [DropInFile]) -> Bool {
        let count = names.count
        for file in files {
            for components in file.declarations.allComponents { components.forEach { insert($0.name) } }
            for unseen in file.unseen { insert(unseen.name) }
            for alias in file.classAliases.ofLibrary { insert(alias) }
            for dependency in file.declarations.dependencies {
                if dependency.otherRequirements.isEmpty {
                    addWord(dependency.name)
                } else {
                    insert(dependency.name)
                }
            }
        }
        let derived = files.lazy.flatMap { $0.otherClasses + $0.classAliases.ofOthers }
        let classes = Dictionary(grouping: derived, by: \.base)
        let bases = classes.keys.filter(names.contains)
        for name in reachable(from: bases, { classes[$0, default: []].lazy.map(\.name) }) { insert(name) }
        return names.count > count
    }

    /// Whether an extension or a subclass of the name is relevant.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether one of the names may occur in some bytes, in code or not.
    func haveAny(in bytes: [UInt8]) -> Bool { !areWords || words.containsAny(in: bytes) }

    /// - Returns: whether it is new.
    @discardableResult
    private mutating func insert(_ name: String) -> Bool {
        guard names.insert(name).inserted else { return false }
        addWord(name)
        return true
    }

    private mutating func addWord(_ name: String) {
        words.insert(WordHash(name))
        if !name.utf8.allSatisfy({ $0 < 0x80 && $0.isPartOfName }) { areWords = false }
    }
}
