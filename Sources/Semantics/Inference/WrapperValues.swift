import SwiftReader

/// What a property wrapper adds to its property, where the sources leave no doubt.
extension SemanticModel {
    /// `$name`, the projected value of a property's wrapper, or `_name`, the wrapper.
    func certainWrapperValue(_ expression: Expression, in file: Int) -> ResolvedType {
        let name = source(file).name(expression.name)
        guard let mark = name.first, mark == "$" || mark == "_", name.utf8.count > 1,
            let owner = index.type(around: expression.block, in: file),
            case .declarations(let locations, let parameters) = member(
                named: String(name.dropFirst()),
                of: .declared(owner, arguments: [])
            ),
            locations.count == 1, let location = locations.first, parameters.isEmpty,
            let whole = certainWrapper(of: location)
        else { return .unknown }
        guard mark == "$" else { return whole }
        guard case .declarations(let projections, let arguments) = member(named: "projectedValue", of: whole),
            projections.count == 1, let projection = projections.first,
            !index.declaration(projection).type.isEmpty
        else { return .unknown }
        let found = complete(certainType(ofVariable: projection).replacing(arguments))
        return found.holdsParameter ? .unknown : found
    }

    /// The type of the only wrapper of a property.
    private func certainWrapper(of location: DeclarationLocation) -> ResolvedType? {
        let declaration = index.declaration(location)
        guard declaration.kind == .variable, declaration.attributes.count == 1,
            isAlwaysCompiled(declaration, in: location.file),
            case .declared(let type, let arguments) = wrapper(of: declaration, in: location.file)
        else { return nil }
        let whole = ResolvedType.declared(type, arguments: arguments)
        if complete(whole) != .unknown { return whole }
        guard arguments.isEmpty, index.declaration(of: type).genericParameters.count == 1,
            case .declarations(let values, _) = member(named: "wrappedValue", of: whole), values.count == 1,
            let value = values.first, case .parameter = certainType(ofVariable: value)
        else { return nil }
        let held =
            declaration.type.isEmpty
            ? self.type(ofWrapped: declaration, by: .declared(type, arguments: []), in: location.file)
            : certainType(ofVariable: location)
        return held == .unknown || held.holdsParameter ? nil : .declared(type, arguments: [held])
    }
}
