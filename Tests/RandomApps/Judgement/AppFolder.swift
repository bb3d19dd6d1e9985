import Foundation
import TestSupport

/// An app on disk.
struct AppFolder {
    let app: AppText
    /// Absolute. An app without a package is one module, named after its folder.
    let path: String

    init(_ app: AppText, below folder: String) throws {
        self.app = app
        let name = app.plan.modules.count > 1 ? "App" : app.plan.modules.joined()
        path = "\(folder)/\(app.plan.prefix)/\(name)"
        for (file, text) in app.files { try Files.write(text, to: "\(path)/\(file)") }
        try OptionalRules.enable(in: path)
    }

    /// The files of a module, the generated one among them. That one is copied under a name of the app's own: the
    /// compiler takes no two files of one name.
    func files(of module: String) throws -> [String] {
        guard app.plan.modules.contains(module) else { return [] }
        let folder = app.plan.modules.count > 1 ? "Sources/\(module)/" : ""
        let own = app.files.keys.filter { $0.hasPrefix(folder) && $0 != "Package.swift" }.sorted().map {
            "\(path)/\($0)"
        }
        let generated = "\(path)/\(folder)ThimbleGenerated.swift"
        guard FileManager.default.fileExists(atPath: generated) else { return own }
        let copy = "\(path)/\(app.plan.prefix)Generated\(module).swift"
        try Files.write(Files.text(of: generated), to: copy)
        return own + [copy]
    }

    /// The first line of the declaration in which an error stands.
    func head(around message: CompilerError) -> Substring {
        let names = Files.paths(below: path)
        guard let name = names.first(where: { $0 == message.file || $0.hasSuffix("/\(message.file)") }),
            let text = try? Files.text(of: "\(path)/\(name)")
        else { return "" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(message.line)
        return lines.last { !$0.isEmpty && !$0.hasPrefix(" ") && $0.hasSuffix("{") } ?? ""
    }
}
