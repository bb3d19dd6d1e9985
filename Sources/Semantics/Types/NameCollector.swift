/// The names in a type, in order.
struct NameCollector {
    let index: TypeIndex
    var names: [NamedType] = []
    var hasForeignNames = false

    mutating func collect(_ type: ResolvedType) {
        switch type {
        case .unknown, .parameter: break
        case .declared(let declared, let arguments):
            let type = index.types[declared]
            // Generated code copies the imports of a module without sources.
            if index.libraries.isStub(type.module) {
                hasForeignNames = true
                arguments.forEach { collect($0) }
                return
            }
            names.append(
                NamedType(
                    name: type.qualifiedName,
                    module: type.module,
                    access: type.access,
                    isOfSharedFiles: index.isDeclaredBySharers(type)
                )
            )
            arguments.forEach { collect($0) }
        case .named(let name, let arguments):
            if !ResolvedType.isMark(name), !StandardLibrary.declaresType(named: name) {
                hasForeignNames = true
            }
            arguments.forEach { collect($0) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            collect(inner)
        case .tuple(let elements): elements.forEach { collect($0.type) }
        case .function(let parameters, _, let result):
            parameters.forEach { collect($0) }
            collect(result)
        case .composition(let parts): parts.forEach { collect($0) }
        }
    }
}
