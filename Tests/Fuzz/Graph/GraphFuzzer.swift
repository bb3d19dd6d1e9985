import Drawings
import Providers
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader

/// The app around the file that the fuzzer makes: some scopes of both dialects whose names the file may use.
private let environment = """
    import NeedleFoundation
    import RIBs
    struct Theme {}
    protocol RootDependency: Dependency { var theme: Theme { get } }
    final class RootComponent: BootstrapComponent {
        var theme: Theme { Theme() }
        var child: ChildComponent { ChildComponent(parent: self) }
    }
    protocol ChildDependency: Dependency { var theme: Theme { get } }
    class ChildComponent: Component<ChildDependency> {}
    protocol LeafDependency: RIBs.Dependency { var map: Map { get } }
    class LeafComponent: RIBs.Component<LeafDependency> {}
    final class LeafBuilder: Builder<LeafDependency> {
        func build() { print(LeafComponent(dependency: dependency).dependency.map) }
    }
    final class Map {
        static let shared = Map()
        var scale = 1
    }
    final class Executor {
        func registerInteractor(_ interactor: AnyObject, request: AnyObject) {}
        func execute(_ request: AnyObject) {}
    }
    final class Login { final class Request { var onError: (() -> Void)? } }
    final class LeafPresenter { var view: LeafView? }
    final class LeafView {
        let presenter: LeafPresenter
        init(presenter: LeafPresenter = LeafPresenter(), map: Map = Map()) { self.presenter = presenter }
    }
    final class LeafInteractor: Interactor {
        let executor = Executor()
        func start() {
            Map.shared.scale = 2
            executor.execute(Login.Request())
            let view = LeafView()
            view.presenter.view = view
        }
    }
    """

/// All rules, those that are off by default too.
private let everyRule = Dictionary(
    uniqueKeysWithValues: allRules.filter { $0.defaultSeverity == nil }.map { ($0.id, Optional(Severity.warning)) }
)

/// What libFuzzer calls with every input: a file of an app, for which all that Thimble says and writes is made.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGraph(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
    let files = [
        SourceFile(path: "App/App.swift", reading: Array(environment.utf8)),
        SourceFile(path: "App/Fuzz.swift", reading: bytes),
    ]
    let module = Module(name: "App", folder: "App", kind: .application, origin: .folder, package: "")
    let sources = [ModuleSources(module: module, files: files, generated: [])]
    let tree = ResolvedGraph(reading: sources)
    let (graph, resolution) = (tree.graph, tree.resolution)
    let plan = GenerationPlan(graph: graph, resolution: resolution, sources: sources)
    let subject = RuleSubject(
        graph: graph,
        resolution: resolution,
        model: tree.model,
        plan: plan,
        suppressions: files.flatMap(\.suppressions),
        suppressionFaults: files.flatMap(\.suppressionFaults),
        sources: SourceTable(sources)
    )
    let drawn = DrawingSubject(
        graph: graph,
        resolution: resolution,
        findings: findings(in: subject, severities: everyRule)
    )
    for drawing in allDrawings { _ = drawing.text(of: drawn) }
    for file in files { _ = inspectionLines(of: file, named: file.path) }
    return 0
}
