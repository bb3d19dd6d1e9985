import Flux
import Scores

/// All that the score board shows.
struct ScoreBoardState: Equatable {
    var score = Score()
    var gameCount = 0
    var drawCount = 0
}

/// All that happens to it.
enum ScoreBoardAction: Equatable {
    case scoreChanged(Score)
    case gamesCounted(gameCount: Int, drawCount: Int)
}

/// What that does to it.
struct ScoreBoardMutation: Mutation {
    func mutate(action: ScoreBoardAction, state: inout ScoreBoardState) {
        switch action {
        case .scoreChanged(let score): state.score = score
        case .gamesCounted(let gameCount, let drawCount):
            state.gameCount = gameCount
            state.drawCount = drawCount
        }
    }
}
