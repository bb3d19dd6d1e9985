import Scaffolding
import Testing

@Suite("The names that the code of a new RIB uses")
struct NameTests {
    @Test(
        "The property for a router is called like the RIB, unless Swift or RIBs use that name",
        arguments: [
            ("Login", "login"), ("URLBar", "urlBar"), ("Default", "defaultChild"), ("Interactor", "interactorChild"),
            ("ViewController", "viewControllerChild"), ("Children", "childrenChild"),
        ]
    )
    func variables(_ name: String, _ variable: String) {
        #expect(RIBName(name)?.variable == variable)
    }

    @Test(
        "RIBs have names of any language",
        arguments: [("Détail", true), ("Ölkanne2", true), ("élan", false), ("A-B", false), ("", false)]
    )
    func languages(_ name: String, _ isName: Bool) {
        #expect((RIBName(name) != nil) == isName)
    }
}
