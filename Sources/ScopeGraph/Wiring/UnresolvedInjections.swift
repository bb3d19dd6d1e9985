import Semantics
import SwiftReader

/// A call of an unknown function, with an argument labeled as for a component.
struct UnresolvedInjection: Sendable {
    let file: Int
    let call: ExpressionID
    let value: ExpressionID
    let dialect: Dialect
    /// The type of another module that the call would create if the file imported the module; `nil` if the callee is
    /// unknown in another way.
    let unimported: Int?
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
                let callee = model.callee(of: call, in: file, depth: 0)
                let unimported = unimportedType(callee, in: file)
                guard Self.isUnknown(callee) || unimported != nil else { continue }
                receivers.append(
                    UnresolvedInjection(
                        file: file,
                        call: call,
                        value: arguments[argument].value,
                        dialect: labels[label].dialect,
                        unimported: unimported
                    )
                )
            }
        }
        return receivers
    }

    private static func isUnknown(_ callee: Callee) -> Bool {
        switch callee {
        case .unknown, .initializer(of: .unknown, _): true
        default: false
        }
    }

    /// The only builder or component that another module declares under the name of a type without sources.
    private func unimportedType(_ callee: Callee, in file: Int) -> Int? {
        guard case .initializer(of: .named(let name, _), _) = callee else { return nil }
        let types = model.resolution.lookup.unimportedTypes(named: name, file: file)
        guard types.count == 1, let type = types.first else { return nil }
        let ancestry = model.ancestry(of: type)
        return ancestry.isBuilder || ancestry.isComponent ? type : nil
    }

    /// The position in `labels` of a label.
    private func position(of label: SourceRange, in source: SourceFile) -> Int? {
        label.isEmpty ? nil : labels.indices.first { source.spells(text: labels[$0].text, in: label) }
    }
}

extension WiringReader {
    /// Reports a component that is passed to an unknown receiver.
    mutating func note(_ receiver: UnresolvedInjection) {
        let source = model.source(receiver.file)
        guard let base = source[receiver.call].base, !source.isOwnMember(base),
            let type = model.type(of: receiver.value, in: receiver.file).unwrapped.declaredType,
            let parent = table.scopeOfType[type], table.partialScopes[parent].kind == .component,
            !receiver.dialect.isCreatedWithParent || table.partialScopes[parent].dialect.isCreatedWithParent
        else { return }
        let name = source.joined(source[base].range)
        if let unimported = receiver.unimported {
            let (home, module) = (index.files[receiver.file].module, index.types[unimported].module)
            let kind = GraphFault.Kind.unimportedReceiver(
                parent: parent,
                receiver: name,
                module: module,
                // A bridging header can import the module, too, but a package has none.
                isCertain: index.modules[home].origin == .package && index.modules[module].origin == .package
            )
            faults.append(GraphFault(kind: kind, location: source.location(of: source[receiver.call].range)))
            return
        }
        let location = source.location(of: source[receiver.call].range)
        faults.append(GraphFault(kind: .unresolvedInjection(parent: parent, receiver: name), location: location))
    }
}
