import Scores

extension LoggedInComponent {
    /// The score of these two players, which begins anew when others log in.
    var mutableScoreStream: MutableScoreStream { shared { ScoreSubject() } }

    /// The same score, for those who must not move it.
    var scoreStream: ScoreStream { mutableScoreStream }
}
