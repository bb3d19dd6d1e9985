import RIBs

final class LeagueComponent: Component<EmptyDependency>, MatchDependency {
    let stadium = Stadium()

    func kickOff() { _ = MatchBuilder(dependency: self).build(home: "North", guest: "South") }
}

enum Saturday {
    static func begin() { LeagueComponent(dependency: EmptyComponent()).kickOff() }
}
