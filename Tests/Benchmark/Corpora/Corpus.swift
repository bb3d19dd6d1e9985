import Foundation

/// An app that is made for measuring; the same on every machine.
struct Corpus: Sendable {
    /// How its files come to be.
    enum Recipe: Sendable {
        case shape(Shape, size: Int, Form)
        /// A tree of scopes in which each has a file of its own, beside four times as many other files.
        case app(scopes: Int, Form)
        /// Marked protocols, for which mocks are written.
        case protocols(count: Int)
        /// What `corpus/gen.py` in the shared folder makes.
        case script(components: Int, files: Int)
        /// What the repository contains.
        case sample
    }

    let name: String
    let recipe: Recipe
    /// Its `ContentHash`; "" where the repository's own files are meant, which change.
    let hash: String

    /// Makes it where it is not there yet, and looks whether it is what it should be.
    ///
    /// - Returns: its folder.
    func folder(in location: Workplace) throws -> String {
        if case .sample = recipe { return "\(location.repository)/SampleApp" }
        let folder = "\(location.corpora)/\(name)"
        if !FileManager.default.fileExists(atPath: folder) { try make(at: folder, location) }
        let found = try ContentHash(ofFolder: folder)
        guard found.text == hash else {
            throw BenchmarkError(
                "The corpus `\(name)` in \(folder) has the hash \(found.text) (\(found.files) files, \(found.bytes) "
                    + "bytes), and should have \(hash). Delete that folder to have it made again; if that does not help, "
                    + "this machine makes another one, and its figures cannot be compared."
            )
        }
        return folder
    }

    /// Nothing half made keeps the name.
    private func make(at folder: String, _ location: Workplace) throws {
        let draft = "\(folder).draft"
        try? FileManager.default.removeItem(atPath: draft)
        switch recipe {
        case .shape(let shape, let size, let form):
            try ShapeWriter(form: form).write(shape.tree(size: size), into: draft)
        case .app(let scopes, let form):
            try ShapeWriter(form: form, scopesPerFile: 1, plainFiles: scopes * 4)
                .write(Shape.readers.tree(size: scopes), into: draft)
        case .protocols(let count): try ProtocolFiles(count: count).write(into: draft)
        case .script(let components, let files):
            guard let script = location.corpusScript else {
                throw Skipped("the shared folder's corpus/gen.py is not there")
            }
            guard let python = location.tool("python3") else { throw Skipped("python3 is not installed") }
            let run = try ChildProcess.run([python, script, draft, "-n", "\(components)", "-f", "\(files)"])
            guard run.code == 0 else { throw BenchmarkError("\(script) ended with \(run.code).") }
        case .sample: return
        }
        try FileManager.default.moveItem(atPath: draft, toPath: folder)
    }
}

/// Why nothing can be reported.
struct BenchmarkError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// Why a row is left out.
struct Skipped: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
