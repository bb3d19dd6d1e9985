import TestSupport
import Testing

/// Files of mocks that a removed RIB leaves behind.
@Suite struct RemovalTests {
    @Test(arguments: ["Checkout", "CheckoutComponent"])
    func mocksOfTheRIBGoWithItHoweverTheirCommandNamesIt(_ scope: String) throws {
        let app = try FixtureApp("Shop")
        #expect(app.run("new", "rib", "Checkout", "--parent", "Root").code == 0)
        let tests = "\(app.folder.path)/Tests/ShopTests"
        for (file, scopes) in [("CheckoutMocks", [scope]), ("AllMocks", ["Root", scope, "CartComponent"])] {
            let options = scopes.flatMap { ["--scope", $0] } + ["--output", "\(tests)/\(file).swift"]
            let written = thimble(["mock"] + options + [app.folder.path])
            #expect(written.code == 0, "\(written.errors)")
        }
        let outcome = app.run("remove", "rib", "Checkout", "--apply")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        #expect(!Files.paths(below: tests).contains("CheckoutMocks.swift"))
        let mocks = try app.text(of: "Tests/ShopTests/AllMocks.swift")
        #expect(mocks.contains("// Updated by: thimble mock --scope Root --scope CartComponent\n"))
        #expect(!mocks.contains("Checkout"))
    }
}
