import Scores

extension LoggedInComponent {
    /// The score of these two players. It starts again when others log in.
    var mutableScoreStream: MutableScoreStream { shared { ScoreSubject() } }

    /// The same score, for code that only reads it.
    var scoreStream: ScoreStream { mutableScoreStream }
}
