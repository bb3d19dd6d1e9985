import SwiftReader

/// The generated file gone stale: by an edit of it, or because a scope now makes what it passed through.
struct GeneratedMutants {
    let sample: Sample
    let sites: SampleSites

    func all() throws -> [Mutant] {
        let file = Sample.generatedFile
        let text = try sample.text(of: file)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var mutants = [
            Mutant(.generatedFileRemoved, file, changes: [:], expected: [LocationFinder.stale], removedFile: file)
        ]
        var owner = ""
        for (number, line) in lines.enumerated() {
            if line.hasPrefix("extension ") { owner = String(line.dropFirst(10).prefix { $0 != ":" }) }
            guard line.contains("{ dependency."), let member = Self.member(in: line) else { continue }
            let subject = "\(owner).\(member.name)"
            var edited = lines
            edited.remove(at: number)
            mutants.append(
                Mutant(
                    .passThroughEdited,
                    subject,
                    changes: [file: edited.joined(separator: "\n")],
                    expected: [LocationFinder.stale]
                )
            )
            mutants.append(try passThroughReplaced(member, of: owner, subject))
        }
        return mutants
    }

    /// A scope makes by itself what was passed through it.
    private func passThroughReplaced(
        _ member: (name: String, type: String),
        of owner: String,
        _ subject: String
    ) throws -> Mutant {
        guard let site = sites.components.first(where: { $0.name == owner }) else {
            throw SampleError("The sample has no '\(owner)'.")
        }
        let head = "import Appearance\nimport Scores\n"
        let body = "\n    var \(member.name): \(member.type) { preconditionFailure() }\n"
        let text = head + site.inserting(body, at: site.declaration.range.end - 1)
        return Mutant(
            .passThroughReplaced,
            subject,
            changes: [site.file.path: text],
            expected: [LocationFinder.stale]
        )
    }

    /// The name and type in `var theme: Theme { dependency.theme }`.
    private static func member(in line: String) -> (name: String, type: String)? {
        let words = line.split(separator: " ").map(String.init)
        guard words.count > 3, words[0] == "var" else { return nil }
        return (String(words[1].dropLast()), words[2])
    }
}
