import Semantics
import Modules
import SwiftReader

/// The methods with which the parent's view controller presents and dismisses the views of children, after the last of
/// them was removed.
extension EdgeRemoval {
    /// Removes the methods if they are those that a new RIB brings, and if only the removed methods of the router call
    /// them.
    mutating func removePresentation(in sources: ScaffoldSources) {
        let names = Set(ParentEdits.usualMethods)
        guard let router = parent[.router], let host = router.viewHost, let written = types[host.protocolName] else {
            return
        }
        let required = written.members.filter(\.isUsualPresentation)
        let classes = types.classes(conformingTo: host.protocolName)
        let methods = classes.flatMap { type in type.members.filter(\.isUsualPresentation) }
        guard required.count == names.count, !routerRanges.isEmpty, methods.allSatisfy(isUsual),
            !classes.contains(where: { implementsOthers($0, besides: host.protocolName) })
        else { return }
        let own =
            methods.map { ($0.source.path, $0.declaration.range) } + routerRanges + presentations(besides: host, names)
        var isCalled = false
        for module in sources.modules {
            for source in module.files where sources.mocks[source.path] == nil {
                let known = own.filter { $0.0 == source.path }.map(\.1)
                if source.presents(names, besides: known) { return }
                isCalled = isCalled || (source.path == router.source.path && source.presents(names, besides: []))
            }
        }
        guard isCalled else { return }
        removeRequirements(of: written, Set(required.map(\.signature)), keepsNotes: true)
        for method in methods { remove(method.declaration.range, in: method.source, keepsNotes: true) }
        removeFromDoubles(of: host.protocolName, in: sources)
    }

    /// Where the routers of other RIBs present and dismiss the views of children, in view controllers of other protocols.
    private func presentations(
        besides host: (property: String, protocolName: String),
        _ names: Set<String>
    ) -> [(path: String, range: SourceRange)] {
        types.all.flatMap { type -> [(path: String, range: SourceRange)] in
            guard let other = type.viewHost, other.protocolName != host.protocolName,
                types.allMembers(of: other.protocolName).contains(where: \.isUsualPresentation)
            else { return [] }
            return types.all(named: type.name).flatMap { part in
                part.source.expressions.filter { expression in
                    guard expression.kind == .member, names.contains(part.source.name(expression.name)),
                        part.declaration.range.contains(expression.range), let base = expression.base
                    else { return false }
                    return part.source.joined(part.source[base].range) == other.property
                }
                .map { (part.source.path, $0.range) }
            }
        }
    }

    /// Whether a method is what UIKit needs, or is written in the same way in another class.
    private func isUsual(_ method: WrittenDeclaration) -> Bool {
        let lines = method.unindentedLines
        if ParentEdits.ofUIKit.split(separator: "").contains(where: { Array($0) == lines }) { return true }
        return types.all.contains { other in
            other.declaration.kind == .class && other.source.path != method.source.path
                && other.members.contains { $0.signature == method.signature && $0.unindentedLines == lines }
        }
    }

    /// Whether another protocol of a class requires the methods, too.
    private func implementsOthers(_ type: WrittenDeclaration, besides name: String) -> Bool {
        types.all.contains { other in
            other.declaration.kind == .protocol && other.name != name
                && other.members.contains(where: \.isUsualPresentation)
                && types.classes(conformingTo: other.name).contains { $0.name == type.name }
        }
    }

    private mutating func removeFromDoubles(of name: String, in sources: ScaffoldSources) {
        for source in sources.modules.filter({ $0.module.kind == .test }).flatMap(\.files) {
            guard sources.mocks[source.path] == nil else { continue }
            for (number, declaration) in source.declarations.enumerated() where declaration.kind == .class {
                let type = WrittenDeclaration(source: source, id: DeclarationID(number))
                guard type.inheritedTypes.contains(name) else { continue }
                for member in type.members.filter(\.isUsualPresentation) {
                    let body = member.declaration.body.map { source[$0].items.indices.isEmpty } ?? false
                    if body { remove(member.declaration.range, in: source) }
                }
            }
        }
    }
}

extension WrittenDeclaration {
    /// Whether it is `present(viewController:)` or `dismiss(viewController:)` as a new RIB brings it.
    var isUsualPresentation: Bool {
        declaration.kind == .function && ParentEdits.usualMethods.contains(name) && labels == ["viewController"]
            && parameterTypes == ["ViewControllable"]
    }
}

extension SourceFile {
    /// Whether code calls or mentions one of the methods outside of some ranges, or what a mock keeps of them.
    fileprivate func presents(_ names: Set<String>, besides ranges: [SourceRange]) -> Bool {
        let calls = expressions.filter { $0.kind == .call }
        let callees = Set(calls.compactMap { $0.base.map { Int($0.value) } })
        return expressions.enumerated().contains { number, expression in
            guard [.member, .identifier].contains(expression.kind) else { return false }
            let word = name(expression.name)
            guard names.contains(where: word.hasPrefix), !ranges.contains(where: { $0.contains(expression.range) })
            else {
                return false
            }
            guard callees.contains(number) else {
                // Mocks count the calls: `presentCallCount`.
                return names.contains(word) || ["CallCount", "Handler"].contains(where: word.hasSuffix)
            }
            let call = calls.first { $0.base.map { Int($0.value) } == number }
            let label = call.flatMap { arguments[$0.arguments.indices].first?.label }
            return names.contains(word) && label.map { text($0) == "viewController" } ?? false
        }
    }
}
