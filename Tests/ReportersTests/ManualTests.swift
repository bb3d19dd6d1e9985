import Foundation
import TestSupport
import Testing

/// The README and the manual: short enough, and without dead links.
@Suite struct ManualTests {
    private static let catalogue = repository.appendingPathComponent("Sources/thimble/Thimble.docc", isDirectory: true)

    private static let articles = Files.paths(below: catalogue.path, endingIn: ".md")

    private static let pages =
        ["README.md", "CHANGELOG.md", "SampleApp/README.md"] + articles.map { "Sources/thimble/Thimble.docc/\($0)" }

    @Test func theREADMEIsShort() throws {
        let text = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.utf8.count <= 8192)
    }

    /// `docc` does not report relative links that lead nowhere.
    @Test(arguments: pages)
    func relativeLinksLeadToFiles(path: String) throws {
        let file = repository.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        // `docc` finds the pictures and pages of the catalogue by name, and reports those that are missing.
        let links = text.replacing(/!\[[^\]]*\]\([^\/)]+\)|\]\(doc:[^)]+\)/, with: "")
        for link in links.matches(of: /\]\((?<target>[^)\s]+)\)/) where !link.target.contains("://") {
            let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let other = file.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
            let linked = parts[0].isEmpty ? file : other
            #expect(FileManager.default.fileExists(atPath: linked.path), "\(link.target) in \(path)")
            guard parts.count == 2 else { continue }
            #expect(try Self.anchors(of: linked).contains(parts[1].lowercased()), "\(link.target) in \(path)")
        }
    }

    /// The names by which a code host links to the headings of a page.
    private static func anchors(of file: URL) throws -> [String] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return lines.filter { $0.hasPrefix("#") }.map { line in
            let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
            return String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }).replacing(" ", with: "-")
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
