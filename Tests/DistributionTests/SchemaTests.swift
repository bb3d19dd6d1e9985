import Foundation
import TestSupport
import Testing

/// What services read, by published schemas; and the scripts, by a linter.
@Suite(.enabled(if: DistributionJudges.areInstalled, "\(DistributionJudges.howToInstall)"))
struct SchemaTests {
    private static let files = [
        (".github/actions/check/action.yml", "vendor.github-actions"),
        (".github/workflows/ci.yml", "vendor.github-workflows"),
        (".github/workflows/release.yml", "vendor.github-workflows"),
    ]

    private func judge(_ schema: String, _ file: String) throws -> Program.Run {
        try DistributionJudges.schemas.run(["--builtin-schema", schema, file], in: repository.path)
    }

    @Test(arguments: files)
    func filesFollowTheirSchemas(_ file: String, _ schema: String) throws {
        let run = try judge(schema, file)
        #expect(run.isSuccess, "\(run.messages)")
    }

    /// A judge that takes everything is none.
    @Test(arguments: files)
    func damagedFilesAreRefused(_ file: String, _ schema: String) throws {
        let text = try Files.text(of: repository.appendingPathComponent(file).path)
        let damaged = text.replacing(#/(?m)^( *)(- )?(run|uses): /#) { "\($0.1)\($0.2 ?? "")nothing: " }
        #expect(damaged != text)
        let folder = try TemporaryFolder(["damaged.yml": damaged])
        #expect(try !judge(schema, "\(folder.path)/damaged.yml").isSuccess)
    }

    @Test func shellScriptsAreClean() throws {
        let folders = [".ci", ".github", "Tests"].map { repository.appendingPathComponent($0).path }
        let scripts = try folders.flatMap { folder in
            try Files.paths(below: folder).map { "\(folder)/\($0)" }.filter { path in
                guard !path.contains("/Fixtures/"), !path.hasSuffix(".swift") else { return false }
                let data = try Data(contentsOf: URL(fileURLWithPath: path))
                return data.starts(with: Data("#!/usr/bin/env bash\n".utf8)) || path.hasSuffix(".sh")
            }
        }
        #expect(scripts.count > 8)
        let run = try DistributionJudges.shellcheck.run(["--external-sources"] + scripts)
        #expect(run.isSuccess, "\(run.messages)")
    }

    /// Scripts in workflows and in the action are one line, or the linter would not see them; and no expression is pasted
    /// into code.
    @Test(arguments: files.map(\.0))
    func expressionsStayOutOfScripts(_ file: String) throws {
        let text = try Files.text(of: repository.appendingPathComponent(file).path)
        let scripts = text.matches(of: #/(?m)^ *(- )?run: (?<script>.*)$/#).map(\.script)
        #expect(!scripts.isEmpty)
        #expect(scripts.allSatisfy { !$0.contains("${{") && $0 != "|" && !$0.hasPrefix(">") }, "\(scripts)")
    }
}
