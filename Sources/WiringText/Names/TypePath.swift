import SwiftReader

/// A part of Swift code: a dotted name that begins with a type or a module, or the text between two of them.
enum TypePath: Equatable {
    case name([Substring])
    case text(Substring)

    /// The parts of a type, or of another text with types. Labels and members of other expressions are text.
    static func parts(of code: String) -> [TypePath] {
        var parts: [TypePath] = []
        var rest = code[...]
        var last = UInt8(ascii: " ")
        var isSelected = false
        while !rest.isEmpty {
            let gap = rest.prefix { !$0.isPartOfPath }
            if !gap.isEmpty {
                parts.append(.text(gap))
                last = gap.utf8.last { $0 != UInt8(ascii: " ") } ?? last
                isSelected = gap.hasSuffix("::")
                rest = rest[gap.endIndex...]
                continue
            }
            let names = names(at: rest)
            let end = names.last?.endIndex ?? rest.endIndex
            let following = rest[end...].drop { $0 == UInt8(ascii: " ") }
            // In `[Key: Value]`, the name in front of the colon is a type; `::` belongs to a module.
            let isLabel =
                last != UInt8(ascii: "[") && following.utf8.first == UInt8(ascii: ":") && !following.hasPrefix("::")
            let isMember = last == UInt8(ascii: ".") || isSelected
            parts.append(isMember || isLabel ? .text(rest[..<end]) : .name(names))
            (last, isSelected) = (UInt8(ascii: "a"), false)
            rest = rest[end...]
        }
        return parts
    }

    /// The names of the path at the start of a text, which has at least one.
    private static func names(at text: Substring) -> [Substring] {
        var names: [Substring] = []
        var rest = text
        while true {
            let name = rest.prefix { $0.isPartOfPath }
            names.append(name)
            rest = rest[name.endIndex...]
            guard rest.utf8.first == UInt8(ascii: "."), rest.utf8.dropFirst().first?.isPartOfPath ?? false else {
                return names
            }
            rest = rest.dropFirst()
        }
    }
}

extension Substring {
    /// The longest start whose bytes all satisfy a predicate, which is the same for all bytes of one character.
    fileprivate func prefix(while isIncluded: (UInt8) -> Bool) -> Substring {
        self[..<(utf8.firstIndex { !isIncluded($0) } ?? endIndex)]
    }

    fileprivate func drop(while isIncluded: (UInt8) -> Bool) -> Substring {
        self[(utf8.firstIndex { !isIncluded($0) } ?? endIndex)...]
    }
}

extension UInt8 {
    fileprivate var isPartOfPath: Bool { isPartOfName || self == UInt8(ascii: "`") }
}
