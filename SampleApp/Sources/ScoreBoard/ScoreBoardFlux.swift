import Flux
import Scores

/// The state of the score board.
struct ScoreBoardState: Equatable {
    var score = Score()
    var gameCount = 0
    var drawCount = 0
}

/// The events that change the state.
enum ScoreBoardAction: Equatable {
    case scoreChanged(Score)
    case gamesCounted(gameCount: Int, drawCount: Int)
}

/// The effect of each action on the state.
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
