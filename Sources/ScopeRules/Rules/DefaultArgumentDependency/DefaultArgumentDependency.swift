import ScopeGraph
import SwiftReader

/// The code of a scope leaves a service to a default argument.
package enum DefaultArgumentDependency: Rule {
    package static let id = "default-argument-dependency"
    package static let title = "Default Argument Dependency"
    package static let defaultSeverity: Severity? = nil
    package static let usesAllCores = true
    package static let reason = """
        A scope creates an object and leaves one of its services to a default argument: \
        `init(worker: MoviesProviding = MoviesWorker())`. The object then has a dependency that the graph does not show, \
        and its scope cannot replace or share it. The rule is off by default. It reports a default argument if it creates \
        an object of a class of the app, and either the scope or a scope above provides a value of the parameter's type, \
        or that type is a protocol of the app. Constants, values of structures and enumerations, objects of other \
        libraries, private classes, views, and tests are not reported.
        """
    package static let triggeringExample = """
        import RIBs
        protocol MoviesProviding { func movies() -> [String] }
        final class MoviesWorker: MoviesProviding {
            func movies() -> [String] { [] }
        }
        final class MoviesInteractor: Interactor {
            let worker: MoviesProviding
            init(worker: MoviesProviding = MoviesWorker()) { self.worker = worker }
        }
        final class MoviesComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            var interactor: MoviesInteractor { MoviesInteractor() }
        }
        let interactor = MoviesComponent().interactor
        """
    package static let silentExample = """
        import RIBs
        protocol MoviesProviding { func movies() -> [String] }
        final class MoviesWorker: MoviesProviding {
            func movies() -> [String] { [] }
        }
        final class MoviesInteractor: Interactor {
            let worker: MoviesProviding
            init(worker: MoviesProviding = MoviesWorker()) { self.worker = worker }
        }
        final class MoviesComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            var worker: MoviesProviding { MoviesWorker() }
            var interactor: MoviesInteractor { MoviesInteractor(worker: worker) }
        }
        let interactor = MoviesComponent().interactor
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let sites = subject.answers { DefaultArguments.all(in: $0, $1) }
        let provisions = TypedProvisions(graph: subject.graph)
        return sites.compactMap { site in
            guard subject.isLinted(module: site.module), let scope = site.scopes.first(where: { subject.isLinted($0) })
            else { return nil }
            let types = [site.type, site.valueType]
            let source = site.scopes.lazy.compactMap { provisions.nearest(of: types, from: $0) }.first
            guard source != nil || site.isReplaceable else { return nil }
            return finding(site, scope, source, in: subject.graph)
        }
    }

    private static func finding(
        _ site: DefaultArgumentSite,
        _ scope: Int,
        _ source: TypedProvisions.Source?,
        in graph: ScopeGraph
    ) -> Finding {
        let name = graph.scopes[scope].name
        let provider: Message = source.map { ", although \(provided($0, in: graph))" } ?? ""
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            isOptional: true,
            location: site.location,
            scope: graph.scopes[scope].id,
            property: site.parameter,
            headline: """
                \(code: site.creator) creates \(code: site.created) with the default value \
                \(code: site.value) for \(code: site.parameter)\(provider)
                """,
            repairs: [
                Repair(title: passing(site, name, source, in: graph), location: site.location),
                Repair(
                    title: "Delete the default value of \(code: site.parameter), so that every caller passes one",
                    location: site.declaration
                ),
            ],
            identity: [graph.scopes[scope].id, site.creator, site.created, site.parameter]
        )
    }

    private static func provided(_ source: TypedProvisions.Source, in graph: ScopeGraph) -> Message {
        let scope = graph.scopes[source.scope]
        guard source.isRequirement, let dependency = scope.dependency else {
            return "\(code: scope.name) provides \(code: source.property)"
        }
        return "\(code: dependency.name) requires \(code: source.property)"
    }

    private static func passing(
        _ site: DefaultArgumentSite,
        _ scope: String,
        _ source: TypedProvisions.Source?,
        in graph: ScopeGraph
    ) -> Message {
        let argument: Message = "pass it as \(code: site.parameter)"
        guard let source else {
            return "Add \(code: "var \(site.parameter): \(site.type.spelling)") to \(code: scope), and \(argument)"
        }
        let owner = graph.scopes[source.scope].name
        if source.isRequirement || owner == scope {
            return "Pass \(code: source.property) as the argument \(code: site.parameter)"
        }
        return """
            Require \(code: source.property), which \(code: owner) provides, in the dependency of \(code: scope), and \
            \(argument)
            """
    }
}
