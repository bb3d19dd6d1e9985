import Foundation

/// Where everything stands that the benchmark needs.
struct Workplace {
    /// The folder with `Package.swift`.
    let repository: String
    /// Where corpora and what is written about them are kept.
    let folder: String

    var corpora: String { "\(folder)/corpora" }
    /// For what commands write.
    var output: String { "\(folder)/output" }

    init(folder: String?) throws {
        // Tests/Benchmark/Corpora/Workplace.swift
        var here = URL(fileURLWithPath: #filePath)
        for _ in 1...4 { here.deleteLastPathComponent() }
        repository = here.path
        self.folder = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("thimble-benchmark").path
        for path in [corpora, output] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
    }

    /// The generator of the large apps; `nil` where the shared folder is not beside the repository.
    var corpusScript: String? {
        let path = URL(fileURLWithPath: "\(repository)/../shared/corpus/gen.py").standardized.path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// The path of a tool; `nil` where it is not installed.
    func tool(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
