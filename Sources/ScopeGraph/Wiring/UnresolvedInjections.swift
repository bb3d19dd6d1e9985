import Semantics
import Modules
import SwiftReader

/// A call of an unknown or hidden function, with an argument labeled as for a component.
struct UnresolvedInjection: Sendable {
    /// Why the call cannot be resolved, or will not compile.
    enum Reason: Sendable {
        case unknownCallee
        /// The call would create the type of another module if the file imported the module.
        case unimported(type: Int)
        /// The module of the type keeps a declaration to itself.
        case hidden(HiddenDeclaration, type: Int)
    }

    let file: Int
    let call: ExpressionID
    let value: ExpressionID
    let dialect: Dialect
    let reason: Reason
}

/// Finds possible injections whose receiver is unknown: calls of unknown functions, and `.init` without a contextual
/// type.
struct UnresolvedInjections {
    private let model: SemanticModel
    /// The labels with which components are initialized, each with the first library that has it.
    private let labels: [(text: String, dialect: Dialect)]

    init(model: SemanticModel, _ dialects: Dialects) {
        self.model = model
        labels = dialects.all.flatMap { dialect in dialect.creationLabels.map { ($0, dialect) } }
    }

    /// The unresolved injections in a file.
    func receivers(in file: Int) -> [UnresolvedInjection] {
        let source = model.source(file)
        let (expressions, arguments) = (source.expressions, source.arguments)
        var receivers: [UnresolvedInjection] = []
        for number in expressions.indices where expressions[number].kind == .call {
            for argument in expressions[number].arguments.indices {
                let call = ExpressionID(number)
                guard let label = position(of: arguments[argument].label, in: source) else { continue }
                let dialect = labels[label].dialect
                guard let reason = reason(model.callee(of: call, in: file, depth: 0), of: call, in: file) else {
                    continue
                }
                receivers.append(
                    UnresolvedInjection(
                        file: file,
                        call: call,
                        value: arguments[argument].value,
                        dialect: dialect,
                        reason: reason
                    )
                )
            }
        }
        return receivers
    }

    /// `nil` if nothing is wrong with a callee.
    private func reason(_ callee: Callee, of call: ExpressionID, in file: Int) -> UnresolvedInjection.Reason? {
        switch callee {
        case .unknown, .initializer(of: .unknown, _): .unknownCallee
        case .initializer(of: .named(let name, _), _):
            privateType(named: name, in: file) ?? unimportedType(named: name, in: file).map { .unimported(type: $0) }
        case .initializer(of: .declared(let type, _), _) where isOfUnimportedModule(type, calledBy: call, in: file):
            .unimported(type: type)
        case .initializer(of: .declared(let type, _), let candidates):
            hiddenDeclaration(of: type, candidates, in: file).map { .hidden($0, type: type) }
        default: nil
        }
    }

    /// Whether a call names a builder or component by a module that the file does not import: `Login.LoginBuilder(…)`.
    private func isOfUnimportedModule(_ type: Int, calledBy call: ExpressionID, in file: Int) -> Bool {
        let (source, home) = (model.source(file), model.index.types[type].module)
        guard home != model.index.files[file].module, formsScope(type), var base = source[call].base else {
            return false
        }
        while let inner = source[base].base { base = inner }
        let lookup = model.resolution.lookup
        return source[base].kind == .identifier
            && source.spells(text: model.index.modules[home].name, in: source[base].name)
            && !lookup.importedModules(of: file).contains(home) && !lookup.hasUnclearImports(file)
    }

    /// The only builder or component with the name of a type without sources, if another file of the module keeps it to
    /// itself.
    private func privateType(named name: String, in file: Int) -> UnresolvedInjection.Reason? {
        let index = model.index
        let types = index.types(named: name)
        guard types.count == 1, let type = types.first, index.types[type].module == index.files[file].module,
            index.types[type].file != file, index.types[type].access <= .fileprivate,
            !index.types[type].isConditional, !index.types[type].isLocal, index.types[type].qualifiedName == name,
            formsScope(type), !model.resolution.lookup.hasUnclearImports(file)
        else { return nil }
        let declaration = HiddenDeclaration(
            access: index.types[type].access,
            isInitializer: false,
            location: index.location(of: type)
        )
        return .hidden(declaration, type: type)
    }

    /// The only builder or component that another module declares under the name of a type without sources.
    private func unimportedType(named name: String, in file: Int) -> Int? {
        let types = model.resolution.lookup.unimportedTypes(named: name, file: file)
        guard types.count == 1, let type = types.first, formsScope(type) else { return nil }
        return type
    }

