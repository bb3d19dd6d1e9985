import SwiftReader

/// The first inherited type of a declaration, as Needle interprets it.
struct Base {
    /// The last part of a qualified name; `nil` if Needle sees no name.
    let name: String?
    /// The generic arguments at its end; empty if there are none.
    let arguments: [SourceRange]

    /// - Returns: `nil` if nothing is inherited.
    init?(of declaration: Declaration, in file: SourceFile) {
        guard let first = declaration.inherited.indices.first else { return nil }
        let range = file.types[first]
        if let plain = PlainBase(range, in: file.bytes) {
            name = file.text(plain.name)
            arguments = plain.argument.map { [$0] } ?? []
            return
        }
        let tokens = file.tokens(in: range)
        guard let head = tokens.first, head.kind == .identifier else { return nil }
        var lastName = head.range
        var angles: Range<Int>?
        var index = 1
        // A path of names, with generic arguments after the last one.
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .punctuation, file.text(token.range) == ".", index + 1 < tokens.count {
                lastName = tokens[index + 1].range
                angles = nil
                index += 2
            } else if file.text(token.range) == "<", angles == nil {
                let end = Self.endOfAngles(from: index, tokens, file)
                angles = index + 1..<max(index + 1, end - 1)
                index = end
            } else {
                break
            }
        }
        let isPath = index >= tokens.count
        let isQualified = tokens.count > 1 && file.text(tokens[1].range) == "."
        // Needle sees the first name of a composition, unless it is qualified.
        name = isQualified ? (isPath ? file.text(lastName) : nil) : file.text(head.range)
        arguments = isPath ? angles.map { Self.split(tokens[$0], file) } ?? [] : []
    }

    private static func endOfAngles(from start: Int, _ tokens: [Token], _ file: SourceFile) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            switch file.text(tokens[index].range) {
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return tokens.count
    }

    private static func split(_ tokens: ArraySlice<Token>, _ file: SourceFile) -> [SourceRange] {
        var parts: [SourceRange] = []
        var depth = 0
        var part: SourceRange?
        for token in tokens {
            let text = file.text(token.range)
            if ["<", "(", "["].contains(text) { depth += 1 }
            if [">", ")", "]"].contains(text) { depth -= 1 }
            if text == ",", depth == 0 {
                parts += part.map { [$0] } ?? []
                part = nil
            } else {
                part = SourceRange(start: part?.start ?? token.range.start, end: token.range.end)
            }
        }
        return parts + (part.map { [$0] } ?? [])
    }
}

/// A base in one of the usual forms: `Dependency`, `Component<Child>`.
private struct PlainBase {
    let name: SourceRange
    let argument: SourceRange?

    init?(_ range: SourceRange, in bytes: [UInt8]) {
        guard range.start < range.end, Int(range.end) <= bytes.count else { return nil }
        let end = Self.endOfName(from: range.start, to: range.end, in: bytes)
        guard end > range.start else { return nil }
        name = SourceRange(start: range.start, end: end)
        guard end < range.end else {
            argument = nil
            return
        }
        let inner = SourceRange(start: end + 1, end: range.end - 1)
        guard inner.start < inner.end, bytes[Int(end)] == UInt8(ascii: "<"),
            bytes[Int(inner.end)] == UInt8(ascii: ">"),
            Self.endOfName(from: inner.start, to: inner.end, in: bytes) == inner.end
        else { return nil }
        argument = inner
    }

    /// The end of an ASCII name that begins with a letter; `start` if there is none.
    private static func endOfName(from start: UInt32, to end: UInt32, in bytes: [UInt8]) -> UInt32 {
        guard (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(bytes[Int(start)]) else { return start }
        var location = start
        while location < end, bytes[Int(location)] < 0x80, bytes[Int(location)].isPartOfName { location += 1 }
        return location
    }
}

/// What Needle treats a declaration as.
enum Role: Sendable {
    case root
    case component(dependency: String)
    case nonCore(dependency: String)
    case pluginized(dependency: String, pluginExtension: String, nonCore: String)
    case dependency
    case pluginExtension
    /// A custom generic base class, whose dependency is its type parameter.
    case ownBase

    /// `nil` for a declaration that Needle ignores.
    init?(of declaration: Declaration, in file: SourceFile) {
        guard declaration.kind == .class || declaration.kind == .protocol,
            let base = Base(of: declaration, in: file), let name = base.name
        else { return nil }
        let arguments = base.arguments.map { lastPart(of: file.typeText($0)) }
        switch (declaration.kind, name) {
        case (.protocol, "Dependency"): self = .dependency
        case (.protocol, "PluginExtension"): self = .pluginExtension
        case (.class, "BootstrapComponent"): self = .root
        case (.class, "Component"), (.class, "NonCoreComponent"), (.class, "PluginizedComponent"),
            (.class, "UberPluginizedComponent"):
            guard let dependency = arguments.first, file.text(declaration.name) != "UberPluginizedComponent" else {
                return nil
            }
            let parameters = file.genericParameters[declaration.genericParameters.indices]
            if parameters.contains(where: { file.name($0.name) == dependency }) {
                self = .ownBase
            } else if name == "Component" {
                self = .component(dependency: dependency)
            } else if name == "NonCoreComponent" {
                self = .nonCore(dependency: dependency)
            } else {
                self = .pluginized(
                    dependency: dependency,
                    pluginExtension: arguments.count > 1 ? arguments[1] : "",
                    nonCore: arguments.count > 2 ? arguments[2] : ""
                )
            }
        default: return nil
        }
    }
}

/// The part after the last dot. Needle removes the module from a name in this way.
private func lastPart(of type: String) -> String {
    let part = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type[type.utf8.index(after: $0)...] } ?? type[...]
    return String(decoding: part.utf8.drop(while: isSpace), as: UTF8.self)
}
