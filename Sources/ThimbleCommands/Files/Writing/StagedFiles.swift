/// The output files of one command. They are written all or none.
struct StagedFiles {
    private var files: [(shownPath: String, file: StagedFile)] = []
    private var errors: [String] = []
    private let folders = CreatedFolders()
    private var deletions: [(shownPath: String, location: String)] = []

    /// Prepares one more file.
    mutating func stage(_ shownPath: String, _ make: () throws(SystemError) -> StagedFile) {
        do throws(SystemError) {
            files.append((shownPath, try make()))
        } catch {
            errors.append("'\(shownPath)' cannot be written: \(error.reason).")
        }
    }

    /// Prepares a new file and the folders that it needs. A file that exists is left unchanged.
    ///
    /// - Parameter location: absolute.
    mutating func stageNew(_ shownPath: String, at location: String, _ bytes: [UInt8]) {
        let folders = folders
        stage(shownPath) { () throws(SystemError) in
            guard !Platform.exists(location) else { throw SystemError(reason: "it exists already") }
            if let slash = location.lastIndex(of: "/") { try folders.make(String(location[..<slash])) }
            return try StagedFile(location, with: CollectionOfOne(bytes), isDurable: true, in: folders)
        }
    }

    /// Prepares the deletion of a file, unless it has been changed since it was read.
    ///
    /// - Parameters:
    ///   - location: absolute.
    ///   - bytes: the contents as they were read.
    mutating func stageDeletion(_ shownPath: String, at location: String, of bytes: [UInt8]) {
        do throws(SystemError) {
            guard try Platform.read(location) == bytes else {
                throw SystemError(reason: "another program has changed it in the meantime")
            }
            deletions.append((shownPath, location))
        } catch {
            errors.append("'\(shownPath)' cannot be deleted: \(error.reason).")
        }
    }

    /// Writes all of them.
    ///
    /// - Throws: every file that cannot be written. If the disk fails midway, also the files that were written.
    func commit() throws(Stop) {
        guard errors.isEmpty else { throw .failure(Failure(errors + ["Nothing was written."])) }
        for (number, staged) in files.enumerated() {
            do throws(SystemError) {
                try staged.file.commit()
            } catch {
                let written = files.prefix(number).map { "'\($0.shownPath)'" }.joined(separator: ", ")
                let others = number == 0 ? "Nothing was written." : "Already written: \(written)."
                throw .failure(Failure(["'\(staged.shownPath)' cannot be written: \(error.reason).", others]))
            }
        }
        for (shownPath, location) in deletions {
            do throws(SystemError) { try Platform.delete(location) } catch {
                throw .failure(Failure("'\(shownPath)' cannot be deleted: \(error.reason)."))
            }
        }
    }
}
