/// The reason for which a request failed, worded for an alert.
public struct InteractorError: Error, Equatable {
    public let message: String

    public init(message: String) { self.message = message }
}
