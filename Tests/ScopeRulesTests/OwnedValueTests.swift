import ScopeRules
import Testing

/// A property that is the only one to keep its value is no back reference.
@Suite("Listeners and routers that nothing else keeps")
struct OwnedValueTests {
    private func isFound(_ build: String) -> Bool {
        let source = """
            import RIBs
            protocol LoginListener: AnyObject { func done() }
            protocol LoginRouting: AnyObject {}
            final class ClosureListener: LoginListener {
                private let run: () -> Void
                init(_ run: @escaping () -> Void) { self.run = run }
                func done() { run() }
            }
            final class OwnedListener: LoginListener {
                let owner: LoginInteractor
                init(owner: LoginInteractor) { self.owner = owner }
                func done() {}
            }
            final class OtherInteractor { var listener: LoginListener? }
            final class LoginInteractor: Interactor { var listener: LoginListener? }
            func build(_ given: LoginListener) -> LoginInteractor {
                let interactor = LoginInteractor()
                \(build)
                return interactor
            }
            """
        return findings(in: RuleSubject(source: source)).contains { $0.rule == StrongBackReference.id }
    }

    @Test("a value that is created for the property")
    func isOwned() {
        #expect(!isFound("interactor.listener = ClosureListener {}"))
    }

    @Test(
        "values that others keep",
        arguments: [
            "", "interactor.listener = given", "let kept = ClosureListener {}\ninteractor.listener = kept",
            "interactor.listener = OwnedListener(owner: interactor)",
            "OtherInteractor().listener = ClosureListener {}", "interactor.listener = makeListener()",
        ]
    )
    func isKept(build: String) {
        #expect(isFound(build))
    }
}
