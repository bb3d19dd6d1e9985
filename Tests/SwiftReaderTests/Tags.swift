import Testing

extension Tag {
    /// Inputs that a program has made or damaged: the tests ask for sound tables, not for a certain result.
    @Tag static var fuzzing: Self
}
