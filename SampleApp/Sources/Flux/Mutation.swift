/// The only code that changes a state: a function of the action and the previous state.
public protocol Mutation<State, Action> {
    associatedtype State
    associatedtype Action

    func mutate(action: Action, state: inout State)
}
