import Foundation
import TestSupport
import Testing

/// The README and the manual: short enough, and without dead links.
@Suite struct ManualTests {
    private static let catalogue = repository.appendingPathComponent("Sources/thimble/Thimble.docc", isDirectory: true)

    private static let articles = Files.paths(below: catalogue.path, endingIn: ".md")

    @Test func theREADMEIsShort() throws {
        let text = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.utf8.count <= 8192)
    }

    /// `docc` does not report relative links that lead nowhere.
    @Test(arguments: ["README.md", "CHANGELOG.md"] + articles.map { "Sources/thimble/Thimble.docc/\($0)" })
    func relativeLinksLeadToFiles(path: String) throws {
        let file = repository.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        // `docc` finds the pictures of the catalogue by name, and reports those that are missing.
        let links = text.replacing(/!\[[^\]]*\]\([^\/)]+\)/, with: "")
        for link in links.matches(of: /\]\((?<target>[^)\s]+)\)/) where !link.target.contains("://") {
            let target = link.target.prefix { $0 != "#" }
            let linked = file.deletingLastPathComponent().appendingPathComponent(String(target))
            #expect(FileManager.default.fileExists(atPath: linked.path), "\(link.target) in \(path)")
        }
    }

    @Test func theREADMELeadsToEveryArticle() throws {
        let text = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
        let front = try String(contentsOf: Self.catalogue.appendingPathComponent("Thimble.md"), encoding: .utf8)
        let articles = Self.articles.filter { $0.hasPrefix("Manual/") || $0.hasPrefix("Contributing/") }
        #expect(articles.count > 10)
        for article in articles {
            #expect(text.contains("Thimble.docc/\(article)"), "\(article)")
            let name = article.split(separator: "/")[1].dropLast(3)
            #expect(front.contains("<doc:\(name)>"), "\(article)")
        }
    }
}
