import Graphs
import ScopeGraph
import SwiftReader

/// The code of a scope reads a shared instance.
package enum HiddenSingleton: Rule {
    package static let id = "hidden-singleton"
    package static let title = "Hidden Singleton"
    package static let defaultSeverity: Severity? = nil
    package static let usesAllCores = true
    package static let reason = """
        The code of a scope reads a shared instance, such as `Analytics.shared`, that a scope above could provide. The \
        graph does not show the dependency, and tests cannot replace it. The rule is off by default. It reports stored \
        static properties that hold an object of a class of the app, and those of other libraries and of protocols if a \
        scope above provides a value of the same type. It names the nearest scope above all readers. A component that \
        returns the instance, constants, structures and enumerations, the platform's own singletons, tests, and the types \
        under `singletons` in `.thimble.json` are not reported.
        """
    package static let triggeringExample = """
        import RIBs
        final class Analytics {
            static let shared = Analytics()
            private var count = 0
            func track() { count += 1 }
        }
        final class LoginInteractor: Interactor {
            func didTap() { Analytics.shared.track() }
        }
        final class LoginComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            var interactor: LoginInteractor { LoginInteractor() }
        }
        let interactor = LoginComponent().interactor
        """
    package static let silentExample = """
        import RIBs
        final class Analytics {
            static let shared = Analytics()
            private var count = 0
            func track() { count += 1 }
        }
        final class LoginInteractor: Interactor {
            let analytics: Analytics
            init(analytics: Analytics) { self.analytics = analytics }
            func didTap() { analytics.track() }
        }
        final class LoginComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            var analytics: Analytics { Analytics.shared }
            var interactor: LoginInteractor { LoginInteractor(analytics: analytics) }
        }
        let interactor = LoginComponent().interactor
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        let foreign = Set(
            graph.scopes.flatMap(\.provisions).compactMap(\.type).filter(\.hasForeignNames).map(\.canonical)
        )
        let use = subject.answers { model, scopes in
            [SingletonReads.all(in: model, scopes, foreignTypes: foreign, allowed: subject.allowedSingletons)]
        }
        guard let use = use.first ?? nil else { return [] }
        let reads = use.reads.filter { read in
            // Nothing above a root could provide it.
            let isOfRoot = read.component.map { graph.edgesUp[$0].isEmpty } ?? false
            return subject.isLinted(module: read.module) && !isOfRoot && read.scopes.contains { subject.isLinted($0) }
        }
        if reads.isEmpty { return [] }
        let roots = graph.scopes.indices.filter { graph.edgesUp[$0].isEmpty }
        let dominators = Dominators(from: roots, count: graph.scopes.count) { graph.children(of: $0) }
        let providers = SingletonProviders(provisions: TypedProvisions(graph: graph), provided: use.provided)
        let suppressions = subject.suppressions.filter { $0.rule == id }
        return Dictionary(grouping: reads, by: \.singleton).values.flatMap { reads in
            // A suppression concerns the reader at its own line, not the others.
            let isSuppressed = reads.map { read in suppressions.contains { $0.covers(id, at: read.location) } }
            let suppressed = zip(reads, isSuppressed).filter(\.1).map { [$0.0] }
            let others = zip(reads, isSuppressed).filter { !$0.1 }.map(\.0)
            let byReader = others.reduce(into: [SingletonRead]()) { list, read in
                if !list.contains(where: { $0.reader == read.reader }) { list.append(read) }
            }
            return (suppressed + [byReader]).compactMap { finding($0, dominators, providers) }
        }
        .inOrder()
    }

    /// - Parameter reads: of one singleton, one for each class, in source order.
    private static func finding(
        _ reads: [SingletonRead],
        _ dominators: Dominators,
        _ providers: SingletonProviders
    ) -> Finding? {
        let graph = providers.graph
        let source = providers.nearest(to: reads)
        guard let first = reads.first, let scope = first.scopes.first, source != nil || !first.needsProvider else {
            return nil
        }
        let provider: Message =
            source.map {
                ", although \(code: graph.scopes[$0.scope].name) \($0.isRequirement ? "requires" : "provides") \(code: $0.property)"
            } ?? ""
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            isOptional: true,
            location: first.location,
            scope: graph.scopes[scope].id,
            property: first.property,
            headline: "\(code: first.reader) reads the singleton \(code: first.singleton)\(provider)",
            readers: reads.map { read in
                let scopes = read.scopes.map { graph.scopes[$0].name }
                let name =
                    scopes.count > 2 ? "\(scopes[0]) and \(scopes.count - 1) more" : scopes.joined(separator: ", ")
                return Reader(scope: read.reader, dependencyProtocol: name, location: read.location)
            },
            repairs: [repair(reads, source, dominators, graph)],
            identity: [first.singleton]
        )
    }

    private static func repair(
        _ reads: [SingletonRead],
        _ source: TypedProvisions.Source?,
        _ dominators: Dominators,
        _ graph: ScopeGraph
    ) -> Repair {
        let first = reads[0]
        let readers = Message.list(reads.map { "\(code: $0.reader)" }, most: 3)
        if let source {
            let location = source.location
            return Repair(title: "Pass \(code: source.property) to \(readers)", location: location)
        }
        let member = "var \(first.property): \(first.type.spelling)"
        let scopes = reads.flatMap(\.scopes)
        var owner = dominators.nearest(to: scopes)
        while let scope = owner, graph.scopes[scope].kind == .builder { owner = dominators.above(scope) }
        guard let owner else {
            return Repair(
                title: "Add \(code: member) to the root of each reader, and pass it to \(readers)",
                location: first.location
            )
        }
        let isAlone = Set(scopes) == [owner]
        let which: Message = isAlone ? "" : ", the nearest scope above all readers"
        return Repair(
            title: "Add \(code: member) to \(code: graph.scopes[owner].name)\(which), and pass it to \(readers)",
            location: graph.scopes[owner].location
        )
    }
}
