import CommandTestSupport
import Foundation
import TestSupport
import Testing
import TextFormats

@testable import ThimbleCommands

@Suite struct CommandTests {
    private static let broken = """
        protocol HomeDependency: Dependency { var user: User { get } }
        class HomeComponent: Component<HomeDependency> {}
        class RootComponent: BootstrapComponent {
            var home: HomeComponent { HomeComponent(parent: self) }
        }
        """
    private static let sound = broken.replacingOccurrences(
        of: "BootstrapComponent {",
        with: "BootstrapComponent {\n    var user: User { User() }"
    ).replacingOccurrences(
        of: "Component<HomeDependency> {}",
        with: "Component<HomeDependency> { func use() { print(dependency.user) } }"
    )
    private static let lonely = sound + "\nclass LostComponent: Component<EmptyDependency> {}\n"

    @Test func aSoundAppIsClean() throws {
        let folder = try TemporaryFolder(["App.swift": Self.sound])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "Checked 1 file, 2 scopes: no findings.\n")
    }

    @Test func aMissingProviderIsAnErrorInEveryReport() throws {
        let folder = try TemporaryFolder(["Sources/App.swift": Self.broken])
        let text = thimble("check", folder.path)
        #expect(text.code == 1)
        #expect(text.output.hasPrefix("\(folder.path)/Sources/App.swift:1:"))
        #expect(text.output.contains("[missing-provider]"))
        #expect(text.errors.hasPrefix("Checked 1 file, 2 scopes: 1 error"))
        let xcode = thimble("check", folder.path, "--reporter", "xcode")
        #expect(xcode.output.hasPrefix("\(folder.path)/Sources/App.swift:1:"))
        #expect(xcode.output.contains("(missing-provider)\n"))
        let json = thimble("check", folder.path, "--reporter=json")
        #expect(json.code == 1)
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let findings = try #require(document?["findings"] as? [[String: Any]])
        #expect(findings.first?["file"] as? String == "Sources/App.swift")
        #expect(findings.first?["rule_id"] as? String == "missing-provider")
    }

    @Test func warningsFailOnlyWhenStrict() throws {
        let folder = try TemporaryFolder(["App.swift": Self.lonely])
        #expect(thimble("check", folder.path).code == 0)
        #expect(thimble("check", folder.path, "--strict").code == 1)
    }

    @Test func drawingsAndInspectionEndWellWhateverTheFindings() throws {
        let folder = try TemporaryFolder(["App.swift": Self.broken])
        for format in ["dot", "text", "json"] {
            let outcome = thimble("graph", folder.path, "--format", format)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("HomeComponent"))
        }
        let inspection = thimble("inspect", folder.path)
        #expect(inspection.code == 0)
        #expect(inspection.output.split(separator: "\n").count == 3)
        #expect(inspection.output.hasPrefix("{\"access\":\"internal\",\"file\":\"App.swift\""))
    }

    @Test func whatCannotBeReadInAFileIsANoteOnStandardError() throws {
        let folder = try TemporaryFolder(["App.swift": Self.sound + "\nlet broken = \"no end\n"])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("\(folder.path)/App.swift:7:"))
        #expect(outcome.errors.contains(": note: "))
    }

    @Test func filesOfOtherGeneratorsAreNoCodeOfTheApp() throws {
        let folder = try TemporaryFolder([
            "App.swift": Self.sound,
            "NeedleGenerated.swift": "private let needleDependenciesHash : String? = nil\n" + Self.broken,
        ])
        #expect(thimble("check", folder.path).errors == "Checked 1 file, 2 scopes: no findings.\n")
    }

    @Test func everyRuleIsExplained() throws {
        let list = thimble("rules")
        #expect(list.code == 0)
        let ids = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(ids.contains("missing-provider"))
        #expect(ids == ids.sorted())
        for id in ids {
            let outcome = thimble("rules", id)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("(\(id))"))
            #expect(outcome.output.contains("Triggering example:"))
        }
        #expect(thimble("rules", "missing-provder").errors.contains("Did you mean 'missing-provider'?"))
    }

    @Test func severalReportsAreWrittenWhereAPersonWantsThem() throws {
        let folder = try TemporaryFolder([
            "A.swift": "import RIBs\nfinal class InnComponent: Component<InnDependency> {}\n"
        ])
        let file = "\(folder.path)/report.sarif"
        let outcome = thimble("check", "--reporter", "xcode", "--reporter", "sarif=\(file)", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("\(folder.path)/A.swift:2:37: error: "))
        #expect(try folder.text(of: "report.sarif").contains("\"ruleId\":\"unknown-dependency\""))
        let lost = thimble("check", "--reporter", "sarif=\(folder.path)/none/report.sarif", folder.path)
        #expect(lost.code == 2)
        #expect(lost.errors.contains("none/report.sarif' cannot be written"))
        #expect(thimble("check", "--reporter", "sarif=", folder.path).code == 2)
    }
}
