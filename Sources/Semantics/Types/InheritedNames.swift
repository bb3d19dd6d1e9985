import SwiftReader

/// Superclasses found by name alone, because a class sees the types nested in its superclasses.
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

    private func superclass(of type: Int) -> Int? {
        let declared = index.types[type]
        // The meaning of a name in a class may depend on the superclasses of the enclosing classes.
        guard declared.kind == .class, memory.superclassDepth < Self.nestingLimit,
            declared.qualifiedName.utf8.lazy.filter({ $0 == UInt8(ascii: ".") }).count < Self.nestingLimit
        else { return nil }
        memory.superclassDepth += 1
        defer { memory.superclassDepth -= 1 }
        let source = index.files[declared.file].source
        let declaration = source[declared.declaration]
        guard let first = source.types(declaration.inherited).first,
            case .name(let parts)? = TypeSyntaxReader.form(of: first, in: source)?.bare
        else { return nil }
        let names = parts.map(\.name)
        let found =
            if let module = parts.first?.module {
                self.type(named: names, inModule: module, file: declared.file)
            } else {
                self.type(named: names, file: declared.file, block: declaration.block)
            }
        return found.flatMap { index.types[$0].kind == .class ? $0 : nil }
    }
}
