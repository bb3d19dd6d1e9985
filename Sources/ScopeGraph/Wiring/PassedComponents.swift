import SwiftReader

/// Calls of anything with a component as an argument, so that helpers are found that the names of their protocols do not
/// show.
extension CallReader {
    /// Whether an argument of a call may be a component or its dependency, judging by how it is written.
    func mayPassComponent(_ call: Expression, in file: Int) -> Bool {
        let source = model.source(file)
        for argument in call.arguments.indices where mayBeComponent(source.arguments[argument].value, source, file) {
            return true
        }
        return false
    }

    private func mayBeComponent(_ id: ExpressionID, _ source: SourceFile, _ file: Int) -> Bool {
        let value = source[id]
        switch value.kind {
        case .identifier:
            return source.isNamedAsComponent(value.name) || isNamedAsDependency(value, source)
                || source.spells("self", in: value.name) && isInComponent(value.block, in: file)
        case .call:
            guard let callee = value.base, source[callee].kind == .identifier else { return false }
            return source.isNamedAsComponent(source[callee].name)
        case .member: return source.isOwnMember(id) && isNamedAsDependency(value, source)
        default: return false
        }
    }

    /// `dependency`, `self.dependency`.
    private func isNamedAsDependency(_ value: Expression, _ source: SourceFile) -> Bool {
        words.dependencyProperties.contains { source.isNamed($0, value.name) }
    }

    private func isInComponent(_ block: BlockID, in file: Int) -> Bool {
        model.index.type(around: block, in: file).map { model.ancestry(of: $0).isComponent } ?? false
    }
}

extension SourceFile {
    /// `component`, `homeComponent`, `HomeComponent`.
    fileprivate func isNamedAsComponent(_ name: SourceRange) -> Bool {
        let ending = "omponent".utf8
        guard name.end > name.start, bytes[Int(name.end) - 1] == UInt8(ascii: "t") else { return false }
        return bytes[Int(name.start)..<Int(name.end)].suffix(ending.count).elementsEqual(ending)
    }
}
