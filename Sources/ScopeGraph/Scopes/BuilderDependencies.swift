import Semantics

extension SemanticModel {
    /// The faults of builders whose dependency no module can declare.
    ///
    /// - Parameter components: those of components, which say the same of the protocols that they name.
    func undeclaredDependencies(besides components: [GraphFault]) -> [GraphFault] {
        let known = Set(components.compactMap(spelling))
        return index.types.indices.compactMap { type in
            guard index.types[type].kind == .class, !index.types[type].isLocal, !index.types[type].isConditional,
                !index.libraries.declares(type), ancestry(of: type).isBuilder,
                let dependency = ancestry(of: type).libraryBase?.dependency,
                isCertainlyMissing(dependency, file: index.types[type].file),
                index.modules[index.types[type].module].kind != .test,
                case let written = dependencyProtocol(dependency, of: type), written.location == nil,
                !known.contains(written.spelling)
            else { return nil }
            let name = index.types[type].qualifiedName
            let kind = GraphFault.Kind.undeclaredDependency(builder: name, spelling: written.spelling)
            return GraphFault(kind: kind, location: written.use)
        }
    }

    private func spelling(in fault: GraphFault) -> String? {
        if case .unknownDependency(_, let spelling) = fault.kind { spelling } else { nil }
    }
}
