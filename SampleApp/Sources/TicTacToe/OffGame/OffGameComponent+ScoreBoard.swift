import ScoreBoard

extension OffGameComponent {
    /// Made at each call: a builder that the component kept would keep the component.
    var scoreBoardBuilder: ScoreBoardBuildable { ScoreBoardBuilder(dependency: self) }
}
