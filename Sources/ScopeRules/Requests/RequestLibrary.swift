import SwiftReader

/// What the rules know about a library in which an executor finds the interactor of a request at run time.
///
/// Interactors are registered with a request: `registerInteractor(_:request:)`. `execute(_:)` takes a request of the same
/// class. Classes of the app that have these methods work in the same way.
struct RequestLibrary: Sendable {
    /// The module that declares them.
    let module: String
    /// The names of the executor, for an app whose sources do not contain the library.
    let executors: Set<String>
    let register: String
    /// The label of the argument of `register` that is the request.
    let requestLabel: String
    let execute: String
    /// The property of a request through which the executor reports that no interactor is registered.
    let errorHandler: String

    /// ACInteractor, by AppCron.
    static let acInteractor = RequestLibrary(
        module: "ACInteractor",
        executors: ["InteractorExecuter", "InteractorExecutor"],
        register: "registerInteractor",
        requestLabel: "request",
        execute: "execute",
        errorHandler: "onError"
    )
}
