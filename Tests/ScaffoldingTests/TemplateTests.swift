import CommandTestSupport
import TestSupport
import Testing

/// Templates of Xcode are expanded as Xcode does it, and wired.
@Suite struct TemplateTests {
    private static let template = repository.appendingPathComponent(
        "Tests/ScaffoldingTests/Fixtures/Templates/Feature.xctemplate"
    ).path

    @Test func aTemplateIsWiredToTheParent() throws {
        let app = try FixtureApp("Shop")
        let outcome = app.run("new", "rib", "Checkout", "--parent", "Root", "--template", Self.template)
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        let builder = try app.text(of: "Sources/Shop/Checkout/CheckoutBuilder.swift")
        #expect(builder.hasPrefix("//\n//  CheckoutBuilder.swift\n//  Shop\n//\n\nimport RIBs\n"))
        let rib = try app.text(of: "Sources/Shop/Checkout/CheckoutRIB.swift")
        #expect(rib.hasPrefix("//\n//  CheckoutRIB.swift\n//  Shop\n//\n//\n\nimport RIBs\n"))
        #expect(rib.contains("/// The file is named CheckoutRIB.\n"))
        let interactor = try app.text(of: "Sources/Shop/Root/RootInteractor.swift")
        #expect(interactor.contains("  func CheckoutDidFinish() {}\n"))
        #expect(app.run("check", "--strict").code == 0)
        let errors = try app.errors(in: "Shop")
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func withoutAParentOnlyFilesAreWritten() throws {
        let folder = try TemporaryFolder()
        let target = "\(folder.path)/Features/Search"
        let arguments = ["new", "rib", "Search", "--template", Self.template, "--folder", target]
        #expect(thimble(arguments + ["--set", "ownsView=false"]).code == 0)
        #expect(try folder.text(of: "Features/Search/Search.swift") == "enum Search {}\n")
        let named = thimble(arguments + ["--set", "FULLUSERNAME=Ada", "--set", "DATE=today"])
        #expect(named.code == 0, "\(named.errors)")
        #expect(try folder.text(of: "Features/Search/SearchRIB.swift").contains("//  Created by Ada on today.\n"))
        let again = thimble(arguments)
        #expect(again.code == 2)
        #expect(again.errors.contains("SearchRIB.swift' exists already."))
    }

    @Test(arguments: [
        (["--set", "style=Poor"], "'style' of the template is one of 'Plain', 'Rich', not 'Poor'."),
        (["--set", "style=Rich"], "The template has no folder 'ownsViewRich' for these options"),
        (["--set", "ownsView=maybe"], "'ownsView' of the template is true or false, not 'maybe'."),
        (["--set", "style"], "'style' is not of the form NAME=VALUE."),
        (["--viewless"], "'--viewless' requires '--parent SCOPE'."),
    ])
    func whatATemplateLacksIsSaid(_ options: [String], _ reason: String) throws {
        let folder = try TemporaryFolder()
        let arguments = ["new", "rib", "Search", "--template", Self.template, "--folder", folder.path]
        let outcome = thimble(arguments + options)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try folder.names().isEmpty)
    }

    @Test func aTemplateWritesOnlyIntoItsFolder() throws {
        let folder = try TemporaryFolder(["T.xctemplate/___VARIABLE_place___.swift": "let x = 1\n"])
        let target = "\(folder.path)/Target"
        let arguments = ["new", "rib", "Search", "--template", "\(folder.path)/T.xctemplate", "--folder", target]
        for place in ["../Search", "/tmp/Search", "a/../../Search"] {
            let outcome = thimble(arguments + ["--set", "place=\(place)"])
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("is not the name of a file in the folder of the RIB."))
        }
        #expect(try folder.names() == ["T.xctemplate"])
    }

    @Test func aPlaceholderWithoutValueIsAnError() throws {
        let folder = try TemporaryFolder(["T.xctemplate/___FILEBASENAME___.swift": "let x = ___VARIABLE_size___\n"])
        let arguments = ["new", "rib", "Search", "--template", "\(folder.path)/T.xctemplate", "--folder", folder.path]
        let outcome = thimble(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("needs a value for '___VARIABLE_size___': '--set size=VALUE'."))
        #expect(thimble(arguments + ["--set", "size=3"]).code == 0)
        #expect(try folder.text(of: "Search.swift") == "let x = 3\n")
    }
}
