import Graphs
import Semantics
import SwiftReader

/// A type that code gives for a generic parameter, and the type of `self` in the code that uses the parameter, if it is
/// known.
struct ReceivedInstance: Sendable {
    let instance: GenericInstance
    let receiver: Int?
}

/// A generic parameter that code gives for another one in a call.
struct ReceivedPass: Hashable, Sendable {
    let pass: GenericPass
    let receiver: CallReceiver
}

/// A type that reaches a generic parameter.
struct GivenType {
    let type: Int
    /// What `self` is in the code that uses the parameter, as far as that is known.
    let receivers: [Int]
}

/// The types that reach generic parameters, directly or through others. `self` and the type belong together: of
/// `child(Kid.self)` in `Root` and `child(Seat.self)` in `Kid`, `Root` creates only `Kid`.
struct GivenTypes {
    /// A parameter on the way to another one, and what `self` is in the code that uses the latter.
    private struct Source: Hashable {
        let parameter: GenericParameterID
        let receiver: CallReceiver
    }

    private let model: SemanticModel
    private let passes: [GenericParameterID: [ReceivedPass]]
    private let instances: [GenericParameterID: [ReceivedInstance]]

    init(_ instances: [ReceivedInstance], _ passes: [ReceivedPass], in model: SemanticModel) {
        self.model = model
        self.passes = Dictionary(grouping: Set(passes), by: \.pass.parameter)
        self.instances = Dictionary(grouping: instances, by: \.instance.parameter)
    }

    func types(of parameter: GenericParameterID) -> [GivenType] {
        let sources = reachable(from: [Source(parameter: parameter, receiver: .itself)]) { source in
            (passes[source.parameter] ?? []).map { pass in
                // The first value that is not the caller's `self` decides.
                let receiver = source.receiver == .itself ? pass.receiver : source.receiver
                return Source(parameter: pass.pass.given, receiver: receiver)
            }
        }
        var receivers: [Int: Set<Int>] = [:]
        for source in sources {
            for given in instances[source.parameter] ?? [] {
                receivers[given.instance.type, default: []].formUnion(receiver(source, given.receiver))
            }
            for (conforming, instance) in model.instances(ofAssociated: source.parameter) {
                receivers[instance.type, default: []].formUnion(receiver(source, conforming))
            }
        }
        return receivers.sorted { $0.key < $1.key }.map { GivenType(type: $0.key, receivers: $0.value.sorted()) }
    }

    /// - Parameter own: the type of `self` where the parameter of the source is used.
    private func receiver(_ source: Source, _ own: Int?) -> [Int] {
        switch source.receiver {
        case .itself: own.map { [$0] } ?? []
        case .value(of: let type): [type]
        case .unknown: []
        }
    }
}

extension WiringReader {
    /// Such calls as calls of each type that is given for the parameter.
    func instantiated(_ calls: [GenericCall], _ words: WiringWords) -> [WiringCall] {
        guard !calls.isEmpty else { return [] }
        let functions = NameFilter(names: calls.compactMap { nameOfFunction(with: $0.parameter) })
        let found = model.onAllCores(model.filePortions) { model, files in
            let reader = GenericCallReader(model: model, words: words)
            return files.filter { !model.index.isOfLibrary($0) }
                .map { file in
                    let instances = reader.instances(in: file) + reader.instances(ofResults: functions, in: file)
                    return (instances: instances, passes: reader.passes(in: file))
                }
        }
        .flatMap { $0 }
        let given = GivenTypes(found.flatMap(\.instances), found.flatMap(\.passes), in: model)
        let parameters = Set(calls.map(\.parameter))
        let typesOfParameters = Dictionary(uniqueKeysWithValues: parameters.map { ($0, given.types(of: $0)) })
        let reader = CallReader(model: model, words: words)
        return calls.flatMap { call in
            (typesOfParameters[call.parameter] ?? []).map { reader.call(call.id, in: call.file, of: $0) }
        }
    }

    private func nameOfFunction(with parameter: GenericParameterID) -> String? {
        guard case .function(let location) = parameter.owner else { return nil }
        return model.source(location.file).name(index.declaration(location).name)
    }
}
