import SwiftReader

/// Conditions on generic arguments that the compiler infers from a call. The type that the surrounding code expects may
/// make the compiler infer other arguments: `Box(1)` is a `Box<Int>`, but a `Box<Double>` where one is expected. The
/// values of the call must convert to the other arguments.
extension SemanticModel {
    /// Whether a `where` clause may hold for the arguments of a call, or for others that the compiler may infer instead.
    func mayHoldByConversion(_ clause: SourceRange, in file: Int, _ parameters: [String: ResolvedType]) -> Bool {
        let source = source(file)
        let words = source.tokens(in: clause).map { source.text($0.range) }
        return Self.requirements(in: words).allSatisfy { requirement in
            guard requirement.count > 2, requirement[1] == "==", let known = parameters[requirement[0]],
                let form = TypeSyntaxReader.form(of: Array(requirement[2...]))
            else { return true }
            return mayConvert(known, to: resolution.type(of: form, in: file, block: .file))
        }
    }

    /// Whether a value of a type, or a literal that has it by default, may be one of another type. `true` also if that is
    /// not certain.
    private func mayConvert(_ value: ResolvedType, to other: ResolvedType) -> Bool {
        switch (value, other) {
        case (.named(let own, arguments: []), .named(let name, arguments: [])):
            guard let family = ValueFamily(of: own), let required = ValueFamily(of: name) else { return true }
            return family == required || doesExtension(of: name) { Self.mayAllowLiterals($0) }
        case (.declared(let own, _), .declared(let type, _)):
            return own == type || !isValue(own) || !isValue(type)
        case (.declared(let own, _), .named(let name, arguments: [])):
            return !isValue(own) || ValueFamily(of: name) == nil
        default: return true
        }
    }

    /// Whether values of a type are of no other one, except that they may be optional or existential.
    func isValue(_ type: Int) -> Bool {
        (index.types[type].kind == .struct || index.types[type].kind == .enum) && !index.types[type].isConditional
    }

    /// Whether a protocol in a clause of an extension may let literals have the type. `false` is certain.
    private static func mayAllowLiterals(_ part: ResolvedType) -> Bool {
        guard case .named(let name, _) = part else { return true }
        return StandardProtocols.withInherited(name) == nil || name.hasPrefix("ExpressibleBy")
    }
}

/// Types of the standard library between which a literal, or the compiler itself, may choose.
private enum ValueFamily {
    case number, text, boolean

    init?(of name: String) {
        switch name {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
            "Double", "CGFloat":
            self = .number
        case "String", "Substring", "Character": self = .text
        case "Bool": self = .boolean
        default: return nil
        }
    }
}
