import Modules
import SwiftReader

/// A template of Xcode, an `.xctemplate` folder.
package struct Template: Sendable {
    /// The contents of its files, by the path from the folder.
    private let contents: [String: [UInt8]]
    private static let information = "TemplateInfo.plist"

    package init(_ contents: [String: [UInt8]]) { self.contents = contents }

    /// The files of the template for a name.
    ///
    /// - Parameters:
    ///   - name: what takes the place of `productName`, and of `___FILEBASENAME___` in the names of files.
    ///   - module: the name of the module that gets the files.
    ///   - given: values of options and placeholders.
    /// - Throws: what the template needs.
    package func files(
        named name: String,
        module: String,
        _ given: [String: String]
    ) throws(ScaffoldRefusal) -> [NewFile] {
        let plist = contents[Self.information].map { String(decoding: $0, as: UTF8.self) }
        let options = try TemplateOptions(plist)
        let values = try options.values(given.merging(["productName": name]) { first, _ in first })
        let folder = try folder(options.folder(values))
        let variables = values.map { ("VARIABLE_\($0.key)", $0.value) }
        var placeholders = given.merging(variables) { first, _ in first }
        for project in ["PROJECTNAME", "PACKAGENAME", "TARGETNAME", "WORKSPACENAME"] where placeholders[project] == nil
        {
            placeholders[project] = module
        }
        placeholders["PROJECTNAMEASIDENTIFIER"] = TemplateText.identifier(placeholders["PROJECTNAME"] ?? module)
        placeholders["PACKAGENAMEASIDENTIFIER"] = TemplateText.identifier(placeholders["PACKAGENAME"] ?? module)
        var result: [NewFile] = []
        for (path, bytes) in contents.sorted(by: { $0.key.precedesByBytes($1.key) }) where path.hasPrefix(folder) {
            let rest = path.dropFirst(folder.count)
            guard !Self.isPartOfDialog(path), folder.isEmpty ? !rest.contains("/") : true else { continue }
            result.append(try file(String(rest), bytes, name, placeholders))
        }
        guard !result.isEmpty else { throw ScaffoldRefusal("The template has no files for these options.") }
        return result
    }

    private func file(
        _ path: String,
        _ bytes: [UInt8],
        _ name: String,
        _ values: [String: String]
    ) throws(ScaffoldRefusal) -> NewFile {
        let ofNames = values.merging(["FILEBASENAME": name, "FILEBASENAMEASIDENTIFIER": name]) { $1 }
        let path = try TemplateText(values: ofNames).expandedLine(path)
        // A value must not lead out of the folder.
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !components.contains(where: { ["", ".", ".."].contains($0) }) else {
            throw ScaffoldRefusal("'\(path)' is not the name of a file in the folder of the RIB.")
        }
        let fileName = String(path.lastComponent)
        let baseName = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
        let project = values["PROJECTNAME"] ?? ""
        let own = [
            "FILENAME": fileName, "FILEBASENAME": baseName,
            "FILEBASENAMEASIDENTIFIER": TemplateText.identifier(baseName),
            "FILEHEADER": "\n//  \(fileName)\n//  \(project)\n//",
        ]
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ScaffoldRefusal("'\(path)' of the template is not text.")
        }
        return NewFile(name: path, text: try TemplateText(values: values.merging(own) { $1 }).expanded(text))
    }

    /// The prefix of the paths of the files for some options.
    private func folder(_ name: String) throws(ScaffoldRefusal) -> String {
        let folders = Set(
            contents.keys.compactMap { $0.contains("/") ? $0.split(separator: "/").first.map(String.init) : nil }
        )
        if folders.contains(name) { return "\(name)/" }
        let hasFiles = contents.keys.contains { !$0.contains("/") && !Self.isPartOfDialog($0) }
        if hasFiles { return "" }
        if name.isEmpty, folders.contains("Default") { return "Default/" }
        let known = folders.sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw ScaffoldRefusal(
            "The template has no folder '\(name.isEmpty ? "Default" : name)' for these options"
                + (known.isEmpty ? "." : "; it has \(known).")
        )
    }

    /// Whether a file describes the template and is not part of its output.
    private static func isPartOfDialog(_ path: String) -> Bool {
        path == information || path.hasPrefix("TemplateIcon") || path.lastComponent.hasPrefix(".")
    }
}
