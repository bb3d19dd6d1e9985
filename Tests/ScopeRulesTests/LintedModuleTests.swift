import ScopeRules
import Testing

/// Which apps are only demos of other modules.
@Suite struct LintedModuleTests {
    @Test(
        "an app that is only called a sample is judged like any other",
        arguments: ["App", "Notes_Example", "NotesSample"]
    )
    func onlyApp(name: String) {
        let source = """
            import RIBs
            protocol NoteRouting: Routing {}
            protocol NoteListener: AnyObject {}
            final class NoteInteractor: Interactor {
                var router: NoteRouting?
                weak var listener: NoteListener?
            }
            """
        #expect(findings(in: RuleSubject(source: source, app: name)).map(\.rule) == [StrongBackReference.id])
    }
}
