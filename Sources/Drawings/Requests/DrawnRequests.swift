import ScopeGraph
import ScopeRules
import SwiftReader
import TextFormats

/// The requests of executors, in each format. Those of hidden scopes are left out.
struct DrawnRequests {
    private let subject: DrawingSubject
    private let shown: Set<Int>
    let routes: [RequestRoute]

    init(of subject: DrawingSubject) {
        self.subject = subject
        guard !subject.requests.isEmpty else {
            (shown, routes) = ([], [])
            return
        }
        let shown = Set(subject.view.scopes)
        self.shown = shown
        let isPart = subject.view.filter.selectsScopes
        routes = subject.requests.filter { route in
            !isPart || (route.executions + route.registrations).contains { !shown.isDisjoint(with: $0.scopes) }
        }
    }

    var isEmpty: Bool { routes.isEmpty }

    /// The lines below the tree.
    var text: [String] {
        if isEmpty { return [] }
        return ["requests:"]
            + routes.map { route in
                let executors = names(route.executions)
                let executed = executors.isEmpty ? "no execution found" : "from \(executors)"
                let interactors = route.interactors.joined(separator: ", ")
                let handled = interactors.isEmpty ? "not registered" : "to \(interactors)"
                return printable("  \(route.request): \(executed), \(handled)")
            }
    }

    private func names(_ uses: [RequestRoute.Use]) -> String {
        uses.map { $0.name.isEmpty ? "main" : $0.name }.joined(separator: ", ")
    }

    var json: [String] {
        func list(_ uses: [RequestRoute.Use]) -> String {
            jsonArray(
                uses.map { use in
                    jsonObject([
                        "class": jsonString(use.name), "file": jsonString(use.location.file),
                        "line": String(use.location.line),
                        "scopes": jsonArray(use.scopes.map { jsonString(subject.graph.scopes[$0].id) }),
                    ])
                }
            )
        }
        return routes.map { route in
            jsonObject([
                "executions": list(route.executions),
                "interactors": jsonArray(route.interactors.map { jsonString($0) }),
                "registrations": list(route.registrations), "request": jsonString(route.request),
            ])
        }
    }

    private struct Arrow {
        let from: Int
        let request: Int
        let isExecution: Bool
    }

    /// The shown scopes whose code executes or registers a request, each once.
    private var arrows: [Arrow] {
        routes.enumerated().flatMap { number, route in
            func scopes(_ uses: [RequestRoute.Use]) -> [Int] {
                Set(uses.flatMap(\.scopes)).intersection(shown).sorted()
            }
            return scopes(route.executions).map { Arrow(from: $0, request: number, isExecution: true) }
                + scopes(route.registrations).map { Arrow(from: $0, request: number, isExecution: false) }
        }
    }

    private func label(_ route: RequestRoute) -> [String] {
        [
            route.request,
            route.interactors.isEmpty ? "not registered" : "to \(route.interactors.joined(separator: ", "))",
        ]
    }

    var dot: [String] {
        let nodes = routes.enumerated().map { number, route in
            let label = label(route).map(escaped).joined(separator: "\\n")
            return "  \"request \(number)\" "
                + attributes([
                    ("label", "\"\(label)\""), ("shape", "note"), ("style", "filled"), ("fillcolor", "\"#fff8e1\""),
                    ("class", "request"),
                    ("tooltip", quoted("\(route.location.file):\(route.location.line)")),
                ]) + ";"
        }
        let edges = arrows.map { arrow in
            let scope = quoted(subject.graph.scopes[arrow.from].id)
            let direction =
                arrow.isExecution
                ? "\(scope) -> \"request \(arrow.request)\"" : "\"request \(arrow.request)\" -> \(scope)"
            let tooltip = arrow.isExecution ? "executes" : "is registered by"
            return "  \(direction) [style=dotted, constraint=false, tooltip=\"\(tooltip)\"];"
        }
        return nodes + edges
    }

    var mermaid: [String] {
        let nodes = routes.enumerated().map { number, route in
            "  request\(number)>\(Drawings.mermaid(label(route)))]"
        }
        let edges = arrows.map { arrow in
            arrow.isExecution
                ? "  s\(arrow.from) -.-> request\(arrow.request)" : "  request\(arrow.request) -.-> s\(arrow.from)"
        }
        return nodes + edges
    }
}
