/// Refusing to write on behalf of a caller that may only read, such as the plugin `ThimbleCommand`.
extension Environment {
    /// The variable with which such a caller names the command that may write.
    static let writingCommand = "THIMBLE_WRITING_COMMAND"

    /// - Parameter subject: what writes, to begin a sentence.
    /// - Throws: which command to use instead, if the caller may only read.
    func refuseWriting(_ subject: String) throws(Stop) {
        guard let command = value(of: Self.writingCommand) else { return }
        throw .failure(Failure("\(subject) writes files. Use '\(command)', followed by the same arguments."))
    }
}
