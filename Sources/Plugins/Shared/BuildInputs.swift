import Foundation
import PackagePlugin

/// What a build command reads. Every plugin has a link to this file, because plugins cannot import a target.
struct BuildInputs {
    /// The arguments that name the sources.
    let arguments: [String]
    /// All files on which the result depends.
    let files: [URL]

    /// The sources of a target and of its dependencies, named by a list: their paths could be too long for arguments.
    init(of target: SwiftSourceModuleTarget, in context: PluginContext) throws {
        let modules = [target] + target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        let sources = modules.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
        let list = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
        try Self.write(sources.map { $0.filePath + "\n" }.joined(), to: list)
        arguments = ["--file-list", list.filePath]
        files =
            sources + [list] + Self.manifests(of: context.package)
            + Self.configuration(for: sources.first ?? context.package.directoryURL)
    }

    /// The manifests of a package and of those that it depends on: settings in them change the result.
    private static func manifests(of package: Package) -> [URL] {
        var found: [URL] = []
        var seen: Set<Package.ID> = []
        var pending = [package]
        while let next = pending.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            found.append(next.directoryURL.appending(path: "Package.swift"))
            pending += next.dependencies.map(\.package)
        }
        return found.filter { FileManager.default.fileExists(atPath: $0.filePath) }.sorted { $0.path < $1.path }
    }

    /// The configuration that the tool finds from a path, in this folder or above it within the repository, and the
    /// baseline that it names.
    static func configuration(for path: URL) -> [URL] {
        var folder = path.standardizedFileURL
        while folder.filePath != "/" {
            let file = folder.appending(path: ".thimble.json")
            if FileManager.default.fileExists(atPath: file.filePath) { return [file] + baseline(of: file, in: folder) }
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").filePath) { return [] }
            folder = folder.deletingLastPathComponent()
        }
        return []
    }

    /// Nothing if the configuration cannot be read: the tool says what is wrong with it.
    private static func baseline(of configuration: URL, in folder: URL) -> [URL] {
        struct Settings: Decodable { let baseline: String? }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        guard let text = try? Data(contentsOf: configuration),
            let path = try? decoder.decode(Settings.self, from: text).baseline
        else { return [] }
        let file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
        return FileManager.default.fileExists(atPath: file.filePath) ? [file] : []
    }

    /// Leaves a file alone that has the text already, so that commands do not run again.
    private static func write(_ text: String, to file: URL) throws {
        let bytes = Data(text.utf8)
        if let current = try? Data(contentsOf: file), current == bytes { return }
        try bytes.write(to: file, options: .atomic)
    }
}

extension URL {
    /// The path for the file system, without percent-encoding and without a slash at the end.
    var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension BuildInputs {
        private static let foreignFolders: Set = ["build", "Carthage", "DerivedData", "Pods"]

        /// The folder of a project, which the tool reads itself: Xcode lists only the files of one target.
        ///
        /// The sources are declared through a link, because Xcode does not compile a source that it knows as the input
        /// of a command.
        init(of project: XcodeProject, workingIn folder: URL) throws {
            arguments = [project.directoryURL.filePath]
            let link = folder.appending(path: "project")
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link.filePath)
            if target != project.directoryURL.filePath {
                try? FileManager.default.removeItem(at: link)
                try FileManager.default.createSymbolicLink(
                    atPath: link.filePath,
                    withDestinationPath: project.directoryURL.filePath
                )
            }
            files =
                Self.sources(below: project.directoryURL).map { link.appending(path: $0) }
                + Self.configuration(for: project.directoryURL)
        }

        /// The paths of the Swift files below a folder, from that folder.
        private static func sources(below folder: URL) -> [String] {
            guard let files = FileManager.default.enumerator(atPath: folder.filePath) else { return [] }
            var found: [String] = []
            while let path = files.nextObject() as? String {
                let name = path.split(separator: "/").last.map(String.init) ?? path
                if name.hasPrefix(".") || foreignFolders.contains(name) {
                    files.skipDescendants()
                } else if name.hasSuffix(".swift") {
                    found.append(path)
                }
            }
            return found.sorted()
        }
    }
#endif
