import Graphs
import SwiftReader

/// The calls of a manifest, as far as they consist of literals.
extension SourceFile {
    /// Whether it imports a module. This is the only reliable sign of a manifest, because an app may have its own
    /// `Package.swift`.
    func imports(_ module: String) -> Bool {
        declarations.contains { $0.kind == .import && text($0.name) == module }
    }

    /// The name of a called implicit member or type: `target` of `.target(…)` and `Target.target(…)`, `Package` of
    /// `Package(…)`.
    func calledName(_ call: Expression) -> String? {
        guard call.kind == .call, let callee = call.base.map({ self[$0] }) else { return nil }
        switch callee.kind {
        case .identifier: return name(callee.name)
        case .member:
            guard let base = callee.base.map({ self[$0] }) else { return name(callee.name) }
            return base.kind == .identifier ? name(callee.name) : nil
        default: return nil
        }
    }

    /// The argument with a label.
    func argument(_ label: String, of call: Expression) -> ExpressionID? {
        arguments[call.arguments.indices].first { isNamed(label, $0.label) }?.value
    }

    /// The value of a string literal without interpolation, or of a constant with such a value.
    func string(_ id: ExpressionID, constants: [String: String]) -> String? {
        let expression = self[id]
        switch expression.kind {
        case .string where expression.arguments.isEmpty:
            let written = bytes[
                min(Int(expression.range.start), bytes.count)..<min(Int(expression.range.end), bytes.count)
            ]
            guard !written.starts(with: [quote, quote, quote]), !written.contains(UInt8(ascii: "\\")) else {
                return nil
            }
            let behindQuote = written.drop { $0 == UInt8(ascii: "#") }.dropFirst()
            return String(decoding: behindQuote.prefix { $0 != quote }, as: UTF8.self)
        case .identifier: return constants[name(expression.name)]
        default: return nil
        }
    }

    /// The variables whose initial value is a string, without those that a parameter may hide.
    func stringConstants() -> [String: String] {
        let hidden = Set(parameters.lazy.map { self.name($0.name) })
        var result: [String: String] = [:]
        for declaration in declarations where declaration.kind == .variable {
            guard let value = declaration.initialValue, let text = string(value, constants: [:]) else { continue }
            let name = name(declaration.name)
            if !hidden.contains(name) { result[name] = text }
        }
        return result
    }

    /// The elements of an array literal, or of several joined by `+`.
    ///
    /// - Returns: `isComplete` is false if an operand is not an array literal.
    func elements(of id: ExpressionID) -> (ids: [ExpressionID], isComplete: Bool) {
        let expression = self[id]
        let values = arguments[expression.arguments.indices].map(\.value)
        switch expression.kind {
        case .array: return (values, true)
        case .sequence:
            let arrays = values.filter { self[$0].kind == .array }
            let inner = arrays.flatMap { arguments[self[$0].arguments.indices].map(\.value) }
            return (inner, arrays.count == values.count)
        default: return ([], false)
        }
    }

    /// An expression and all its subexpressions, except closures.
    func descendants(of id: ExpressionID) -> [ExpressionID] {
        reachable(from: [id]) { next in
            [self[next].base].compactMap(\.self) + arguments[self[next].arguments.indices].map(\.value)
        }
    }
}

private let quote = UInt8(ascii: "\"")
