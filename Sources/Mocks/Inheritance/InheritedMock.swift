import Semantics
import SwiftReader

/// The members of a mock in another module, for mocks of protocols that inherit the protocol of that mock.
package struct InheritedMock: Sendable {
    /// The name of the protocol that it mocks.
    let protocolName: String
    /// The lines of each member, without those of initializers.
    let members: [[String]]

    /// The mocks in a generated file: classes that conform to a protocol and are named after it.
    package static func all(in source: SourceFile) -> [InheritedMock] {
        source.declarations.compactMap { declaration in
            guard declaration.kind == .class || declaration.kind == .actor, let body = declaration.body else {
                return nil
            }
            let parents = declaration.inherited.indices.compactMap {
                TypeSyntaxReader.form(of: source.types[$0], in: source)
            }
            let name = source.name(declaration.name)
            let names = parents.compactMap { parent -> String? in
                guard case .name(let components) = parent else { return nil }
                return components.last?.name
            }
            guard let mocked = names.first(where: { "\($0)Mock" == name }) ?? names.first else { return nil }
            return InheritedMock(protocolName: mocked, members: members(of: body, in: source))
        }
    }

    private static func members(of body: BlockID, in source: SourceFile) -> [[String]] {
        var ranges: [SourceRange] = []
        for declaration in source.declarations where declaration.block == body {
            guard declaration.kind != .initializer, ranges.last != declaration.range else { continue }
            ranges.append(declaration.range)
        }
        return ranges.map { range in
            let column = source.position(of: range.start).column - 1
            return source.text(range).split(separator: "\n", omittingEmptySubsequences: false).map { line in
                String(line.prefix(column).allSatisfy { $0 == " " } ? line.dropFirst(column) : line[...])
            }
            .fixingFirst(source.text(range))
        }
    }
}

extension [String] {
    /// The first line begins at the declaration, so nothing is cut off it.
    fileprivate func fixingFirst(_ text: String) -> [String] {
        let first = text.prefix { $0 != "\n" }
        return isEmpty ? [] : [String(first)] + dropFirst()
    }
}
