import SourceLayout

extension Configuration {
    static let fileName = ".thimble.json"

    /// Reads the nearest `.thimble.json` in or above a path, up to the end of the repository.
    ///
    /// - Parameter location: the absolute path of what is checked.
    /// - Returns: a configuration that wants nothing where there is no file.
    /// - Throws: what is wrong with the file, and where.
    static func nearest(to location: String) throws(Stop) -> Configuration {
        var folder = location
        while true {
            let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
            if (try? Platform.status(of: path)) != nil { return try read(path, in: folder) }
            let isEnd = (try? Platform.status(of: "\(folder)/.git")) != nil
            guard folder != "/", !isEnd else { return Configuration() }
            folder = "/" + folder.split(separator: "/").dropLast().joined(separator: "/")
        }
    }

    private static func read(_ path: String, in folder: String) throws(Stop) -> Configuration {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try Platform.read(path)
        } catch {
            throw .failure(Failure("The configuration '\(path)' cannot be read: \(error.reason)."))
        }
        do throws(JSONFault) {
            return try Configuration(try JSONReader.read(bytes), in: folder == "/" ? "" : folder)
        } catch {
            let end = error.message.hasSuffix("?") || error.message.hasSuffix(".") ? "" : "."
            throw .failure(Failure("\(path):\(error.place.line):\(error.place.column): \(error.message)\(end)"))
        }
    }
}
