import SwiftReader

extension TableRules {
    mutating func checkDeclarations() {
        var previous: UInt32 = 0
        for (index, declaration) in file.declarations.enumerated() {
            if declaration.range.start < previous { broken.append("declaration \(index) is out of order") }
            previous = declaration.range.start
            checkRanges(of: declaration, index)
            checkRuns(of: declaration, index)
            require(declaration.block.value, below: file.blocks.count, "block of declaration", index)
            require(declaration.condition, below: file.conditions.count, "condition of declaration", index)
            require(declaration.initialValue?.value, below: file.expressions.count, "value of declaration", index)
            require(declaration.body?.value, below: file.blocks.count, "body of declaration", index)
            checkOwner(of: declaration, index)
        }
    }

    /// The names of a pattern, `var (a, b): T { … }`, share a body; one of them owns it.
    private mutating func checkOwner(of declaration: Declaration, _ index: Int) {
        guard let body = declaration.body, Int(body.value) < file.blocks.count else { return }
        guard let owner = file[body].owner, Int(owner.value) < file.declarations.count, file[owner].body == body else {
            broken.append("body of declaration \(index) has another owner")
            return
        }
    }

    private mutating func checkRanges(of declaration: Declaration, _ index: Int) {
        require(declaration.range, "declaration", index)
        require(declaration.keyword, "keyword of declaration", index)
        require(declaration.name, "name of declaration", index)
        require(declaration.whereClause, "where clause of declaration", index)
        require(declaration.type, "type of declaration", index)
    }

    private mutating func checkRuns(of declaration: Declaration, _ index: Int) {
        require(declaration.attributes, in: file.attributes.count, "attributes", index)
        require(declaration.genericParameters, in: file.genericParameters.count, "generic parameters", index)
        require(declaration.inherited, in: file.types.count, "inherited types", index)
        require(declaration.parameters, in: file.parameters.count, "parameters", index)
        require(declaration.accessors, in: file.accessors.count, "accessors", index)
    }

    mutating func checkDeclarationParts() {
        for (index, type) in file.types.enumerated() { require(type, "type", index) }
        for (index, attribute) in file.attributes.enumerated() {
            require(attribute.range, "attribute", index)
            require(attribute.name, "name of attribute", index)
        }
        for (index, parameter) in file.genericParameters.enumerated() {
            require(parameter.name, "generic parameter", index)
            require(parameter.constraint, "constraint of generic parameter", index)
        }
        for (index, parameter) in file.parameters.enumerated() {
            require(parameter.label, "label of parameter", index)
            require(parameter.name, "name of parameter", index)
            require(parameter.type, "type of parameter", index)
            require(parameter.defaultValue?.value, below: file.expressions.count, "value of parameter", index)
        }
        for (index, accessor) in file.accessors.enumerated() {
            require(accessor.keyword, "accessor", index)
            require(accessor.attributes, in: file.attributes.count, "attributes of accessor", index)
            require(accessor.body?.value, below: file.blocks.count, "body of accessor", index)
        }
    }
}