    private func formsScope(_ type: Int) -> Bool {
        let ancestry = model.ancestry(of: type)
        return ancestry.isBuilder || ancestry.isComponent
    }

    /// The builder or component of another module, or its only initializer for a call, if the module keeps it to
    /// itself. The manifests of packages are certain about what belongs to which module, and so is an import.
    private func hiddenDeclaration(of type: Int, _ candidates: [Signature], in file: Int) -> HiddenDeclaration? {
        let index = model.index
        let (viewer, home) = (index.files[file].module, index.types[type].module)
        guard viewer != home, formsScope(type), !index.types[type].isConditional,
            index.modules.areTargets(viewer, home) && index.files[file].imports.contains(index.modules[home].name)
                || index.modules.areOfPackages(viewer, home) && !model.resolution.lookup.hasUnclearImports(file)
        else { return nil }
        func isVisible(_ access: Access) -> Bool { index.modules.isVisible(access, declaredIn: home, from: viewer) }
        let access = index.types[type].access
        guard isVisible(access) else {
            return HiddenDeclaration(access: access, isInitializer: false, location: index.location(of: type))
        }
        // The initializer may override that of the library.
        let own = candidates.filter { $0.location.map { !index.isOfLibrary($0.file) } ?? false }
        guard own.count == 1, let location = own[0].location, index.files[location.file].module == home else {
            return nil
        }
        let initializer = index.declaration(location)
        // In an extension, the access of the extension may count.
        guard initializer.block == index.declaration(of: type).body else { return nil }
        let visibility = initializer.access ?? .internal
        if isVisible(visibility) { return nil }
        let place = model.source(location.file).location(of: initializer.keyword)
        return HiddenDeclaration(access: visibility, isInitializer: true, location: place)
    }

    /// The position in `labels` of a label.
    private func position(of label: SourceRange, in source: SourceFile) -> Int? {
        label.isEmpty ? nil : labels.indices.first { source.spells(text: labels[$0].text, in: label) }
    }
}

extension WiringReader {
    /// Reports a component that is passed to an unknown or hidden receiver.
    mutating func note(_ receiver: UnresolvedInjection) {
        let source = model.source(receiver.file)
        guard let base = source[receiver.call].base, !source.isOwnMember(base),
            let type = model.type(of: receiver.value, in: receiver.file).unwrapped.declaredType,
            let parent = table.scopeOfType[type], table.partialScopes[parent].kind == .component,
            !receiver.dialect.isCreatedWithParent || table.partialScopes[parent].dialect.isCreatedWithParent
        else { return }
        let name = source.joined(source[base].range)
        let location = source.location(of: source[receiver.call].range)
        faults.append(GraphFault(kind: fault(receiver, called: name, from: parent), location: location))
    }

    private func fault(
        _ receiver: UnresolvedInjection,
        called name: String,
        from parent: Int
    ) -> GraphFault.Kind {
        switch receiver.reason {
        case .unknownCallee: return .unresolvedInjection(parent: parent, receiver: name)
        case .hidden(let declaration, let type):
            return .hiddenReceiver(parent: parent, receiver: name, module: index.types[type].module, declaration)
        case .unimported(let type):
            let (home, module) = (index.files[receiver.file].module, index.types[type].module)
            // A bridging header can import the module, too, but a package has none, and then no file would import it.
            return .unimportedReceiver(
                parent: parent,
                receiver: name,
                module: module,
                isCertain: index.modules.areOfPackages(home, module)
                    || index.modules.areTargets(home, module) && imports(index.modules[module].name, anyFileOf: home)
            )
        }
    }
}

extension WiringReader {
    private func imports(_ name: String, anyFileOf module: Int) -> Bool {
        index.files.contains { $0.module == module && $0.imports.contains(name) }
    }
}

extension [Module] {
    /// Whether build systems list the files of two modules.
    fileprivate func areTargets(_ one: Int, _ other: Int) -> Bool {
        let origins: Set<Module.Origin> = [.package, .xcodeTarget, .synchronizedFolder, .tuistTarget, .pod]
        return origins.contains(self[one].origin) && origins.contains(self[other].origin)
    }

    /// Whether the manifests of packages list the files of two modules.
    fileprivate func areOfPackages(_ one: Int, _ other: Int) -> Bool {
        self[one].origin == .package && self[other].origin == .package
    }
}
