import SwiftReader

/// The superclasses of a class, as far as the sources declare them.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class Ancestry: Sendable {
    package struct Step: Sendable {
        /// An index into `TypeIndex.types`.
        package let type: Int
        /// Its generic arguments, in terms of the generic parameters of its subclass in the chain.
        package let arguments: [ResolvedType]
    }

    /// The declared superclasses, nearest first, without the class itself.
    package let superclasses: [Step]
    /// The nearest library class in the chain, with its generic arguments in terms of the class's own parameters.
    package let libraryBase: LibraryBase?
    /// The roles of that class; empty if there is none.
    package let libraryRoles: LibraryRole
    /// Where the class or one of its superclasses names the library class.
    package let libraryUse: (file: Int, range: SourceRange)?

    init(superclasses: [Step], libraryBase: LibraryBase?, libraryUse: (file: Int, range: SourceRange)?) {
        self.superclasses = superclasses
        self.libraryBase = libraryBase
        libraryRoles = libraryBase?.first.library.roles ?? []
        self.libraryUse = libraryUse
    }

    /// The ancestry of types other than classes.
    static let none = Ancestry(superclasses: [], libraryBase: nil, libraryUse: nil)

    /// The class and its superclasses, given the generic arguments of the class.
    package func chain(from type: Int, arguments: [ResolvedType], in model: SemanticModel) -> [Step] {
        var last = Step(type: type, arguments: arguments)
        var result: [Step] = []
        result.reserveCapacity(superclasses.count + 1)
        result.append(last)
        for step in superclasses {
            last = Step(type: step.type, arguments: step.arguments.replacingParameters(of: last, in: model))
            result.append(last)
        }
        return result
    }
}

extension [ResolvedType] {
    /// Replaces the generic parameters of a class by its arguments.
    fileprivate func replacingParameters(of step: Ancestry.Step, in model: SemanticModel) -> [ResolvedType] {
        guard !step.arguments.isEmpty, contains(where: \.holdsParameter) else { return self }
        let parameters = model.genericParameters(of: step.type, arguments: step.arguments)
        return map { $0.replacing(parameters) }
    }
}

/// The superclass that the inheritance clause of a class names.
package struct WrittenSuperclass: Sendable {
    let type: ResolvedType
    let range: SourceRange
}

extension SemanticModel {
    /// The greatest number of superclasses or inherited protocols to follow from a type. No app reaches it; it avoids
    /// quadratic time for long chains.
    package static let inheritanceLimit = 128

    package func ancestry(of type: Int) -> Ancestry {
        guard index.types[type].kind == .class else { return .none }
        if let facts { return facts.ancestries[type] }
        if let known = ancestries[type] { return known }
        var superclasses: [Ancestry.Step] = []
        var last = Ancestry.Step(type: type, arguments: [])
        var base: LibraryBase?
        var use: (file: Int, range: SourceRange)?
        while superclasses.count < Self.inheritanceLimit, let written = writtenSuperclass(of: last.type) {
            guard case .declared(let named, let arguments) = written.type else { break }
            let file = index.types[last.type].file
            let next = libraryClass(named, inheritedBy: type, namedAt: (file, written.range))
            guard next != type, !superclasses.contains(where: { $0.type == next }) else { break }
            superclasses.append(Ancestry.Step(type: next, arguments: arguments))
            let own = arguments.replacingParameters(of: last, in: self)
            if let library = index.libraries[next] {
                let inherited = LibraryClass(type: next, library: library, arguments: own)
                if base == nil { use = (file, written.range) }
                base = base?.inheriting(inherited) ?? LibraryBase(first: inherited)
            }
            last = Ancestry.Step(type: next, arguments: own)
        }
        let result = Ancestry(superclasses: superclasses, libraryBase: base, libraryUse: use)
        ancestries.set(result, for: type)
        return result
    }

    /// A class and its superclasses, nearest first.
    package func withSuperclasses(_ type: Int) -> [Int] {
        let superclasses = ancestry(of: type).superclasses
        var classes: [Int] = []
        classes.reserveCapacity(superclasses.count + 1)
        classes.append(type)
        for step in superclasses { classes.append(step.type) }
        return classes
    }

    /// The first type in the inheritance clause of a class, or the class in that composition, if it can be a class.
    package func writtenSuperclass(of type: Int) -> WrittenSuperclass? {
        guard index.types[type].kind == .class else { return nil }
        let declaration = index.declaration(of: type)
        // All components ask for that of the library's class. The meaning of a clause without parameters is remembered.
        guard !declaration.genericParameters.isEmpty else { return findSuperclass(of: type, declaration) }
        if let known = writtenSuperclasses[type] { return known }
        let found = findSuperclass(of: type, declaration)
        writtenSuperclasses.set(found, for: type)
        return found
    }

    private func findSuperclass(of type: Int, _ declaration: Declaration) -> WrittenSuperclass? {
        let file = index.types[type].file
        guard let first = source(file).types(declaration.inherited).first else { return nil }
        var resolved = resolution.type(inClause: first, of: declaration, in: file)
        if case .composition(let parts) = resolved, let superclass = parts.first(where: isClass) {
            resolved = superclass
        }
        if case .declared(let parent, _) = resolved, index.types[parent].kind != .class { return nil }
        return WrittenSuperclass(type: resolved, range: first)
    }

    private func isClass(_ type: ResolvedType) -> Bool {
        if case .declared(let declared, _) = type { index.types[declared].kind == .class } else { false }
    }
}
