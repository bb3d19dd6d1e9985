import Semantics

/// Builders that are scopes themselves, because no component has their dependency.
extension WiringReader {
    /// A builder is a scope itself if it creates no component, or only ones with other dependencies than its own, as in
    /// `ChessComponent(dependency: ChessBox(dependency))`. An exception is a builder with the dependency of a component
    /// that no other builder creates. That component is then the child, however it is created.
    mutating func addBuilderScopes() {
        let built = Set(madeByBuilder.values.joined())
        // Subclasses choose the dependency of a generic builder.
        let inherited = Set(words.builders.compactMap { model.ancestry(of: $0.type).superclasses.first?.type })
        for builder in words.builders
        where !inherited.contains(builder.type) || index.declaration(of: builder.type).genericParameters.isEmpty {
            guard createsNone(builder, with: builder.dependency),
                (table.componentsByDependency[builder.dependency] ?? []).allSatisfy(built.contains),
                model.parts(of: builder.dependency).contains(where: { $0.declaredType != nil })
            else { continue }
            _ = table.add(scope(of: builder))
        }
    }

    /// Whether a builder certainly creates no component with a dependency.
    private func createsNone(_ builder: WiringWords.BuilderClass, with dependency: ResolvedType) -> Bool {
        let made = components(madeBy: builder.type)
        if made.isEmpty { return true }
        return !refusedBuilders.contains(builder.type) && !index.types[builder.type].isConditional
            && isUnconditional(dependency)
            && made.allSatisfy { scope in
                let created = table.partialScopes[scope]
                guard created.dialect.parentsConform, created.type.map({ !index.types[$0].isConditional }) ?? false
                else { return false }
                return created.dependencyType.map { $0 != dependency && isUnconditional($0) } ?? true
            }
    }

    /// Whether a dependency consists of declared types that are the same in all builds.
    private func isUnconditional(_ dependency: ResolvedType) -> Bool {
        model.parts(of: dependency).allSatisfy { part in
            part.declaredType.map { !index.types[$0].isConditional } ?? false
        }
    }

    /// Marks the providers that only builders pass to components with other dependencies than their own.
    mutating func markWrappers() {
        var calls: [Int: [PassingCall?]] = [:]
        for edge in edges where table.partialScopes[edge.parent].kind == .provider {
            calls[edge.parent, default: []].append(edge.call)
        }
        for (provider, calls) in calls where calls.allSatisfy({ $0.map(isInBuilderScope) ?? false }) {
            table.markWrapper(provider)
        }
    }

    private func isInBuilderScope(_ call: PassingCall) -> Bool {
        let builder = index.type(around: model.source(call.file)[call.value].block, in: call.file)
        return builder.flatMap { table.scopeOfType[$0] }.map { table.partialScopes[$0].kind == .builder } ?? false
    }

    private func scope(of builder: WiringWords.BuilderClass) -> PartialScope {
        let declared = index.types[builder.type]
        let created = components(madeBy: builder.type)
        let dialect = model.ancestry(of: builder.type).libraryBase.map(table.dialects.dialect)
        return PartialScope(
            type: builder.type,
            name: declared.qualifiedName,
            module: declared.module,
            kind: .builder,
            dialect: dialect ?? .ofPlainClasses,
            location: index.location(of: builder.type),
            access: declared.access,
            dependencyType: builder.dependency,
            dependencyProtocol: model.dependencyProtocol(builder.dependency, of: builder.type),
            root: nil,
            namesake: created.count == 1 ? table.partialScopes[created[0]].name : unmadeNames[builder.type]
        )
    }
}
