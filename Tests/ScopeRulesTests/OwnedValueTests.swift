import ScopeRules
import Testing

/// A property that is the only one to keep its value is no back reference.
@Suite("Listeners and routers that nothing else keeps")
struct OwnedValueTests {
    private func isFound(_ build: String, listener: String = "LoginListener?") -> Bool {
        let source = """
            import RIBs
            protocol LoginListener: AnyObject { func done() }
            protocol LoginRouting: AnyObject {}
            final class ClosureListener: LoginListener {
                private let run: () -> Void
                init(_ run: @escaping () -> Void) { self.run = run }
                func done() { run() }
                static func make() -> ClosureListener { ClosureListener {} }
            }
            final class GroupListener: LoginListener {
                let all: [LoginInteractor]
                init(all: [LoginInteractor]) { self.all = all }
                func done() {}
            }
            final class TapHandler {}
            final class OwnedListener: LoginListener {
                let owner: LoginInteractor
                init(owner: LoginInteractor) { self.owner = owner }
                func done() {}
            }
            final class OtherInteractor { var listener: LoginListener? }
            final class LoginInteractor: Interactor { var listener: \(listener) }
            func build(_ given: LoginListener, _ done: @escaping () -> Void) -> LoginInteractor {
                let interactor = LoginInteractor()
                \(build)
                return interactor
            }
            """
        return findings(in: RuleSubject(source: source)).contains { $0.rule == StrongBackReference.id }
    }

    @Test(
        "a value that is created for the property",
        arguments: [
            "interactor.listener = ClosureListener {}", "interactor.listener = ClosureListener(done)",
            "let listener = ClosureListener {}\ninteractor.listener = listener",
            "interactor.listener = ClosureListener.make()",
        ]
    )
    func isOwned(build: String) {
        #expect(!isFound(build))
    }

    @Test func initialValue() {
        #expect(!isFound("", listener: "LoginListener? = ClosureListener {}"))
    }

    @Test(
        "values that others keep",
        arguments: [
            "", "interactor.listener = given",
            "let kept = ClosureListener {}\ninteractor.listener = kept\nprint(kept)",
            "interactor.listener = OwnedListener(owner: interactor)",
            "let all = [interactor]\ninteractor.listener = GroupListener(all: all)",
            "OtherInteractor().listener = ClosureListener {}", "interactor.listener = makeListener()",
            "Banner().listener = TapHandler()",
        ]
    )
    func isKept(build: String) {
        #expect(isFound(build))
    }
}
