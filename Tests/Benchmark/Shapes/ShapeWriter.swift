import Foundation

/// Writes an app of some shape into a folder.
struct ShapeWriter {
    let form: Form
    /// How many scopes share a file.
    var scopesPerFile = 50
    /// How many files stand beside those of the scopes, which declare no scope.
    var plainFiles = 0

    /// - Parameter folder: does not exist yet.
    func write(_ tree: ScopeTree, into folder: String) throws {
        let needs = tree.needs
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (file, start) in stride(from: 0, to: tree.names.count, by: scopesPerFile).enumerated() {
            let scopes = start..<min(start + scopesPerFile, tree.names.count)
            let text = scopes.map { form.text(of: $0, in: tree, needs: needs) }.joined(separator: "\n")
            try write("import \(form.library)\n\n\(text)", to: "\(folder)/Scopes\(file).swift")
        }
        for file in 0..<plainFiles {
            let part = "\(folder)/Plain\(file / 1000)"
            if file.isMultiple(of: 1000) {
                try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
            }
            try write(plainText(file), to: "\(part)/Plain\(file).swift")
        }
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// What most files of an app look like to Thimble: code that has nothing to do with scopes.
    private func plainText(_ number: Int) -> String {
        let methods = (1...12).map { method in
            """
                /// Counts what was added since the last call; step \(method) of \(number).
                func count\(method)(of items: [String], from start: Int = \(number % 17)) -> Int? {
                    guard items.count > start else { return nil } // nothing new
                    let lengths = items.dropFirst(start).map { "\\($0): \\($0.count)" }
                    for (index, text) in lengths.enumerated() where index % \(method + 1) == 0 {
                        total += text.utf8.count
                    }
                    return lengths.isEmpty ? nil : total
                }

            """
        }
        return "import Foundation\n\nfinal class Plain\(number) {\n    private var total = 0\n\n\(methods.joined())}\n"
    }
}
