import SwiftReader

/// Who stands above a component of Needle's: the component whose code makes it.
extension WiringReader {
    /// `parent: self` in a component; anything else is a wrong parent, or cannot be tied to one.
    mutating func readNeedleParent(_ value: ExpressionID, of child: Int, _ call: WiringCall) {
        let source = codebase.source(call.file)
        let handOver = needleHandOver(value, at: source[call.id].range, in: call.file)
        let around = index.type(around: source[value].block, in: call.file)
        guard source.spells("self", in: source[value].range) else {
            guard let around, let parent = enclosingComponent(of: around, named: value, in: call.file) else {
                return fault(.wrongParent, handOver, [child])
            }
            return link(parent, [child], .itself, handOver)
        }
        guard let parent = around.flatMap({ table.scopeOfType[$0] }), table.drafts[parent].kind == .component else {
            return fault(.unlinkedChild, handOver, [child])
        }
        link(parent, [child], .itself, handOver)
    }

    /// `Kid.init(parent:)` and `Kid.init`, named in a component and called later: with that component, for all that can
    /// be told. Outside of components nobody can tell.
    ///
    /// - Parameter initializers: those that are named and not called, in order.
    mutating func readNeedleReferences(_ initializers: [NamedInitializer]) {
        for initializer in initializers {
            let (file, id) = (initializer.file, initializer.id)
            let expression = codebase.source(file)[id]
            guard let base = expression.base, let child = needleScope(named: base, in: file) else { continue }
            let handOver = needleHandOver(id, at: expression.range, in: file)
            let parent = index.type(around: expression.block, in: file).flatMap { table.scopeOfType[$0] }
            if let parent, table.drafts[parent].kind == .component, parent != child {
                link(parent, [child], .itself, handOver)
            } else {
                fault(.unlinkedChild, handOver, [child])
            }
        }
    }

    /// The component of Needle's that an expression names as a type.
    private func needleScope(named expression: ExpressionID, in file: Int) -> Int? {
        let source = codebase.source(file)
        guard words.isTaker(source[expression].name, in: source) else { return nil }
        let type = codebase.resolution.type(of: source[expression].range, in: file, block: source[expression].block)
        guard let scope = type.declaredType.flatMap({ table.scopeOfType[$0] }) else { return nil }
        return table.drafts[scope].dialect == .needle && table.drafts[scope].kind == .component ? scope : nil
    }

    /// The component around a type that is no scope itself, when a value is one of that component: a helper that is
    /// nested in it makes children for it.
    private func enclosingComponent(of type: Int, named value: ExpressionID, in file: Int) -> Int? {
        guard table.scopeOfType[type] == nil,
            let outer = codebase.type(of: value, in: file).unwrapped.declaredType,
            let parent = table.scopeOfType[outer], table.drafts[parent].kind == .component,
            index.types[outer].module == index.types[type].module,
            index.types[type].qualifiedName.hasPrefix("\(index.types[outer].qualifiedName).")
        else { return nil }
        return parent
    }

    private func needleHandOver(_ value: ExpressionID, at range: SourceRange, in file: Int) -> HandOver {
        HandOver(
            file: file,
            value: value,
            wanted: .unknown,
            taker: nil,
            ownType: nil,
            holders: [],
            place: codebase.source(file).place(of: range)
        )
    }
}
