import ScopeGraph
import SwiftReader

/// Objects that are put together keep each other alive.
package enum StrongCycle: Rule {
    package static let id = "strong-cycle"
    package static let title = "Strong Cycle"
    package static let defaultSeverity: Severity? = nil
    package static let usesAllCores = true
    package static let reason = """
        Objects that one function connects form a cycle of strong references, so none of them is ever deallocated. A \
        view controller, its interactor and its presenter do, for example, if no reference is `weak`. The rule is off \
        by default. It reports a cycle only if one function creates all of its links, in assignments or in \
        initializers that store their arguments. Cycles with a `weak` or `unowned` reference, wrapped and computed \
        properties, and properties that some code sets to `nil` are not reported.
        """
    package static let triggeringExample = """
        import RIBs
        final class MoviesPresenter {
            var view: MoviesView?
        }
        final class MoviesView {
            let presenter: MoviesPresenter
            init(presenter: MoviesPresenter) { self.presenter = presenter }
        }
        final class MoviesComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            func makeView() -> MoviesView {
                let presenter = MoviesPresenter()
                let view = MoviesView(presenter: presenter)
                presenter.view = view
                return view
            }
        }
        let view = MoviesComponent().makeView()
        """
    package static let silentExample = """
        import RIBs
        final class MoviesPresenter {
            weak var view: MoviesView?
        }
        final class MoviesView {
            let presenter: MoviesPresenter
            init(presenter: MoviesPresenter) { self.presenter = presenter }
        }
        final class MoviesComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            func makeView() -> MoviesView {
                let presenter = MoviesPresenter()
                let view = MoviesView(presenter: presenter)
                presenter.view = view
                return view
            }
        }
        let view = MoviesComponent().makeView()
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let cycles = subject.answers { model, _ in StrongCycles.all(in: model) }
        return cycles.filter { subject.isLinted(module: $0.module) }.compactMap(finding)
    }

    private static func finding(_ cycle: StrongCycleSite) -> Finding? {
        guard let last = cycle.links.last else { return nil }
        let classes = Message.list(cycle.links.map { "\(code: $0.className)" })
        let headline: Message =
            switch cycle.links.count {
            case 1: "\(classes) strongly refers to itself, so it is never deallocated"
            case 2: "\(classes) strongly refer to each other, so neither is ever deallocated"
            default: "\(classes) form a cycle of strong references, so none of them is ever deallocated"
            }
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            isOptional: true,
            location: last.location,
            property: last.property,
            headline: headline,
            chain: cycle.links.map { link in
                Step(
                    scope: link.className,
                    location: link.location,
                    message: "\(code: "\(link.className).\(link.property)") refers to \(code: link.target)"
                )
            },
            isLoop: true,
            repairs: [repair(cycle, last)],
            identity: cycle.links.map { "\($0.className).\($0.property)" }.sorted() + [last.location.file]
        )
    }

    private static func repair(_ cycle: StrongCycleSite, _ last: StrongCycleSite.Link) -> Repair {
        let written = cycle.type.isEmpty ? last.target : cycle.type
        let type = cycle.isOptional || written.hasSuffix("?") ? written : "\(written)?"
        let weak: Message = "Write \(code: "weak var \(last.property): \(type)")"
        let isEnough = cycle.isClassBound || cycle.type.isEmpty
        return Repair(
            title: isEnough ? weak : "\(weak), and make its protocol inherit \(code: "AnyObject")",
            location: cycle.keyword
        )
    }
}
