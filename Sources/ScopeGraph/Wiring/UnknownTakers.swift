import SwiftReader

extension WiringReader {
    /// Says where a component is handed over under the label `dependency`, or `parent` in Needle, to something that nobody
    /// can tell: a call of an unknown function, `.init` where no type is expected.
    ///
    /// - Parameter calls: those whose callees are known already, in pieces, in order of file and place.
    mutating func noteUnknownTakers(besides calls: [[WiringCall]]) {
        var known = KnownCalls(calls)
        for file in index.files.indices where !library(file) && !isTest(file: file) {
            let source = codebase.source(file)
            for (number, expression) in source.expressions.enumerated() where expression.kind == .call {
                for position in expression.arguments.indices {
                    let argument = source.arguments[position]
                    guard let dialect = Self.dialect(ofLabel: argument.label, in: source) else { continue }
                    let id = ExpressionID(number)
                    let callee = known.callee(of: id, in: file) ?? codebase.callee(of: id, in: file, depth: 0)
                    if Self.isUnknown(callee) { noteUnknownTaker(of: argument.value, id, dialect, in: file) }
                }
            }
        }
    }

    private static func isUnknown(_ callee: Callee) -> Bool {
        switch callee {
        case .unknown, .initializer(of: .unknown, _): true
        default: false
        }
    }

    /// The library whose components are made with a label.
    private static func dialect(ofLabel label: SourceRange, in source: SourceFile) -> Scope.Dialect? {
        if source.spells("dependency", in: label) { return .ribs }
        return source.spells("parent", in: label) ? .needle : nil
    }

    private mutating func noteUnknownTaker(
        of value: ExpressionID,
        _ call: ExpressionID,
        _ dialect: Scope.Dialect,
        in file: Int
    ) {
        let source = codebase.source(file)
        guard let base = source[call].base, !source.isOwnMember(base),
            let type = codebase.type(of: value, in: file).unwrapped.declaredType,
            let parent = table.scopeOfType[type], table.drafts[parent].kind == .component,
            dialect == .ribs || table.drafts[parent].dialect == .needle
        else { return }
        let taker = source.joined(source[base].range)
        let place = source.place(of: source[call].range)
        faults.append(GraphFault(kind: .unknownTaker(parent: parent, taker: taker), place: place))
    }
}

/// What calls call of which that is known already, for those who ask in order of file and place.
private struct KnownCalls {
    private let pieces: [[WiringCall]]
    private var piece = 0
    private var place = 0

    init(_ pieces: [[WiringCall]]) { self.pieces = pieces }

    /// - Parameters:
    ///   - id: the call; not in front of the one that was asked about last.
    ///   - file: in which it stands.
    mutating func callee(of id: ExpressionID, in file: Int) -> Callee? {
        while piece < pieces.count {
            if place == pieces[piece].count {
                (piece, place) = (piece + 1, 0)
            } else if (pieces[piece][place].file, pieces[piece][place].id) < (file, id) {
                place += 1
            } else {
                let isIt = pieces[piece][place].file == file && pieces[piece][place].id == id
                return isIt ? pieces[piece][place].callee : nil
            }
        }
        return nil
    }
}
