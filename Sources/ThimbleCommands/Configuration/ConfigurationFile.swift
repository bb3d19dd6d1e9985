import Modules
import TextFormats

extension Configuration {
    static let fileName = ".thimble.json"

    /// Reads the nearest `.thimble.json` in or above a path, within the repository.
    ///
    /// - Parameters:
    ///   - location: the absolute path of what is checked.
    ///   - files: where the file is read.
    /// - Returns: the default configuration if there is no file.
    /// - Throws: what is wrong with the file, with the location.
    static func nearest(to location: String, in files: FileSystem = .disk) throws(Stop) -> Configuration {
        var folder = location
        while true {
            let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
            if files.exists(path) { return try read(path, typedPath: nil, in: files) }
            let isEnd = (try? Platform.status(of: "\(folder)/.git")) != nil
            guard folder != "/", !isEnd else { return Configuration() }
            folder = "/" + folder.split(separator: "/").dropLast().joined(separator: "/")
        }
    }

    /// Reads a configuration. Its paths are relative to its folder.
    ///
    /// - Parameters:
    ///   - path: the absolute path of the file.
    ///   - typedPath: the path as typed, to show in messages; `nil` if it was not typed.
    ///   - files: where the file is read.
    /// - Throws: what is wrong with the file, with the location.
    static func read(_ path: String, typedPath: String?, in files: FileSystem = .disk) throws(Stop) -> Configuration {
        let shownPath = typedPath ?? path
        let components = path.split(separator: "/").dropLast()
        let folder = components.isEmpty ? "" : "/" + components.joined(separator: "/")
        var configuration = try readJSONFile(path, shownPath: shownPath, kind: "The configuration", in: files) {
            (value) throws(JSONFault) in try Configuration(value, in: folder, typedPath: typedPath)
        }
        configuration.location = path
        try configuration.readLibraries(shownPath: shownPath, in: files)
        return configuration
    }
}
