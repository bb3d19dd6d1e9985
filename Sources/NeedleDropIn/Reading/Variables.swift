import SwiftReader

/// A `let` or `var` of its own in a file: no capture, no pattern, no condition.
struct WrittenVariable {
    /// An index into the declarations.
    let number: Int
    /// Whether it stands inside another one's accessors or value.
    let isInside: Bool
}

extension SourceFile {
    /// In source order.
    var variables: [WrittenVariable] {
        let declarations = declarations
        var variables: [WrittenVariable] = []
        // Where those end that are open.
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

/// What Needle makes of the modifiers of a declaration: it reads the first one.
enum LeadingModifier {
    case isPublic
    /// `private` or `fileprivate`.
    case isPrivate
    /// Any other, or none.
    case other
}

/// The modifiers in front of variables, while a file is gone through in source order.
struct OpenModifiers {
    /// By the place of `let` or `var`, ascending.
    private var open: [(keyword: UInt32, modifier: LeadingModifier)] = []

    /// In `public let a: A, b: B` the second name has the modifiers of the first.
    mutating func first(of declaration: Declaration, in file: SourceFile) -> LeadingModifier {
        let keyword = declaration.keyword.start
        // What stands in the value of the first name is over.
        while let last = open.last, last.keyword > keyword { open.removeLast() }
        if declaration.range.start > keyword {
            return open.last.flatMap { $0.keyword == keyword ? $0.modifier : nil } ?? .other
        }
        let modifier = file.firstModifier(of: declaration)
        open.append((keyword, modifier))
        return modifier
    }
}
