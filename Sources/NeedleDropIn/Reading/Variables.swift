import SwiftReader

/// A declared `let` or `var`: not a capture, a pattern or a condition.
struct WrittenVariable {
    /// An index into the declarations.
    let number: Int
    /// Whether it is inside another variable's accessors or value.
    let isInside: Bool
}

extension SourceFile {
    /// In source order.
    var variables: [WrittenVariable] {
        let declarations = declarations
        var variables: [WrittenVariable] = []
        // The ends of the enclosing variables.
        var ends: [UInt32] = []
        for number in declarations.indices where declarations[number].isVariable {
            let range = declarations[number].range
            while let end = ends.last, end <= range.start { ends.removeLast() }
            variables.append(WrittenVariable(number: number, isInside: !ends.isEmpty))
            ends.append(range.end)
        }
        return variables
    }
}

extension Declaration {
    fileprivate var isVariable: Bool { kind == .variable && binding == .plain && !keyword.isEmpty }
}

/// Needle's interpretation of the modifiers of a declaration: only the first one counts.
enum LeadingModifier {
    case isPublic
    /// `private` or `fileprivate`.
    case isPrivate
    /// Any other, or none.
    case other
}

/// The modifiers of variables, tracked in source order.
struct OpenModifiers {
    /// By the offset of `let` or `var`, ascending.
    private var open: [(keyword: UInt32, modifier: LeadingModifier)] = []

    /// In `public let a: A, b: B` the second name has the modifiers of the first.
    mutating func first(of declaration: Declaration, in file: SourceFile) -> LeadingModifier {
        let keyword = declaration.keyword.start
        // Variables inside the value of the first name have ended.
        while let last = open.last, last.keyword > keyword { open.removeLast() }
        if declaration.range.start > keyword {
            return open.last.flatMap { $0.keyword == keyword ? $0.modifier : nil } ?? .other
        }
        let modifier = file.firstModifier(of: declaration)
        open.append((keyword, modifier))
        return modifier
    }
}
