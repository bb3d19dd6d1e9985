import Cores
import Semantics
import SwiftReader

/// What takes a value of a generic parameter of its type: `make` of `Plugin<D>`, which receives a dependency if a
/// `Plugin<ChildDependency>` is written somewhere.
struct GenericReceivers {
    /// A function, or a property with the type of a function.
    private struct Receiver {
        /// The name of the generic type.
        let type: String
        let name: String
    }

    /// - Parameter dependencyProtocols: the last words of all names under which a dependency can be written.
    /// - Returns: the names of the receivers in types that are written with a dependency.
    static func names(of dependencyProtocols: NameFilter, in model: SemanticModel) -> Set<String> {
        let index = model.index
        let found = mapOnAllCores(model.filePortions) { files in
            files.filter { !index.isOfLibrary($0) }.flatMap { receivers(in: $0, index) }
        }
        .flatMap(\.self)
        // Most apps have none: then no expressions need to be read.
        if found.isEmpty { return [] }
        let types = NameFilter(names: found.map(\.type))
        let written = mapOnAllCores(model.filePortions) { files in
            files.flatMap { index.files[$0].source.typesWritten(with: dependencyProtocols, among: types) }
        }
        let names = Set(written.joined())
        return Set(found.filter { names.contains($0.type) }.map(\.name))
    }

    private static func receivers(in file: Int, _ index: TypeIndex) -> [Receiver] {
        let source = index.files[file].source
        var known: BlockID?
        var owner: (type: String, parameters: NameFilter)?
        return source.declarations.compactMap { declaration -> Receiver? in
            guard declaration.kind == .function || declaration.kind == .variable,
                source[declaration.block].kind == .members
            else { return nil }
            // The members of a type are consecutive.
            if known != declaration.block {
                known = declaration.block
                owner = genericType(owning: declaration.block, in: file, index).map {
                    (index.types[$0].name, parameters(of: $0, index))
                }
            }
            guard let owner, source.takes(oneOf: owner.parameters, declaration) else { return nil }
            return Receiver(type: owner.type, name: source.name(declaration.name))
        }
    }

    private static func genericType(owning block: BlockID, in file: Int, _ index: TypeIndex) -> Int? {
        guard let owner = index.files[file].source[block].owner, let type = index.type(of: owner, in: file) else {
            return nil
        }
        return index.declaration(of: type).genericParameters.isEmpty ? nil : type
    }

    private static func parameters(of type: Int, _ index: TypeIndex) -> NameFilter {
        let source = index.files[index.types[type].file].source
        return NameFilter(
            names: source.namesOfGenericParameters(of: index.declaration(of: type))
        )
    }
}

extension SourceFile {
    fileprivate func takes(oneOf types: NameFilter, _ declaration: Declaration) -> Bool {
        declaration.kind == .variable
            ? isFunctionType(declaration.type) && types.isAnyWord(of: declaration.type, in: self)
            : declaration.parameters.indices.contains { types.isAnyWord(of: parameters[$0].type, in: self) }
    }

    /// The names of generic types that are written with a dependency among their arguments.
    fileprivate func typesWritten(with dependencyProtocols: NameFilter, among types: NameFilter) -> Set<String> {
        var names: Set<String> = []
        func read(_ range: SourceRange) {
            guard mayHoldArguments(range), types.isAnyWord(of: range, in: self),
                WiringWords.mentions(dependencyProtocols, range, in: self)
            else { return }
            names.formUnion(namesWithArguments(in: range))
        }
        for declaration in declarations {
            read(declaration.type)
            for range in self.types(declaration.inherited) { read(range) }
        }
        for parameter in parameters { read(parameter.type) }
        for expression in expressions {
            switch expression.kind {
            case .identifier where !expression.type.isEmpty:
                guard types.contains(expression.name, in: self),
                    WiringWords.mentions(dependencyProtocols, expression.type, in: self)
                else { continue }
                names.insert(name(expression.name))
            case .call:
                guard let base = expression.base, self[base].kind == .identifier,
                    types.contains(self[base].name, in: self), gives(dependencyProtocols, expression)
                else { continue }
                names.insert(name(self[base].name))
            default: continue
            }
        }
        return names
    }

    /// Whether a call determines a generic argument by a closure that takes a dependency: `Plugin { (d: ChildDependency)
    /// in … }`.
    private func gives(_ dependencyProtocols: NameFilter, _ call: Expression) -> Bool {
        arguments(of: call).contains { argument in
            self[argument.value].kind == .closure
                && self[argument.value].parameters.indices.contains {
                    WiringWords.mentions(dependencyProtocols, parameters[$0].type, in: self)
                }
        }
    }
}
