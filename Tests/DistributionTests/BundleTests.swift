import Foundation
import Reporters
import TestSupport
import Testing

/// The archives of a release.
@Suite(.enabled(if: ReleaseBundle.obstacle == nil, "\(ReleaseBundle.obstacle ?? "")"))
struct BundleTests {
    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"))
    func theSameProgramMakesTheSameArchives() throws {
        let (one, other) = (try ReleaseBundle.shared.get(), try ReleaseBundle())
        let archives = try one.folder.names().filter { $0.hasSuffix(".gz") || $0.hasSuffix(".zip") }
        #expect(archives.count >= 2)
        for name in archives {
            let bytes = try [one, other].map { try Data(contentsOf: $0.folder.url.appendingPathComponent(name)) }
            #expect(bytes[0] == bytes[1], "\(name)")
        }
        #expect(try one.folder.text(of: "checksums.txt") == other.folder.text(of: "checksums.txt"))
        #expect(try one.folder.names().allSatisfy { !$0.hasPrefix(".") })
    }

    @Test func theArtifactBundleNamesItsProgram() throws {
        let bundle = try ReleaseBundle.shared.get()
        let info = try bundle.folder.text(of: "thimble.artifactbundle/info.json")
        let document = try #require(JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any])
        let artifact = try #require((document["artifacts"] as? [String: [String: Any]])?["thimble"])
        #expect(artifact["version"] as? String == toolVersion)
        let variants = try #require(artifact["variants"] as? [[String: Any]])
        #expect(variants.count == 1)
        let path = try #require(variants[0]["path"] as? String)
        let run = try Program(at: "\(bundle.path)/thimble.artifactbundle/\(path)").run(["--version"])
        #expect(run.output == "\(toolVersion)\n")
        let notes = try bundle.folder.text(of: "notes.md")
        #expect(notes.contains("- `"))
        #if os(Linux)
            #expect(notes.contains(#/Built with glibc \d+\.\d+\. Needs glibc \d+\.\d+ or later, .*Swift\./#))
        #endif
    }

    /// With an address, the plugins download the program, and a formula is made for three platforms.
    @Test func anAddressIsWrittenWithItsChecksums() throws {
        let address = "https://example.org/owner/thimble/releases/download/\(toolVersion)"
        let folder = try TemporaryFolder()
        let name = "thimble-\(toolVersion)"
        // What the other machines of a release add.
        let made = try ReleaseBundle.shared.get()
        let archive = try #require(made.folder.names().first { $0.hasPrefix("\(name)-") && $0.hasSuffix(".tar.gz") })
        for platform in ["linux-aarch64", "linux-x86_64", "macos"] {
            let content = try TemporaryFolder(["\(name)-\(platform)/REQUIREMENTS": "Nothing."])
            try FileManager.default.copyItem(
                atPath: "\(made.path)/thimble.artifactbundle/\(archive.dropLast(7))/thimble",
                toPath: "\(content.path)/\(name)-\(platform)/thimble"
            )
            let tar = try #require(Program(named: "tar"))
            let file = "\(folder.path)/\(name)-\(platform).tar.gz"
            #expect(try tar.run(["-czf", file, "-C", content.path, "\(name)-\(platform)"]).isSuccess)
        }
        let run = try ReleaseBundle.bundle(["package", "--output", folder.path, "--address", address])
        #expect(run.isSuccess, "\(run.messages)")
        let sums = try folder.text(of: "checksums.txt").split(separator: "\n").map { $0.split(separator: " ") }
        #expect(sums.count >= 4)
        let formula = try folder.text(of: "thimble.rb")
        for sum in sums where sum[1].hasPrefix("\(name)-") { #expect(formula.contains("sha256 \"\(sum[0])\"")) }
        #expect(formula.contains("url \"\(address)/\(name)-macos.tar.gz\""))
        #expect(formula.contains("homepage \"https://example.org/owner/thimble\""))
        #expect(!formula.contains("SHA256_OF") && !formula.contains("VERSION"))
        let zip = try #require(sums.first { $0[1] == "thimble.artifactbundle.zip" })
        if let manager = PackageManager() {
            let archive = "\(folder.path)/thimble.artifactbundle.zip"
            let sum = try manager.run(["package", "compute-checksum", archive], in: folder.path)
            #expect(sum.output == "\(zip[0])\n")
        }
        let info = try folder.text(of: "thimble.artifactbundle/info.json")
        #expect(info.contains("\"arm64-apple-macosx\", \"x86_64-apple-macosx\""))
        #expect(info.contains("\"aarch64-unknown-linux-gnu\""))
    }

    @Test(
        arguments: [
            (["tarball"], "Unknown argument 'tarball'."),
            (["--binary"], "'--binary' requires a value."),
            (["--binary", "/no/such/program"], "'/no/such/program' is not a program."),
            (["--binary", "/bin/ls"], "The program is not of version \(toolVersion)."),
            (["package"], "run '.ci/bundle binary' first."),
        ]
    )
    func badInputWritesNothing(_ arguments: [String], _ message: String) throws {
        let folder = try TemporaryFolder()
        let run = try ReleaseBundle.bundle(["--output", folder.path] + arguments)
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try folder.names() == [])
    }
}
