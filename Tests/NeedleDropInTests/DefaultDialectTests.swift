import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// `generate --dialect needle`, which knows nothing of drop-in mode, beside what Needle wrote.
@Suite(
    .disabled(
        if: ReplayCase.isMissing,
        "The folder ../shared/needle-goldens is missing: nothing is compared with Needle."
    )
)
struct DefaultDialectTests {
    /// Where it does not write Needle's bytes, and why it is better so.
    private static let differences: [String: String] = [
        "015": "internal properties of extensions that others read are found by NEEDLE_DYNAMIC too",
        "017": "a child made in the class and in an extension is registered once",
        "018": "a local constant provides nothing, and what is missing is an error",
        "019": "statics and private properties provide nothing, and what is missing is an error",
        "021": "both branches of #if are one property; what several bindings share is read",
        "022": "a requirement that is set gets a setter: without it the file does not compile",
        "025": "members of nested types provide nothing, and what is missing is an error",
        "026": "a call of a static function makes no child",
        "028": "`.init(parent: self)` makes a child",
        "029": "`.init(parent: self)` makes a child",
        "030": "a call of a static function makes no child",
        "031": "a class of another module that is called Component is none of Needle's",
        "032": "a dependency that no source declares is an error",
        "033": "nested components are called by their full names: without that the file does not compile",
        "034": "a component around another one is seen",
        "036": "a property called like its source does not clash: with that the file does not compile",
        "037": "imports keep their #if",
        "038": "additional imports are an option of Needle's command line",
        "041": "exclusions are options of Needle's command line; with all files there are two components of a name",
        "042": "exclusions are options of Needle's command line; with all files there are two components of a name",
        "044": "files come in the order of their paths, not of a list",
        "049": "the list is empty",
        "050": "where there are no components, nothing is written",
        "055": "a generic component is an error: its path is not known",
        "062": "getters keep @MainActor and @available: without the first the file does not compile in Swift 6",
        "063": "subclasses of components are components",
        "101": "pluginized components are always read",
        "102": "there is no hash where no component is pluginized",
        "104": "internal properties of extensions that others read are found by NEEDLE_DYNAMIC too",
    ]

    private static let accepted = ReplayCase.shared.filter { replayed in
        !replayed.isQuirk && replayed.text("expected.status")?.first == "0" && replayed.bytes("expected.swift") != nil
            && replayed.text("command")?.contains("generate") ?? false
    }

    @Test(arguments: accepted)
    func writesWhatNeedleWroteOrSomethingBetter(_ replayed: ReplayCase) throws {
        let folder = try TemporaryFolder()
        let copy = folder.url.appendingPathComponent("case")
        try FileManager.default.copyItem(at: replayed.folder, to: copy)
        let output = copy.appendingPathComponent("Out.swift")
        if let header = replayed.text("header.txt") {
            try Data("\(header)\n\nimport NeedleFoundation\n".utf8).write(to: output)
        }
        let sources = copy.appendingPathComponent("Sources").path
        _ = thimble("generate", "--dialect", "needle", "--keep-going", "--force", "--output", output.path, sources)
        let written = try? Data(contentsOf: output)
        let isEqual = written == replayed.bytes("expected.swift")
        let reason = Self.differences[String(replayed.description.prefix(3))]
        #expect(isEqual == (reason == nil), "\(reason ?? "the bytes differ")")
    }
}
