/// Files of one command, which are written all or not at all.
struct StagedFiles {
    private var files: [(shownPath: String, file: StagedFile)] = []
    private var errors: [String] = []

    /// Gets one more file ready.
    mutating func stage(_ shownPath: String, _ make: () throws(SystemError) -> StagedFile) {
        do throws(SystemError) {
            files.append((shownPath, try make()))
        } catch {
            errors.append("'\(shownPath)' cannot be written: \(error.reason).")
        }
    }

    /// Puts all of them in their places.
    ///
    /// - Throws: every file that cannot be written. Where the disk fails in the midst of it, also those that were written.
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
    }
}
