/// The only code that changes a state: a function of the action and of the state before.
public protocol Mutation<State, Action> {
    associatedtype State
    associatedtype Action

    func mutate(action: Action, state: inout State)
}
