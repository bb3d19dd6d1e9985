import Graphs
import SwiftReader

/// Superclasses found by name alone, because a class sees the types nested in its superclasses, and a protocol those of
/// the protocols that it inherits.
extension NameLookup {
    /// The greatest nesting depth of classes.
    private static let nestingLimit = 8

    /// A class and its declared superclasses, found by name alone.
    func withSuperclasses(_ type: Int) -> [Int] {
        var classes = [type]
        while classes.count < 64, let last = classes.last, let next = superclass(of: last), !classes.contains(next) {
            classes.append(next)
        }
        return classes
    }

    /// The declared superclasses of a class, or the declared protocols that a protocol inherits; near ones first.
    func inherited(by type: Int) -> [Int] {
        guard index.types[type].kind == .protocol else { return Array(withSuperclasses(type).dropFirst()) }
        var protocols = Worklist([type])
        while protocols.nodes.count < 64, let next = protocols.next() {
            for position in 0..<index.declaration(of: next).inherited.indices.count {
                guard let parent = inherited(at: position, by: next), index.types[parent].kind == .protocol else {
                    continue
                }
                protocols.insert(parent)
            }
        }
        return Array(protocols.nodes.dropFirst())
    }

    private func superclass(of type: Int) -> Int? {
        guard index.types[type].kind == .class else { return nil }
        return inherited(at: 0, by: type).flatMap { index.types[$0].kind == .class ? $0 : nil }
    }

    /// The type at a position in an inheritance clause.
    private func inherited(at position: Int, by type: Int) -> Int? {
        let declared = index.types[type]
        // The meaning of a name in a class may depend on the superclasses of the enclosing classes.
        guard memory.superclassDepth < Self.nestingLimit,
            declared.qualifiedName.utf8.lazy.filter({ $0 == UInt8(ascii: ".") }).count < Self.nestingLimit
        else { return nil }
        memory.superclassDepth += 1
        defer { memory.superclassDepth -= 1 }
        let source = index.files[declared.file].source
        let declaration = source[declared.declaration]
        let clause = source.types(declaration.inherited)
        guard clause.indices.contains(clause.startIndex + position),
            case .name(let parts)? = TypeSyntaxReader.form(of: clause[clause.startIndex + position], in: source)?.bare
        else { return nil }
        return self.type(named: parts, file: declared.file, block: declaration.block)
    }
}
