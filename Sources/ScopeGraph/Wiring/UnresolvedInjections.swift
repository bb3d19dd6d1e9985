import Semantics
import SwiftReader

/// A call of an unknown function, with an argument labeled as for a component.
struct UnresolvedInjection: Sendable {
    let file: Int
    let call: ExpressionID
    let value: ExpressionID
    let dialect: Dialect
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
                guard let label = position(of: arguments[argument].label, in: source),
                    Self.isUnknown(model.callee(of: call, in: file, depth: 0))
                else { continue }
                let (value, dialect) = (arguments[argument].value, labels[label].dialect)
                receivers.append(UnresolvedInjection(file: file, call: call, value: value, dialect: dialect))
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
        let location = source.location(of: source[receiver.call].range)
        faults.append(GraphFault(kind: .unresolvedInjection(parent: parent, receiver: name), location: location))
    }
}
