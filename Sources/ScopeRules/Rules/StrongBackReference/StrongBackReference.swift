import ScopeGraph
import SwiftReader

/// An object strongly references an object that holds it.
package enum StrongBackReference: Rule {
    package static let id = "strong-back-reference"
    package static let title = "Strong Back Reference"
    package static let defaultSeverity: Severity? = .warning
    package static let usesAllCores = true
    package static let reason = """
        A `router` or `listener` property is not `weak`, so the scope is never deallocated. A router owns its \
        interactor, and an interactor its presenter. A strong reference in the other direction is a retain cycle. \
        Protocols that are not class-bound, computed properties, test doubles, and properties that are given an object \
        that nothing else keeps are not reported.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginRouting: Routing {}
        final class LoginInteractor: Interactor {
            var router: LoginRouting?
        }
        """
    package static let silentExample = """
        import RIBs
        protocol LoginRouting: Routing {}
        final class LoginInteractor: Interactor {
            weak var router: LoginRouting?
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let references = subject.answers { model, _ in BackReferences(model: model).all() }
        let judged = references.filter { subject.isLinted(module: $0.module) }
        if judged.isEmpty { return [] }
        let shared = keywordsOfOthers(references, in: subject)
        return judged.map { finding($0, shared, in: subject) }
    }

    private static func finding(
        _ reference: BackReference,
        _ shared: Set<SourceLocation>,
        in subject: RuleSubject
    ) -> Finding {
        let name = "\(reference.className).\(reference.property)"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: reference.location,
            property: reference.property,
            headline: "\(code: name) is not \(code: "weak") but refers to \(holds(reference))",
            repairs: [repair(reference, shared, in: subject)],
            identity: [reference.className, reference.property, reference.location.file]
        )
    }

    private static func holds(_ reference: BackReference) -> Message {
        switch (reference.owner, reference.property) {
        case (.presenter, _): "the interactor that owns the presenter, so neither is ever deallocated"
        case (_, "router"): "the router that owns the interactor, so neither is ever deallocated"
        default: "the parent interactor, so it can never be deallocated"
        }
    }

    private static func repair(_ reference: BackReference, _ shared: Set<SourceLocation>, in subject: RuleSubject)
        -> Repair
    {
        guard reference.isOptional else {
            let title: Message = "Write \(code: "weak var \(reference.property): \(reference.type)?")"
            return Repair(title: title, location: reference.keyword)
        }
        return Repair(
            title: "Write \(code: "weak var \(reference.property): \(reference.type)")",
            location: reference.keyword,
            edits: canBeWeak(reference, shared, in: subject)
                ? [Edit(location: reference.keyword, length: 0, replacement: "weak ")] : []
        )
    }

    /// Whether adding `weak` suffices: it applies to all variables of one keyword, and not to a wrapped one.
    private static func canBeWeak(_ reference: BackReference, _ shared: Set<SourceLocation>, in subject: RuleSubject)
        -> Bool
    {
        guard let written = subject.sources.declaration(at: reference.location) else { return true }
        return !written.source.has("Published", written.declaration) && !shared.contains(reference.keyword)
    }

    /// The keywords that also declare a variable that cannot be weak.
    private static func keywordsOfOthers(_ all: [BackReference], in subject: RuleSubject) -> Set<SourceLocation> {
        let keywords = Set(all.map(\.keyword))
        let able = Set(all.filter(\.isOptional).map(\.location))
        var shared: Set<SourceLocation> = []
        for source in Set(keywords.map(\.file)).compactMap({ subject.sources[$0] }) {
            for declaration in source.declarations where declaration.kind == .variable {
                let keyword = source.location(of: declaration.keyword)
                guard keywords.contains(keyword), !able.contains(source.location(of: declaration.name)) else {
                    continue
                }
                shared.insert(keyword)
            }
        }
        return shared
    }
}
