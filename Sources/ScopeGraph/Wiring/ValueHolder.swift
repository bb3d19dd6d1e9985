import Semantics
import SwiftReader

/// Where a value is stored and read: a type, whose members may store it, or a function.
package enum ValueHolder: Hashable, Sendable {
    case type(Int)
    /// A function or variable at the top level of a file.
    case global(DeclarationLocation)
    /// The statements at the top level of a file.
    case file(Int)
    /// Unknown: it may be any holder.
    case unknown
}

extension SemanticModel {
    /// The holder of the values that are visible in a block.
    func holder(around block: BlockID, in file: Int) -> ValueHolder {
        let source = source(file)
        for id in source.blocks(from: block) {
            guard let owner = source[id].owner else { continue }
            if source[id].kind == .members { return index.type(of: owner, in: file).map { .type($0) } ?? .unknown }
            if source[source[owner].block].kind == .file {
                return .global(DeclarationLocation(file: file, declaration: owner))
            }
        }
        return .file(file)
    }

    /// The holder of a variable's value, or of a function's parameters and result.
    func holder(of location: DeclarationLocation) -> ValueHolder {
        let source = source(location.file)
        let block = source[location.declaration].block
        switch source[block].kind {
        case .members: return type(owning: block, in: location.file).map { .type($0) } ?? .unknown
        case .file: return .global(location)
        default: return holder(around: block, in: location.file)
        }
    }

    /// The holders that receive the arguments of a call.
    ///
    /// - Parameter made: the class that the call creates.
    package func holders(taking callee: Callee, made: Int?) -> [ValueHolder] {
        if let made { return [.type(made)] }
        switch callee {
        case .initializer(.declared(let type, _), _): return [.type(type)]
        case .function(let signatures):
            return signatures.map { signature in signature.location.map { holder(of: $0) } ?? .unknown }
        case .initializer, .value, .unknown: return [.unknown]
        }
    }

    /// The holders of a value that is converted without being an argument.
    package func holders(takingConverted value: ExpressionID, in file: Int) -> [ValueHolder] {
        let source = source(file)
        var current = value
        for _ in 0..<Self.depthLimit {
            switch wiring(of: file).role(of: current) {
            case .part(let whole), .converted(let whole, _), .element(let whole), .dictionaryValue(let whole),
                .tupleElement(let whole, _), .fallback(let whole):
                current = whole
            case .initialValue(let declaration):
                return [holder(of: DeclarationLocation(file: file, declaration: declaration))]
            case .assigned(let target): return holders(of: target, in: file)
            case .result(let body):
                guard source[body].kind != .closure, let owner = source[body].owner else { return [.unknown] }
                return [holder(of: DeclarationLocation(file: file, declaration: owner))]
            case .defaultValue: return [holder(around: source[current].block, in: file)]
            case .argument(let call, _):
                return holders(taking: callee(of: call, in: file, depth: 0), made: nil)
            case .operand(let whole, let position):
                let owner = owner(ofAssociatedOperand: Int(position), of: whole, in: file)
                return (operatorFunction(of: whole, in: file).map { [holder(of: $0)] } ?? [.unknown])
                    + (owner.map { [.type($0)] } ?? [])
            case .called, .other: return [.unknown]
            }
        }
        return [.unknown]
    }
}
