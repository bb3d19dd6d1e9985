import ScoreBoard

extension OffGameComponent {
    /// Created at each call, because a stored builder would keep the component alive.
    var scoreBoardBuilder: ScoreBoardBuildable { ScoreBoardBuilder(dependency: self) }
}
